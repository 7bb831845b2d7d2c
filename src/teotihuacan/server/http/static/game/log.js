// The log: a line for each choice, a paragraph for each turn, newest last. Lines are short, with
// icons. A click shows a turn in full, with bookkeeping and reasons.

import { $, drawn, icon, make } from "../shared/dom.js";
import { t } from "../shared/words.js";

const NEAR = 40; // pixels from the end that still count as the end
const LINE = 70; // characters in a line of text …
const CHIP = 6; // … and those that an icon takes

export class Log {
  constructor({ jump }) {
    this.list = $("#log-list");
    this.heard = $("#heard");
    this.entries = [];
    this.seat = null; // the player who reads it …
    this.others = new Map(); // … and the logs of other players at this screen
    this.newest = 0; // the last step that any of them has been shown
    this.opened = new Set(); // turns that are shown in full
    this.drawnWith = {};
    this.jump = jump;
    this.reading = false; // the player has scrolled away from the end
    this.away = true; // it is hidden behind another tab
    this.put = 0; // the position to which this script scrolled last
    this.marked = null; // the earlier step that is shown
    this.divided = null; // the turn below the line "since your last turn"
    this.list.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.resized()).observe(this.list);
  }

  clear() {
    this.entries = [];
    this.others.clear();
    this.heard.replaceChildren();
    this.list.replaceChildren();
  }

  update(since, entries, options) {
    this.take(since, entries);
    this.draw(options);
  }

  // Another player reads it, who may know more, or less.
  turnTo(seat) {
    if (seat === this.seat) return;
    if (this.seat !== null) this.others.set(this.seat, this.entries);
    this.seat = seat;
    this.entries = this.others.get(seat) ?? [];
  }

  // Entries after a step replace those from before (after an undo, for example). Screen readers
  // read nothing at the start.
  take(since, entries) {
    const kept = this.entries.filter((entry) => entry.moment <= since);
    const heard = Math.max(since, this.newest);
    if (kept.length) this.announce(entries.filter((entry) => entry.moment > heard).slice(-6));
    this.entries = [...kept, ...entries];
    this.newest = this.entries.at(-1)?.moment ?? 0;
  }

  // The entries of one turn.
  of(turn) {
    return this.entries.filter((entry) => entry.turn === turn);
  }

  // The first entry after a seat's last own turn, except its current turn.
  newsFor(seat, now) {
    const owner = new Map();
    for (const entry of this.entries) {
      if (entry.turn && !owner.has(entry.turn)) owner.set(entry.turn, entry.seat);
    }
    const own = Math.max(
      0,
      ...[...owner.keys()].filter((turn) => turn < now && owner.get(turn) === seat),
    );
    const first =
      own && this.entries.find((entry) => entry.turn > own && owner.get(entry.turn) !== seat);
    return first || null;
  }

  // The turns of other players since a seat's last own one that have a line.
  since(seat, now, here) {
    const first = this.newsFor(seat, now);
    const news = first ? this.entries.filter(({ turn }) => turn >= first.turn) : [];
    const others = news.filter((entry) => entry.seat !== null && !here.includes(entry.seat));
    return [...new Set(others.map(({ turn }) => turn))].filter((turn) => this.lines(turn).length);
  }

  // For screen readers.
  announce(entries) {
    this.heard.replaceChildren(...entries.map((entry) => make("p", {}, entry.text)));
  }

  // Redraw what has changed. If the player has scrolled up, stay there. `until`: the last turn to
  // show.
  draw({ seat = null, turn: now = 0, until = Infinity } = {}) {
    this.drawnWith = { seat, turn: now, until };
    const shown = joined(this.entries.filter((entry) => entry.turn <= until));
    const news = seat === null ? null : this.newsFor(seat, now);
    const loud = new Map(); // the first entry with a line of each turn
    const brief = new Set(); // turns with more to show
    for (const entry of shown) {
      if (hasLine(entry) && !loud.has(entry.turn)) loud.set(entry.turn, entry);
      if (entry.short !== entry.text) brief.add(entry.turn);
    }
    $(".news", this.list)?.remove();
    let turn = null;
    shown.forEach((entry, index) => {
      const starts = entry.turn !== turn;
      const full = this.opened.has(entry.turn);
      turn = entry.turn;
      const whole = full || !loud.has(turn); // if no entry of a turn has a line, show all
      const more = brief.has(turn) && loud.get(turn) === entry;
      const key = JSON.stringify([entry, starts, full, whole, more]);
      const old = this.list.children[index];
      if (old?.dataset.key === key) return;
      const item = this.item(entry, starts, whole, more && this.more(entry, full));
      item.dataset.key = key;
      if (old) old.replaceWith(item);
      else this.list.append(item);
    });
    while (this.list.children.length > shown.length) this.list.lastChild.remove();
    if (news) {
      const divider = make("li", { class: "news" }, t("page.since"));
      this.list.children[shown.findIndex((entry) => entry.turn === news.turn)]?.before(divider);
    }
    const fresh = news !== null && news.turn !== this.divided;
    this.divided = news?.turn ?? null;
    if (fresh) this.reading = false;
    if (this.marked !== null) this.mark(this.marked);
    else if (!this.reading) this.follow(fresh);
  }

  // Scroll to the end, or to the first new entry if not all of them fit.
  follow(fresh) {
    this.list.scrollTop = this.list.scrollHeight;
    const divider = fresh ? $(".news", this.list) : null;
    if (divider) {
      // The divider is sticky, so measure the entry below it.
      const above = divider.nextElementSibling.offsetTop - divider.offsetHeight;
      if (this.list.scrollHeight - above > this.list.clientHeight) this.list.scrollTop = above;
    }
    this.put = this.list.scrollTop;
  }

  // While it was hidden it could not scroll.
  resized() {
    const away = !this.list.clientHeight;
    if (this.away && !away) {
      if (this.marked !== null) this.mark(this.marked);
      else if (!this.reading) this.follow(true);
    }
    this.away = away;
  }

  // Ignore scroll events that this script caused.
  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    if (Math.abs(scrollTop - this.put) < 2) return;
    this.put = -1;
    this.reading = scrollHeight - scrollTop - clientHeight >= NEAR;
  }

  item(entry, starts, whole, more) {
    const seat = entry.seat >= 0 && entry.seat !== null ? ` of-${entry.seat}` : "";
    const folded = !whole && !hasLine(entry);
    return make(
      "li",
      {
        class: `entry${starts ? " starts" : ""}${seat}${whole ? " whole" : ""}`,
        "data-moment": entry.moment,
        hidden: folded,
      },
      make(
        "button",
        {
          type: "button",
          title: t("page.jump"),
          class: "line",
          onclick: () => this.jump(entry.last ?? entry.moment),
        },
        make("span", { class: "short" }, ...drawn(entry.short), ...entry.chips.map(chip)),
        make("span", { class: "full" }, ...drawn(entry.text)),
        ...entry.points.map(points),
      ),
      more || null,
    );
  }

  // The button that shows a turn in full.
  more(entry, full) {
    const label = t(full ? "page.log.less" : "page.log.more");
    const toggle = () => {
      if (!this.opened.delete(entry.turn)) this.opened.add(entry.turn);
      const { scrollTop } = this.list;
      const still = this.reading;
      this.reading = true; // do not scroll
      this.draw(this.drawnWith);
      this.reading = still;
      this.list.scrollTop = this.put = scrollTop;
      $(`.entry[data-moment="${entry.moment}"] .more`, this.list)?.focus();
    };
    return make(
      "button",
      {
        type: "button",
        class: "more",
        "aria-expanded": String(full),
        "aria-label": label,
        title: label,
        onclick: toggle,
      },
      full ? "▴" : "⋯",
    );
  }

  lines(turn) {
    return joined(this.of(turn)).filter(hasLine);
  }

  // How many lines of text tell a turn: the whole turn of a bot is one long entry.
  linesOf(turn) {
    const signs = ({ short, chips, points: won }) =>
      short.length + CHIP * (chips.length + won.length);
    return this.lines(turn).reduce((sum, entry) => sum + Math.ceil(signs(entry) / LINE), 0);
  }

  // A turn in one line.
  brief(turn) {
    return this.lines(turn).flatMap((entry) => [
      ...drawn(entry.short),
      ...entry.chips.map(chip),
      ...entry.points.map(points),
      " ",
    ]);
  }

  // Mark the line of an earlier step, or the last one before it: many steps have no line.
  mark(moment) {
    if (moment === null && this.marked !== null) this.reading = false; // back to the current step
    this.marked = moment;
    const past = [...this.list.children].filter(
      (item) => !item.hidden && Number(item.dataset.moment) <= moment,
    );
    const here = moment === null ? null : past.at(-1);
    for (const item of this.list.children) item.classList.toggle("here", item === here);
    if (here) here.scrollIntoView({ block: "nearest" });
    else if (moment !== null) this.list.scrollTop = 0;
  }
}

// Entries that only show what a player has won or paid, one after another, as one: the sums.
function joined(entries) {
  const found = [];
  for (const entry of entries) {
    const before = found.at(-1);
    const alike =
      before && onlyChips(before) && before.turn === entry.turn && before.seat === entry.seat;
    if (!alike || !onlyChips(entry)) {
      found.push(entry);
      continue;
    }
    const text = `${before.text} ${entry.text}`;
    const chips = summed([...before.chips, ...entry.chips]);
    found.splice(-1, 1, { ...before, text, chips, last: entry.moment });
  }
  return found;
}

const onlyChips = ({ short, chips, points: won }) => !short && chips.length > 0 && !won.length;

function summed(chips) {
  const sums = new Map();
  for (const change of chips) {
    const key = `${change.what} ${change.amount > 0}`;
    const { amount = 0, names = [] } = sums.get(key) ?? {};
    const all = [...names, ...(change.names ?? [change.name])];
    sums.set(key, { ...change, amount: amount + change.amount, names: all, name: all.join(", ") });
  }
  return [...sums.values()];
}

// Something won or paid, as an icon.
const chip = (change) =>
  make(
    "span",
    { class: `chip ${change.amount < 0 ? "less" : "more"}`, title: change.name },
    make("span", { "aria-hidden": "true" }, signed(change.amount), icon(change.icon)),
    make("span", { class: "hidden" }, change.name),
  );

const points = (gain) =>
  make(
    "span",
    { class: `chip seat-${gain.seat}`, title: gain.name },
    icon("points"),
    signed(gain.points),
    make("span", { class: "source" }, gain.name),
  );

const signed = (amount) => `${amount > 0 ? "+" : "−"}${Math.abs(amount)}`;

// Whether an entry has something to show in short; otherwise it is bookkeeping.
const hasLine = (entry) => entry.short !== "" || entry.chips.length > 0 || entry.points.length > 0;
