// Shows the turns of other players one after another, each for as long as it takes to follow it.
// A click or a key ends the animation. If the system is set to reduce motion, or animations are
// switched off, only the end is shown.

import { $, calm } from "../shared/dom.js";

const TURN = 700; // milliseconds for a turn at speed 1 …
const LINE = 400; // … and for each of its lines in the log
const HOLD = 350; // milliseconds to wait for the next move of a computer player
const KEY = "teotihuacan.pace";

export class TurnAnimation {
  // `show(frame, last)` draws a frame. `begin` and `end` are called around an animation.
  constructor({ show, begin, end }) {
    this.show = show;
    this.begin = begin;
    this.end = end;
    this.queue = [];
    this.running = false;
    this.playing = false; // a turn of another player is on the screen
    this.skipping = false;
    this.wake = () => {}; // ends the current wait
    this.usePace();
    $("#skip").addEventListener("click", () => this.skip());
  }

  // Store the chosen speed if the browser stores anything.
  usePace() {
    const pace = $("#pace");
    try {
      pace.value = localStorage.getItem(KEY) ?? pace.value;
    } catch {
      // without storage the usual speed is selected
    }
    if (!pace.value) pace.value = "1";
    pace.addEventListener("change", () => {
      try {
        localStorage.setItem(KEY, pace.value);
      } catch {
        // as above
      }
      if (!this.pace()) this.skip();
    });
  }

  // The speed as a factor; 0: no animation.
  pace() {
    return calm() || document.hidden ? 0 : Number($("#pace").value);
  }

  // Add frames: finished turns with the number of `lines` that tell them, and as the last one the
  // current scene. That one is `provisional` while a computer player is about to move on. `now`:
  // the player here has clicked and waits for the result.
  add(frames, now = false) {
    const replaced = this.queue.at(-1);
    if (replaced?.provisional) {
      this.queue.pop();
      merge(replaced, frames[0]);
    }
    if (now) frames.at(-1).provisional = false;
    this.queue.push(...frames);
    this.wake("more");
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
        if (!next && frame.provisional && pace && (await this.wait(HOLD, "more"))) continue;
        this.queue.shift();
        if (next && !(pace && (frame.lines || this.playing))) {
          merge(frame, this.queue[0]);
          continue;
        }
        if (next && !this.playing) {
          this.playing = true;
          this.begin();
        }
        if (!next && this.playing) {
          this.playing = false;
          this.end();
        }
        this.show(frame, !next);
        if (next && frame.lines) await this.wait((TURN + LINE * frame.lines) / pace, "skip");
      }
    } finally {
      this.running = false;
    }
  }

  // Wait for some milliseconds or an event. Returns whether the event came first.
  async wait(time, event) {
    let timer = 0;
    const woken = await new Promise((resolve) => {
      timer = setTimeout(() => resolve(false), time);
      this.wake = (why) => (why === event || why === "skip") && resolve(true);
    });
    clearTimeout(timer);
    this.wake = () => {};
    return woken && !this.skipping;
  }

  skip() {
    if (!this.running) return;
    this.skipping = true;
    this.wake("skip");
  }
}

// Skip a frame: the next one contains what it would have drawn.
function merge(frame, next) {
  next.parts = { ...frame.parts, ...next.parts };
  next.outline = [...frame.outline, ...next.outline];
}
