// The strip below the question: what other players have done since your last turn, until you
// close it. During an animation it shows the turn that is on the screen.

import { $, make } from "../shared/dom.js";
import { t } from "../shared/words.js";

export class RecentTurns {
  constructor(log) {
    this.log = log;
    this.box = $("#recent-turns");
    this.newest = 0; // the last turn in the strip …
    this.closed = 0; // … and the last one when it was closed
    this.animated = false; // a turn is being animated
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
    this.box.classList.toggle("open", whether || this.animated);
    this.box.classList.toggle("animated", this.animated);
  }

  // Show one turn during an animation.
  animate(turn) {
    this.animated = true;
    this.draw([turn]);
    this.open(true);
  }

  // Show those turns of other players that are new.
  show(turns) {
    const fresh = turns.filter((turn) => turn > this.closed);
    if ((fresh.at(-1) ?? 0) > this.newest) this.mark(true);
    this.newest = fresh.at(-1) ?? this.newest;
    this.animated = false;
    this.draw(fresh, make("strong", {}, t("page.since")));
    this.open(false);
  }

  close() {
    if (this.animated) return; // the animation continues
    this.closed = this.newest;
    this.mark(false);
    this.draw([]);
  }

  draw(turns, ...label) {
    const lines = turns.map((turn) => {
      const { seat } = this.log.of(turn)[0];
      return make("div", { class: `entry of-${seat}` }, ...this.log.brief(turn));
    });
    this.box.hidden = !lines.length;
    $("#recent-turns > div").replaceChildren(...label, ...lines);
  }
}
