// Explanations of things in the picture: a tooltip beside the pointer, or after a tap.

import { call } from "./api.js";
import { $, $$, make } from "./dom.js";

const DELAY = 500; // milliseconds until a tooltip appears …
const LONGER = 800; // … beside a choice, which contains most of its text already

export class Tooltip {
  constructor() {
    this.known = new Map();
    this.box = make("div", { class: "tip", role: "tooltip", hidden: true });
    this.wanted = null;
    this.element = null;
    this.resting = false; // the pointer has not moved since the last click
    document.body.append(this.box);
    addEventListener("pointerdown", (event) => this.clicked(event), true);
    addEventListener(
      "pointermove",
      (event) => (event.movementX || event.movementY) && this.moved(),
      true,
    );
    addEventListener("keydown", () => (this.resting = false), true);
  }

  // Do not cover what appears after a click: hide the tooltip, and show none until the pointer
  // moves.
  clicked({ pointerType, target }) {
    const mouse = pointerType === "mouse";
    if (mouse && !target.closest(".spot.glow, .small, button, a, summary, select, input")) return;
    clearTimeout(this.timer);
    this.box.hidden = true;
    this.resting = mouse;
    if (!mouse) this.wanted = null;
  }

  moved() {
    if (!this.resting) return;
    this.resting = false;
    if (!this.element?.matches(":hover")) return;
    const { wanted, element } = this;
    this.wanted = null;
    this.show(wanted, element);
  }

  // `what` is a reference in the picture (tile:10), a list of texts of a choice, or a text in
  // quotes that the picture contains (“9 cocoa”).
  show(what, element) {
    if (what === this.wanted) return;
    this.wanted = what;
    this.element = element;
    this.box.hidden = true;
    clearTimeout(this.timer);
    if (!what?.length || this.resting) return;
    const pause = Array.isArray(what) ? LONGER : DELAY;
    this.timer = setTimeout(() => this.open(what, element), pause);
  }

  async open(what, element) {
    if (what.startsWith?.("“")) {
      this.known.set(what, what.slice(1, -1));
    } else if (Array.isArray(what)) {
      this.known.set(what, what.join(" "));
    } else if (!this.known.has(what)) {
      const [part, value] = what.split(":");
      try {
        const path = `/api/games/${$("main").dataset.game}/about/${part}/${value}`;
        this.known.set(what, (await call("GET", path)).text);
      } catch {
        return; // no error message for a missing explanation
      }
    }
    if (this.wanted !== what || !element.isConnected) return;
    this.box.textContent = this.known.get(what);
    this.box.hidden = false;
    avoidCovering(this.box, element);
  }
}

export const tooltip = new Tooltip();

// What the player may click next.
const NEXT = ".tools button, #menu summary, #coach, #hints, .choose, #tapped";

// Put a box near an element, where it covers as little as possible of the element itself, of
// things of the same kind, and of choices.
function avoidCovering(box, element) {
  const { width, height } = box.getBoundingClientRect();
  const sort = element.dataset.about?.split(":")[0];
  const alike = sort ? $$(`main [data-about^="${sort}:"]`) : [];
  const kept = [...alike, ...$$("main .spot.glow"), ...$$("#choice-list button"), ...$$(NEXT)];
  const places = kept
    .filter((thing) => !thing.contains(element))
    .map((thing) => thing.getBoundingClientRect());
  const here = element.getBoundingClientRect();
  const part = element.closest("[id^=part-]")?.getBoundingClientRect() ?? here;
  const cost = ([x, y]) => {
    const covered = (place) =>
      Math.max(0, Math.min(x + width, place.right) - Math.max(x, place.left)) *
      Math.max(0, Math.min(y + height, place.bottom) - Math.max(y, place.top));
    const far = Math.hypot(
      x + width / 2 - here.x - here.width / 2,
      y + height / 2 - here.y - here.height / 2,
    );
    return places.reduce((sum, place) => sum + covered(place), 10 * covered(here)) + far / 10;
  };
  const spots = [here, part].flatMap((place) => around(place, here, width, height));
  const [x, y] = spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

const GAP = 8; // pixels

// Positions of a box on the four sides of a place, as near as possible to an element in it.
function around(place, thing, width, height) {
  const inside = (value, size, room) => Math.max(GAP, Math.min(value, room - size - GAP));
  const x = (value) => inside(value, width, innerWidth);
  const y = (value) => inside(value, height, innerHeight);
  return [
    [x(place.right + GAP), y(thing.top)],
    [x(place.left - width - GAP), y(thing.top)],
    [x(thing.left), y(place.bottom + GAP)],
    [x(thing.left), y(place.top - height - GAP)],
    [x(place.right + GAP), y(thing.bottom - height)],
    [x(place.left - width - GAP), y(thing.bottom - height)],
  ];
}

// Put a box beside a place on the screen, inside the window.
export function beside(box, place) {
  const gap = GAP;
  const { width, height } = box.getBoundingClientRect();
  let x = place.right + gap;
  if (x + width > innerWidth) x = place.left - width - gap;
  if (x < gap) x = Math.max(gap, Math.min(place.left, innerWidth - width - gap));
  let y = place.top;
  if (x < place.right && x + width > place.left) {
    y = place.bottom + gap; // below, if it would cover the place
    if (y + height > innerHeight) y = place.top - height - gap;
  }
  box.style.left = `${Math.max(gap, Math.min(x, innerWidth - width - gap))}px`;
  box.style.top = `${Math.max(gap, Math.min(y, innerHeight - height - gap))}px`;
}
