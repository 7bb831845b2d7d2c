// Things explain themselves: a small text beside the pointer, or after a tap.

import { call } from "./api.js";
import { $, make } from "./dom.js";

const PATIENCE = 350; // milliseconds before a text appears …
const LONGER = 800; // … beside a choice, which says most of it already

export class About {
  constructor() {
    this.known = new Map();
    this.box = make("div", { class: "tip", role: "tooltip", hidden: true });
    this.wanted = null;
    document.body.append(this.box);
  }

  // `what` is a mark of the picture (tile:10), or the texts that came with a choice.
  show(what, element) {
    if (what === this.wanted) return;
    this.wanted = what;
    this.box.hidden = true;
    clearTimeout(this.timer);
    if (!what?.length) return;
    const pause = Array.isArray(what) ? LONGER : PATIENCE;
    this.timer = setTimeout(() => this.open(what, element), pause);
  }

  async open(what, element) {
    if (Array.isArray(what)) {
      this.known.set(what, what.join(" "));
    } else if (!this.known.has(what)) {
      const [part, value] = what.split(":");
      try {
        const path = `/api/games/${$("main").dataset.game}/about/${part}/${value}`;
        this.known.set(what, (await call("GET", path)).text);
      } catch {
        return; // an explanation that does not come is not worth a message
      }
    }
    if (this.wanted !== what || !element.isConnected) return;
    this.box.textContent = this.known.get(what);
    this.box.hidden = false;
    beside(this.box, element.getBoundingClientRect());
  }
}

// Put a box beside a place on the screen, inside the window.
export function beside(box, place) {
  const gap = 8;
  const { width, height } = box.getBoundingClientRect();
  let x = place.right + gap;
  if (x + width > innerWidth) x = place.left - width - gap;
  if (x < gap) x = Math.max(gap, Math.min(place.left, innerWidth - width - gap));
  let y = place.top;
  if (x < place.right && x + width > place.left) {
    y = place.bottom + gap; // below, where it would cover what it tells about
    if (y + height > innerHeight) y = place.top - height - gap;
  }
  box.style.left = `${Math.max(gap, Math.min(x, innerWidth - width - gap))}px`;
  box.style.top = `${Math.max(gap, Math.min(y, innerHeight - height - gap))}px`;
}
