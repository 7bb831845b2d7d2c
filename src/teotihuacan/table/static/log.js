// What has happened, in words: one paragraph for each turn, newest last.

import { $, icon, make } from "./dom.js";
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
  update(since, entries, { mine = -1, heard = 0 } = {}) {
    const kept = this.entries.filter((entry) => entry.moment < since);
    const fresh = entries.filter((entry) => entry.moment >= since);
    if (heard) this.announce(fresh.filter((entry) => entry.moment > heard).slice(-6));
    this.entries = [...kept, ...fresh];
    this.draw(mine);
  }

  // For those who hear the page instead of seeing it.
  announce(entries) {
    this.heard.replaceChildren(...entries.map((entry) => make("p", {}, entry.text)));
  }

  draw(mine) {
    const news = this.entries.find((entry) => mine >= 0 && entry.moment > mine);
    const items = [];
    let turn = null;
    for (const entry of this.entries) {
      if (entry === news) {
        items.push(make("li", { class: "news" }, t("page.since")));
      }
      const starts = entry.turn !== turn;
      turn = entry.turn;
      items.push(this.item(entry, starts));
    }
    this.list.replaceChildren(...items);
    this.list.scrollTop = this.list.scrollHeight;
    const divider = $(".news", this.list);
    if (divider) {
      const above = divider.offsetTop - this.list.offsetTop;
      if (this.list.scrollHeight - above > this.list.clientHeight) this.list.scrollTop = above;
    }
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
        entry.text,
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
