// What has happened, in words: one paragraph for each turn, newest last.

import { $, drawn, icon, make } from "./dom.js";
import { t } from "./words.js";

export class Log {
  constructor({ jump }) {
    this.list = $("#log-list");
    this.heard = $("#heard");
    this.entries = [];
    this.jump = jump;
  }

  clear() {
    this.entries = [];
    this.heard.replaceChildren();
    this.list.replaceChildren();
  }

  // Entries from a moment on replace those that were told before (after an undo, for example).
  // `heard` is the moment up to which everything was told already; at the start nothing is read out.
  update(since, entries, { seat = null, heard = 0 } = {}) {
    const kept = this.entries.filter((entry) => entry.moment <= since);
    if (heard) this.announce(entries.filter((entry) => entry.moment > heard).slice(-6));
    this.entries = [...kept, ...entries];
    this.draw(seat);
  }

  // The first entry after a seat's last own one.
  newsFor(seat) {
    const own = this.entries.findLastIndex((entry) => entry.seat === seat);
    return own < 0 ? null : this.entries[own + 1];
  }

  // For those who hear the page instead of seeing it.
  announce(entries) {
    this.heard.replaceChildren(...entries.map((entry) => make("p", {}, entry.text)));
  }

  // Redraws what has changed; whoever reads further up is left there.
  draw(seat) {
    const following = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    const news = seat === null ? null : this.newsFor(seat);
    $(".news", this.list)?.remove();
    let turn = null;
    this.entries.forEach((entry, index) => {
      const starts = entry.turn !== turn;
      turn = entry.turn;
      const key = JSON.stringify([entry, starts]);
      const old = this.list.children[index];
      if (old?.dataset.key === key) return;
      const item = this.item(entry, starts);
      item.dataset.key = key;
      if (old) old.replaceWith(item);
      else this.list.append(item);
    });
    while (this.list.children.length > this.entries.length) this.list.lastChild.remove();
    if (news) {
      const divider = make("li", { class: "news" }, t("page.since"));
      this.list.children[this.entries.indexOf(news)].before(divider);
    }
    if (following) this.follow();
  }

  // To the end, or to the first news where there are too many for the room.
  follow() {
    this.list.scrollTop = this.list.scrollHeight;
    const divider = $(".news", this.list);
    if (!divider) return;
    // The divider itself sticks to the top, so the entry behind it tells where it belongs.
    const above = divider.nextElementSibling.offsetTop - divider.offsetHeight;
    if (this.list.scrollHeight - above > this.list.clientHeight) this.list.scrollTop = above;
  }

  item(entry, starts) {
    const points = entry.points.map((gain) =>
      make(
        "span",
        { class: `chip seat-${gain.seat}`, title: gain.name },
        icon("points"),
        `${gain.points > 0 ? "+" : "−"}${Math.abs(gain.points)}`,
        make("span", { class: "source" }, gain.name),
      ),
    );
    const seat = entry.seat >= 0 && entry.seat !== null ? ` of-${entry.seat}` : "";
    return make(
      "li",
      { class: `entry${starts ? " starts" : ""}${seat}`, "data-moment": entry.moment },
      make(
        "button",
        { type: "button", title: t("page.jump"), onclick: () => this.jump(entry.moment) },
        ...drawn(entry.text),
      ),
      ...points,
    );
  }

  mark(moment) {
    for (const item of this.list.children) {
      const here = moment !== null && Number(item.dataset.moment) === moment;
      item.classList.toggle("here", here);
      if (here) item.scrollIntoView({ block: "nearest" });
    }
  }
}
