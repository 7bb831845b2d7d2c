// The picture: swaps the parts that changed, lets pieces travel, lets legal targets glow.
// It knows no rule: what is legal, and where it lies, comes with the scene.

import { $, $$, SVG, calm } from "./dom.js";
import { showFrame } from "./tabs.js";
import { origins, places } from "./travel.js";

const EDGE = 4; // units around what lies in the tray
const TRAVEL = 600; // milliseconds a piece needs to its new place

export class Board {
  constructor(root, { pick, look, about }) {
    this.root = root; // the whole page's main part: board and player areas
    this.pick = pick; // (choices of the spot, the spot) => …
    this.look = look; // (choices of the spot or []) => …
    this.about = about; // (what, element or null) => …
    this.drawn = new Map();
    this.offered = new Map(); // spot name -> choices
    this.looked = null;
    this.leaf = null; // of the parts that share one place, the one that is shown …
    this.given = null; // … and the one that the scene would show
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("pointerover", (event) => this.over(event));
    root.addEventListener("pointerleave", () => this.leave());
    root.addEventListener("contextmenu", (event) => this.held(event));
  }

  // --- drawing ---------------------------------------------------------------------------------

  // After the frame was changed: everything must be drawn again.
  forget() {
    this.drawn.clear();
  }

  show({ parts, leaf }, animate = true, asked = false) {
    const before = animate && !calm() ? this.places() : null;
    this.clearGhost();
    for (const lifted of $$(".travelling")) lifted.remove();
    for (const [name, svg] of Object.entries(parts)) {
      if (this.drawn.get(name) === svg) continue;
      for (const group of $$(`[id="part-${name}"]`)) group.innerHTML = svg;
      this.drawn.set(name, svg);
    }
    if (asked || leaf !== this.given) this.leaf = leaf; // else somebody may look at another one
    this.given = leaf;
    this.turnTo(this.leaf);
    this.fitTray();
    if (before && before.size) this.travel(before);
    this.glow();
  }

  // The tray takes no more room than what lies in it.
  fitTray() {
    const tray = $("#part-tray");
    $("#tray").hidden = !tray.childElementCount;
    if (!tray.childElementCount) return;
    const { baseVal } = tray.ownerSVGElement.viewBox;
    const { y, height } = tray.getBBox();
    baseVal.y = y - EDGE;
    baseVal.height = height + 2 * EDGE;
  }

  // --- leaves ----------------------------------------------------------------------------------

  turnTo(name) {
    this.leaf = name;
    for (const leaf of $$("[data-leaf]", this.root)) leaf.classList.toggle("shown", leaf.dataset.leaf === name);
    for (const small of $$("[data-turn-to]", this.root)) small.classList.toggle("here", small.dataset.turnTo === name);
  }

  turnOn() {
    const names = $$("[data-leaf]", this.root).map((leaf) => leaf.dataset.leaf);
    if (names.length) this.turnTo(names[(names.indexOf(this.leaf) + 1) % names.length]);
  }

  // --- pieces that travel ------------------------------------------------------------------------

  places() {
    return places($$("[data-piece], [data-source]", this.root));
  }

  travel(before) {
    const pieces = $$("[data-piece]", this.root);
    const now = places(pieces);
    const from = new Map(pieces.filter((one) => one.dataset.from).map((one) => [one.dataset.piece, one.dataset.from]));
    const origin = origins(before, now, from);
    for (const piece of pieces) {
      const place = now.get(piece.dataset.piece);
      if (!place) continue;
      const old = origin.get(piece.dataset.piece);
      if (!old) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL });
        continue;
      }
      const dx = old.x - place.x;
      const dy = old.y - place.y;
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      const scale = piece.getScreenCTM().a || 1;
      const lifted = lift(piece);
      const way = lifted.firstChild.animate(
        [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }],
        { duration: TRAVEL, easing: "ease-in-out", composite: "add" },
      );
      piece.style.visibility = "hidden";
      way.onfinish = way.oncancel = () => {
        lifted.remove();
        piece.style.visibility = "";
      };
    }
  }

  // --- targets ---------------------------------------------------------------------------------

  // `others` are spots that stand for no choice of their own.
  offer(choices, others = []) {
    this.offered = new Map(others.map((name) => [name, []]));
    for (const choice of choices) {
      if (!choice.spot) continue;
      this.offered.set(choice.spot, [...(this.offered.get(choice.spot) || []), choice]);
    }
    this.looked = null;
    this.glow();
  }

  spots(name) {
    return $$(`[data-spot="${CSS.escape(name)}"]`, this.root);
  }

  glow() {
    for (const spot of $$(".spot.glow", this.root)) spot.classList.remove("glow", "looked", "picked");
    for (const name of this.offered.keys()) {
      for (const spot of this.spots(name)) spot.classList.add("glow");
    }
  }

  clicked(event) {
    const spot = event.target.closest(".spot.glow");
    if (spot) {
      this.pick(this.offered.get(spot.dataset.spot) || [], spot);
      return;
    }
    const small = event.target.closest("[data-turn-to]");
    if (small) this.turnTo(small.dataset.turnTo);
    const told = event.target.closest("[data-about]");
    this.about(told ? told.dataset.about : null, told);
  }

  // A finger that stays asks what a thing is, also where a tap would play it.
  held(event) {
    const told = event.target.closest("[data-about]");
    if (!told || !matchMedia("(hover: none)").matches) return;
    event.preventDefault();
    this.about(told.dataset.about, told);
  }

  over(event) {
    const spot = event.target.closest(".spot.glow");
    const name = spot ? spot.dataset.spot : null;
    if (name !== this.looked) {
      this.looked = name;
      this.look(name ? this.offered.get(name) : []);
    }
    if (event.pointerType === "touch") return; // there a tap asks
    const told = event.target.closest("[data-about]");
    this.about(told ? told.dataset.about : null, told);
  }

  leave() {
    this.looked = null;
    this.look([]);
    this.about(null, null);
  }

  // --- looking at a choice before making it ------------------------------------------------------

  highlight(choice) {
    for (const spot of $$(".spot.looked", this.root)) spot.classList.remove("looked");
    this.clearGhost();
    if (!choice) return;
    if (choice.spot) for (const spot of this.spots(choice.spot)) spot.classList.add("looked");
    if (!choice.ghost) return;
    for (const part of $$(`[id="part-${choice.ghost.part}"]`)) {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", "ghost");
      group.innerHTML = choice.ghost.svg;
      part.append(group);
    }
  }

  clearGhost() {
    for (const ghost of $$(".ghost")) ghost.remove();
  }
}

// A copy of a piece above everything else, so that it can travel across the boards.
function lift(piece) {
  const root = piece.ownerSVGElement;
  const { a, b, c, d, e, f } = root
    .getScreenCTM()
    .inverse()
    .multiply(piece.parentNode.getScreenCTM());
  const carrier = document.createElementNS(SVG, "g");
  carrier.setAttribute("class", "travelling");
  carrier.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  const copy = piece.cloneNode(true);
  copy.removeAttribute("data-piece");
  for (const spot of $$("[data-spot]", copy)) spot.removeAttribute("data-spot");
  carrier.append(copy);
  root.append(carrier);
  return carrier;
}

// The frame for this width of the window; `changed` is called when it is another one.
export function fitFrame(changed) {
  const narrow = matchMedia("(max-width: 900px)");
  const lay = () => {
    const frame = $(narrow.matches ? "#frame-phone" : "#frame-wide");
    $("#board").replaceChildren(frame.content.cloneNode(true));
    showFrame($("main").dataset.tab);
    $("main").tabIndex = narrow.matches ? 0 : -1; // there it scrolls, also by keyboard
  };
  lay();
  narrow.addEventListener("change", () => {
    lay();
    changed();
  });
  return () => narrow.matches;
}
