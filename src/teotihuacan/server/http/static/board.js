// The picture: swaps the parts that changed, lets pieces travel, lets legal targets glow.
// It knows no rule: what is legal, and where it lies, comes with the scene.

import { $, $$, SVG, calm } from "./dom.js";
import { clearReach, reach, tapped } from "./tapping.js";
import { origins, places } from "./travel.js";

const EDGE = 4; // units around what lies in the tray
const TRAVEL = 600; // milliseconds a piece needs to its new place
const FAR = 1.25; // widths of a piece: closer than that it has only made room

export class Board {
  constructor(root, { pick, look, about }) {
    this.root = root; // the whole page's main part: board and player areas
    this.pick = pick; // (choices of the spot, the spot) => …
    this.look = look; // (choices of the spot or []) => …
    this.about = about; // (what, element or null) => …
    this.drawn = new Map();
    this.offered = new Map(); // spot name -> choices
    this.looked = null;
    this.changed = new Map(); // what others have changed since the last click: selector -> seats
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

  // `outline`: seats whose moves and gains are marked, until somebody clicks; `alone`: those of other
  // seats are not shown beside them. What glows is told afterwards, by `offer`.
  show({ parts, leaf }, { animate = true, asked = false, outline = [], alone = false } = {}) {
    const moving = animate && !calm();
    clearReach(); // a piece is where it is drawn
    if (asked || leaf !== this.given) this.leaf = leaf; // else somebody may look at another one
    this.given = leaf;
    this.turnTo(this.leaf); // before the pieces are measured: a hidden one has no place
    const before = moving || outline.length ? this.places() : null;
    const counts = this.counts(outline);
    this.clearGhost();
    for (const lifted of $$(".travelling")) lifted.remove();
    for (const [name, svg] of Object.entries(parts)) {
      if (this.drawn.get(name) === svg) continue;
      for (const group of $$(`[id="part-${name}"]`)) group.innerHTML = svg;
      this.drawn.set(name, svg);
    }
    this.fitTray();
    const moved = before?.size ? this.travel(before, moving) : [];
    for (const name of this.changes(moved, counts, outline)) this.changed.set(name, outline);
    const own = (seats) => seats.some((seat) => outline.includes(seat));
    this.drawOutlines(
      [...this.changed.keys()].filter((name) => !alone || own(this.changed.get(name))),
    );
  }

  // The tray takes no more room than what lies in it. The picture says how much that is: what is
  // hidden in another tab cannot be measured.
  fitTray() {
    const tray = $("#part-tray");
    $("#tray").hidden = !tray.childElementCount;
    const { top, high } = tray.firstElementChild?.dataset ?? {};
    if (high === undefined) return;
    const { baseVal } = tray.ownerSVGElement.viewBox;
    baseVal.y = Number(top) - EDGE;
    baseVal.height = Number(high) + 2 * EDGE;
  }

  // --- leaves ----------------------------------------------------------------------------------

  turnTo(name) {
    this.leaf = name;
    for (const leaf of $$("[data-leaf]", this.root))
      leaf.classList.toggle("shown", leaf.dataset.leaf === name);
    for (const small of $$("[data-turn-to]", this.root))
      small.classList.toggle("here", small.dataset.turnTo === name);
  }

  turnOn() {
    const names = $$("[data-leaf]", this.root).map((leaf) => leaf.dataset.leaf);
    if (names.length) this.turnTo(names[(names.indexOf(this.leaf) + 1) % names.length]);
  }

  // --- pieces that travel ------------------------------------------------------------------------

  places() {
    return places($$("[data-piece], [data-source]", this.root));
  }

  // Let everything travel to its new place that has one; which pieces those are, whether they come
  // from another part of the picture, and whether from `far`.
  travel(before, moving = true) {
    const moved = [];
    const travelling = [];
    const pieces = $$("[data-piece]", this.root);
    const now = places(pieces);
    const from = new Map(
      pieces.filter((one) => one.dataset.from).map((one) => [one.dataset.piece, one.dataset.from]),
    );
    const origin = origins(before, now, from);
    for (const piece of pieces) {
      const place = now.get(piece.dataset.piece);
      if (!place) continue;
      const old = origin.get(piece.dataset.piece);
      if (!old) {
        moved.push({ piece, crossed: false, far: true });
        if (moving) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL });
        continue;
      }
      const dx = old.x - place.x;
      const dy = old.y - place.y;
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      moved.push({
        piece,
        crossed: old.part !== place.part,
        far: Math.hypot(dx, dy) > FAR * place.width,
      });
      if (!moving) continue;
      travelling.push({
        piece,
        dx,
        dy,
        scale: piece.parentNode.getScreenCTM().a || 1,
        matrix: matrixOf(piece.parentNode),
      });
    }
    // Everything is measured before anything is drawn: each look at a changed picture costs a layout.
    for (const { piece, dx, dy, scale, matrix } of travelling) {
      const lifted = lift(piece, matrix);
      const way = lifted.firstChild.animate(
        [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }],
        { duration: TRAVEL, easing: "ease-in-out" },
      );
      // Not to be seen, but to be clicked: nobody has to wait until it has arrived.
      piece.style.opacity = "0";
      way.onfinish = way.oncancel = () => {
        lifted.remove();
        piece.style.opacity = "";
      };
    }
    return moved;
  }

  // --- what others have changed ------------------------------------------------------------------

  // What is counted in front of some players, as numbers.
  counts(seats) {
    const things = seats.flatMap((seat) =>
      $$(`.person[data-seat="${seat}"] :is([data-count], [data-spot])`, this.root),
    );
    return new Map(
      things.map(({ dataset, textContent }) => [
        dataset.count ?? dataset.spot,
        Number(textContent),
      ]),
    );
  }

  // What players have moved and won, as selectors: their own pieces on the boards, and what they have
  // taken from one part of the picture to another. What only makes room for it is left out.
  changes(moved, before, seats) {
    const own = seats.map((seat) => `.seat-${seat}`).join();
    const theirs = (piece) => !piece.closest(".person") && (piece.closest(own) || $(own, piece));
    const pieces = moved.filter(
      ({ piece, crossed, far }) => own && (crossed || (far && theirs(piece))),
    );
    const won = [...this.counts(seats)]
      .filter(([name, count]) => count > before.get(name))
      .map(([name]) => CSS.escape(name));
    return [
      ...pieces.map(({ piece }) => `[data-piece="${CSS.escape(piece.dataset.piece)}"]`),
      ...won.map((name) => `.person :is([data-count="${name}"], [data-spot="${name}"])`),
    ];
  }

  drawOutlines(names) {
    for (const old of $$(".changed", this.root)) old.remove();
    const things = names.flatMap((name) => $$(name, this.root));
    const frames = things
      .filter((thing) => thing.getBoundingClientRect().width)
      .map((thing) => [thing, thing.getBBox(), matrixOf(thing)]);
    for (const [thing, box, matrix] of frames) drawOutline(thing, box, matrix);
  }

  clearOutlines() {
    this.changed.clear();
    this.drawOutlines([]);
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
    for (const spot of $$(".spot.glow", this.root))
      spot.classList.remove("glow", "looked", "picked");
    for (const edge of $$(".spot > .edge", this.root)) edge.remove();
    for (const name of this.offered.keys()) {
      for (const spot of this.spots(name)) {
        spot.classList.add("glow");
        for (const halo of $$(":scope > .halo", spot)) {
          const edge = halo.cloneNode();
          edge.setAttribute("class", "edge");
          halo.before(edge);
        }
      }
    }
    reach();
  }

  clicked(event) {
    const finger = event.pointerType === "touch"; // it need not hit so exactly
    const spot = finger
      ? tapped($$(".spot.glow", this.root), event)
      : event.target.closest(".spot.glow");
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

// The coordinates of an element, seen from its picture.
const matrixOf = (element) =>
  element.ownerSVGElement.getScreenCTM().inverse().multiply(element.getScreenCTM());

// A group above everything else, with such coordinates.
function carrierOf(element, { a, b, c, d, e, f }, name) {
  const carrier = document.createElementNS(SVG, "g");
  carrier.setAttribute("class", name);
  carrier.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  element.ownerSVGElement.append(carrier);
  return carrier;
}

// A frame around a thing.
function drawOutline(thing, { x, y, width, height }, matrix) {
  const carrier = carrierOf(thing, matrix, "changed");
  for (const name of ["edge", "ring"]) {
    const frame = document.createElementNS(SVG, "rect");
    const sizes = { x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 6, class: name };
    for (const [key, value] of Object.entries(sizes)) frame.setAttribute(key, value);
    carrier.append(frame);
  }
}

// A copy of a piece above everything else, so that it can travel across the boards. What travels is a
// group that is nowhere by itself: that the browser can move without drawing the board again.
function lift(piece, matrix) {
  const carrier = carrierOf(piece, matrix, "travelling");
  const copy = piece.cloneNode(true);
  copy.removeAttribute("data-piece");
  for (const spot of $$("[data-spot]", copy)) spot.removeAttribute("data-spot");
  const traveller = document.createElementNS(SVG, "g");
  traveller.append(copy);
  carrier.append(traveller);
  return carrier;
}
