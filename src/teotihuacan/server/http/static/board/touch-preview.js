// Touch screens have no hovering pointer: the first tap on a target shows what a choice would do, a
// second tap or the button below plays it.

import { $, drawn, make } from "../shared/dom.js";
import { t } from "../shared/words.js";

const REACH = 20; // pixels around the middle of a target that count as a tap on it
const GAP = 8; // pixels between that area and the preview

// Larger targets are loaded only on touch screens.
const nothing = { fitTargets: () => {}, clearTargets: () => {} };
export const { fitTargets, clearTargets } = matchMedia("(pointer: coarse)").matches
  ? await import("./touch-targets.js")
  : nothing;

const PANELS = "#choices, #coach, #hints, #company, #log"; // they may lie over the board

// The target of a tap: the one below the finger, otherwise the nearest one within reach.
export const tapped = (targets, event) =>
  event.target.closest(".spot.glow") ??
  (event.target.closest(PANELS) ? null : nearest(targets, event));

function nearest(targets, { clientX, clientY }) {
  let best = null;
  for (const target of targets) {
    const { left, right, top, bottom, width } = target.getBoundingClientRect();
    if (!width) continue;
    const beyond = (least, most, at) =>
      Math.abs(at - (least + most) / 2) - Math.max(REACH, (most - least) / 2);
    if (beyond(left, right, clientX) > 0 || beyond(top, bottom, clientY) > 0) continue;
    const far = Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
    if (!best || far < best.far) best = { far, target };
  }
  return best?.target ?? null;
}

export class TouchPreview {
  constructor({ play }) {
    this.choice = null;
    this.touched = false; // the last pointer was a finger
    this.y = 0; // where it tapped
    this.text = make("p", {});
    this.button = make("button", { type: "button", class: "primary" }, t("page.tap.do"));
    const close = make(
      "button",
      { type: "button", class: "quiet", "aria-label": t("page.close") },
      "✕",
    );
    const children = [this.text, this.button, close];
    this.box = make("div", { id: "tapped", role: "status", hidden: true }, ...children);
    this.button.addEventListener("click", () => this.choice && play(this.choice));
    close.addEventListener("click", () => this.clear());
    document.body.append(this.box);
    const down = ({ pointerType, clientY }) => {
      this.touched = pointerType === "touch";
      this.y = clientY;
    };
    $("main").addEventListener("pointerdown", down, true);
  }

  // Show a choice if this was the first tap on its target. False if the choice is to be played.
  shows(choice) {
    if (!this.touched || this.choice?.id === choice.id) return false;
    this.choice = choice;
    const text = [choice.text, choice.preview_text].filter(Boolean).join(" · ");
    this.text.replaceChildren(...drawn(text));
    this.box.hidden = false;
    this.keepClear();
    return true;
  }

  // The preview is at the bottom, or above the target if it would cover the place of the second
  // tap.
  keepClear() {
    this.box.style.bottom = "";
    const { top } = this.box.getBoundingClientRect();
    if (top < this.y + REACH) this.box.style.bottom = `${innerHeight - this.y + REACH + GAP}px`;
  }

  clear() {
    this.choice = null;
    this.box.hidden = true;
  }
}
