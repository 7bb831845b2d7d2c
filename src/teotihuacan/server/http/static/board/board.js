// The picture: replaces the parts that have changed, moves pieces, highlights legal targets. It
// knows no rules: which choices are legal, and where their targets are, is part of the scene.

import { $, $$, SVG, calm } from "../shared/dom.js";
import { ChangeOutlines } from "./change-outlines.js";
import { movePieces, piecePlaces, stopPieces } from "./piece-animation.js";
import { clearTargets, fitTargets, tapped } from "./touch-preview.js";

const EDGE = 4; // units around the content of the tray

export class Board {
  constructor(root, { pick, look, about }) {
    this.root = root; // the main part of the page: board and player areas
    this.pick = pick; // (choices of the target, the target) => …
    this.look = look; // (choices of the target or []) => …
    this.about = about; // (what, element or null) => …
    this.drawn = new Map(); // the parts that are shown: name -> SVG
    this.offered = new Map(); // target name -> choices
    this.hovered = null; // the name of the target under the pointer
    this.outlines = new ChangeOutlines(root);
    this.pane = null; // of the panes in one place, the one that is shown …
    this.given = null; // … and the one that the scene names
    root.addEventListener("click", (event) => this.clicked(event));
    root.addEventListener("pointerover", (event) => this.over(event));
    root.addEventListener("pointerleave", () => this.leave());
    root.addEventListener("contextmenu", (event) => this.held(event));
  }

  // --- drawing ---

  // Draw everything again the next time, because the frame has changed.
  reset() {
    this.drawn.clear();
  }

  // `outline`: seats whose moves and gains are outlined until the next click; with `alone` those of
  // other seats are not. The targets are set by `offer` afterwards.
  show({ parts, leaf }, { animate = true, asked = false, outline = [], alone = false } = {}) {
    const moving = animate && !calm();
    clearTargets(); // only the drawing of a piece counts as its place
    if (asked || leaf !== this.given) this.pane = leaf; // otherwise keep the one the player chose
    this.given = leaf;
    this.showPane(this.pane); // first, because pieces in a hidden pane have no place
    const before = moving || outline.length ? piecePlaces(this.root) : null;
    const counts = this.outlines.counts(outline);
    this.clearGhost();
    const changed = Object.entries(parts).filter(([name, svg]) => this.drawn.get(name) !== svg);
    if (changed.length) stopPieces(); // the same picture again must not end a motion
    for (const [name, svg] of changed) {
      for (const group of $$(`[id="part-${name}"]`)) group.innerHTML = svg;
      this.drawn.set(name, svg);
    }
    this.fitTray();
    const moved = before?.size ? movePieces(this.root, before, moving) : [];
    this.outlines.show(moved, counts, outline, alone);
  }

  // Make the tray as high as its content. The picture contains that height, because the content
  // of a hidden tab cannot be measured.
  fitTray() {
    const tray = $("#part-tray");
    $("#tray").hidden = !tray.childElementCount;
    const { top, high } = tray.firstElementChild?.dataset ?? {};
    if (high === undefined) return;
    const { baseVal } = tray.ownerSVGElement.viewBox;
    baseVal.y = Number(top) - EDGE;
    baseVal.height = Number(high) + 2 * EDGE;
  }

  // --- panes: boards that share one place ---

  showPane(name) {
    this.pane = name;
    for (const pane of $$("[data-leaf]", this.root)) {
      pane.classList.toggle("shown", pane.dataset.leaf === name);
    }
    for (const small of $$("[data-turn-to]", this.root)) {
      small.classList.toggle("here", small.dataset.turnTo === name);
    }
  }

  nextPane() {
    const names = $$("[data-leaf]", this.root).map((pane) => pane.dataset.leaf);
    if (names.length) this.showPane(names[(names.indexOf(this.pane) + 1) % names.length]);
  }

  // --- targets ---

  // `others` are targets without a choice of their own.
  offer(choices, others = []) {
    this.offered = new Map(others.map((name) => [name, []]));
    for (const choice of choices) {
      if (!choice.spot) continue;
      this.offered.set(choice.spot, [...(this.offered.get(choice.spot) || []), choice]);
    }
    this.hovered = null;
    this.showTargets();
  }

  spots(name) {
    return $$(`[data-spot="${CSS.escape(name)}"]`, this.root);
  }

  showTargets() {
    for (const spot of $$(".spot.glow", this.root)) {
      spot.classList.remove("glow", "looked", "picked");
    }
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
    fitTargets();
  }

  clicked(event) {
    const touch = event.pointerType === "touch"; // a tap need not hit exactly
    const spot = touch
      ? tapped($$(".spot.glow", this.root), event)
      : event.target.closest(".spot.glow");
    if (spot) {
      this.pick(this.offered.get(spot.dataset.spot) || [], spot);
      return;
    }
    const small = event.target.closest("[data-turn-to]");
    if (small) this.showPane(small.dataset.turnTo);
    this.explain(event);
  }

  // A long press explains a thing, even if a tap would play it.
  held(event) {
    if (!event.target.closest("[data-about]") || !matchMedia("(hover: none)").matches) return;
    event.preventDefault();
    this.explain(event);
  }

  over(event) {
    const spot = event.target.closest(".spot.glow");
    const name = spot ? spot.dataset.spot : null;
    if (name !== this.hovered) {
      this.hovered = name;
      this.look(name ? this.offered.get(name) : []);
    }
    // On a touch screen a mouse is only what the browser makes of the last tap.
    if (event.pointerType !== "touch" && !matchMedia("(hover: none)").matches) this.explain(event);
  }

  explain(event) {
    const element = event.target.closest("[data-about]");
    this.about(element ? element.dataset.about : null, element);
  }

  leave() {
    this.hovered = null;
    this.look([]);
    this.about(null, null);
  }

  // --- the preview of a choice ---

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
