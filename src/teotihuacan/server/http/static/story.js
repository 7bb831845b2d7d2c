// Others' turns as a story: one after another, each as long as it takes to follow it. A click or a key
// ends it; whoever wants little motion, or no story, is shown the end at once.

import { $, calm } from "./dom.js";

const TURN = 500; // milliseconds for a turn at speed 1 …
const STEP = 350; // … and for each of its lines
const HELD = 350; // milliseconds in which what a computer player does next may still come
const KEPT = "teotihuacan.pace";

export class Story {
  // `show(frame, last)` draws a frame; `begin` and `end` are called around a story.
  constructor({ show, begin, end }) {
    this.show = show;
    this.begin = begin;
    this.end = end;
    this.queue = [];
    this.running = false;
    this.told = false; // a turn of somebody else is on the table
    this.skipping = false;
    this.stir = () => {}; // more has come, or nobody wants to wait
    this.remember();
    $("#skip").addEventListener("click", () => this.skip());
  }

  // The pace is kept, where the browser keeps anything.
  remember() {
    const pace = $("#pace");
    try {
      pace.value = localStorage.getItem(KEPT) ?? pace.value;
    } catch {
      // then it begins with the usual one
    }
    if (!pace.value) pace.value = "1";
    pace.addEventListener("change", () => {
      try {
        localStorage.setItem(KEPT, pace.value);
      } catch {
        // as above
      }
      if (!this.pace()) this.skip();
    });
  }

  // How many times as fast; 0: no story.
  pace() {
    return calm() || document.hidden ? 0 : Number($("#pace").value);
  }

  // Frames: turns that are over, with the number of their `lines`, and at last how it stands, which may be in `passing`: a computer
  // player is about to go on. `now`: somebody here has clicked, and waits to see it.
  add(frames, now = false) {
    const overtaken = this.queue.at(-1);
    if (overtaken?.passing) {
      this.queue.pop();
      merge(overtaken, frames[0]);
    }
    if (now) frames.at(-1).passing = false;
    this.queue.push(...frames);
    this.stir("more");
    this.run();
  }

  async run() {
    if (this.running) return;
    this.running = true;
    this.skipping = false;
    try {
      while (this.queue.length) {
        const [frame, next] = this.queue;
        const pace = this.skipping ? 0 : this.pace();
        if (!next && frame.passing && pace && (await this.wait(HELD, "more"))) continue;
        this.queue.shift();
        if (next && !(pace && (frame.lines || this.told))) {
          merge(frame, this.queue[0]);
          continue;
        }
        if (next && !this.told) {
          this.told = true;
          this.begin();
        }
        if (!next && this.told) {
          this.told = false;
          this.end();
        }
        this.show(frame, !next);
        if (next && frame.lines) await this.wait((TURN + STEP * frame.lines) / pace, "skip");
      }
    } finally {
      this.running = false;
    }
  }

  // Until the time has gone by, or something happens that ends the waiting: whether it did.
  async wait(time, ended) {
    let timer = 0;
    const stirred = await new Promise((resolve) => {
      timer = setTimeout(() => resolve(false), time);
      this.stir = (why) => (why === ended || why === "skip") && resolve(true);
    });
    clearTimeout(timer);
    this.stir = () => {};
    return stirred && !this.skipping;
  }

  skip() {
    if (!this.running) return;
    this.skipping = true;
    this.stir("skip");
  }
}

// One frame is not shown by itself: the next one brings what it has drawn.
function merge(frame, next) {
  next.parts = { ...frame.parts, ...next.parts };
  next.outline = [...frame.outline, ...next.outline];
}
