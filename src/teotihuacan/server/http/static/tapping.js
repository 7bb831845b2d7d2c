// Fingers cannot point without touching: a first tap shows what a choice would bring, a second one, or
// the button below, makes it.

import { $, drawn, make } from "./dom.js";
import { t } from "./words.js";

const REACH = 20; // pixels around its middle in which a finger means a target
const GAP = 8; // pixels between that and what is told about it

// Room for fingers around targets, where everything is touched; others need not load it.
const nothing = { reach: () => {}, clearReach: () => {} };
export const { reach, clearReach } = matchMedia("(pointer: coarse)").matches
  ? await import("./reach.js")
  : nothing;

// What a tap means: the target that it hits; where something else lies above, the nearest one of
// those whose reach it is in.
export const tapped = (targets, event) =>
  event.target.closest(".spot.glow") ?? meant(targets, event);

function meant(targets, { clientX, clientY }) {
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

export class Tapping {
  constructor({ play }) {
    this.choice = null;
    this.finger = false;
    this.at = 0; // how far down the screen it tapped last
    this.said = make("p", {});
    this.button = make("button", { type: "button", class: "primary" }, t("page.tap.do"));
    const close = make(
      "button",
      { type: "button", class: "quiet", "aria-label": t("page.close") },
      "✕",
    );
    this.box = make(
      "div",
      { id: "tapped", role: "status", hidden: true },
      this.said,
      this.button,
      close,
    );
    this.button.addEventListener("click", () => this.choice && play(this.choice));
    close.addEventListener("click", () => this.clear());
    document.body.append(this.box);
    const main = $("main");
    const touched = ({ pointerType, clientY }) => {
      this.finger = pointerType === "touch";
      this.at = clientY;
    };
    main.addEventListener("pointerdown", touched, true);
  }

  // Whether a click on what stands for a choice only shows it: the first tap of a finger.
  shows(choice) {
    if (!this.finger || this.choice?.id === choice.id) return false;
    this.choice = choice;
    const said = [choice.text, choice.preview_text].filter(Boolean).join(" · ");
    this.said.replaceChildren(...drawn(said));
    this.box.hidden = false;
    this.keepClear();
    return true;
  }

  // It stands below, and above what was tapped where it would cover it: there comes the second tap.
  keepClear() {
    this.box.style.bottom = "";
    const { top } = this.box.getBoundingClientRect();
    if (top < this.at + REACH) this.box.style.bottom = `${innerHeight - this.at + REACH + GAP}px`;
  }

  clear() {
    this.choice = null;
    this.box.hidden = true;
  }
}
