// The strip below the question: what other players have done since your last turn, until it is touched.
// During a story it shows the turn that is on the table.

import { $, make } from "./dom.js";
import { t } from "./words.js";

export class Since {
  constructor(log) {
    this.log = log;
    this.box = $("#since");
    this.newest = 0; // the last turn in the strip …
    this.touched = 0; // … and when it was touched
    this.told = false; // a story is on
    this.box.addEventListener("click", () => this.close());
    this.box.addEventListener("pointerenter", ({ pointerType }) =>
      this.open(pointerType === "mouse"),
    );
    this.box.addEventListener("pointerleave", () => this.open(false));
    $("#tab-log").addEventListener("click", () => this.mark(false));
  }

  mark(fresh) {
    $("#tab-log").classList.toggle("badge", fresh);
  }

  // In full, or in one line.
  open(whether) {
    this.box.classList.toggle("open", whether || this.told);
    this.box.classList.toggle("told", this.told);
  }

  // One turn of a story.
  tell(turn) {
    this.told = true;
    this.draw([turn]);
    this.open(true);
  }

  // The turns of others, as far as they are new.
  show(turns) {
    const fresh = turns.filter((turn) => turn > this.touched);
    if ((fresh.at(-1) ?? 0) > this.newest) this.mark(true);
    this.newest = fresh.at(-1) ?? this.newest;
    this.told = false;
    this.draw(fresh, make("strong", {}, t("page.since")));
    this.open(false);
  }

  close() {
    if (this.told) return; // the story goes on
    this.touched = this.newest;
    this.mark(false);
    this.draw([]);
  }

  draw(turns, ...label) {
    const lines = turns.map((turn) =>
      make("div", { class: `entry of-${this.log.of(turn)[0].seat}` }, ...this.log.brief(turn)),
    );
    this.box.hidden = !lines.length;
    $("#since-turns").replaceChildren(...label, ...lines);
  }
}
