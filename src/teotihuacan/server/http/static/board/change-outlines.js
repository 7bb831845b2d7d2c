// Outlines what other players have changed: pieces they moved and goods they won.

import { $, $$, SVG, matrixOf, overlay } from "../shared/dom.js";

export class ChangeOutlines {
  constructor(root) {
    this.root = root;
    this.changed = new Map(); // since the last click: selector -> seats that changed it
  }

  // The numbers in the areas of some players.
  counts(seats) {
    const inArea = (seat) => `.person[data-seat="${seat}"] :is([data-count], [data-spot])`;
    const numbers = seats.flatMap((seat) => $$(inArea(seat), this.root));
    return new Map(
      numbers.map(({ dataset, textContent }) => [
        dataset.count ?? dataset.spot,
        Number(textContent),
      ]),
    );
  }

  // Add what these seats have changed, and outline everything; with `alone` only their own changes.
  show(moved, before, seats, alone) {
    for (const selector of this.selectors(moved, before, seats)) this.changed.set(selector, seats);
    const theirs = (owners) => owners.some((seat) => seats.includes(seat));
    const shown = [...this.changed].filter(([, owners]) => !alone || theirs(owners));
    this.draw(shown.map(([selector]) => selector));
  }

  // What players have moved and won: their own pieces on the boards, and what they have taken
  // from one part of the picture to another. Pieces that have only made room are left out.
  selectors(moved, before, seats) {
    const own = seats.map((seat) => `.seat-${seat}`).join();
    const has = (piece, owner) => piece.closest(owner) || $(owner, piece);
    // A late page may get what its own player has moved together with their turn.
    const free = (piece) => has(piece, own) || !has(piece, '[class*="seat-"]');
    const theirs = (piece) => !piece.closest(".person") && has(piece, own);
    const pieces = moved.filter(
      ({ piece, crossed, far }) => own && ((crossed && free(piece)) || (far && theirs(piece))),
    );
    const won = [...this.counts(seats)]
      .filter(([name, count]) => count > before.get(name))
      .map(([name]) => CSS.escape(name));
    return [
      ...pieces.map(({ piece }) => `[data-piece="${CSS.escape(piece.dataset.piece)}"]`),
      ...won.map((name) => `.person :is([data-count="${name}"], [data-spot="${name}"])`),
    ];
  }

  draw(selectors) {
    for (const old of $$(".changed", this.root)) old.remove();
    const elements = selectors.flatMap((selector) => $$(selector, this.root));
    const measured = elements
      .filter((element) => element.getBoundingClientRect().width)
      .map((element) => [element, element.getBBox(), matrixOf(element)]);
    for (const [element, box, matrix] of measured) outline(element, box, matrix);
  }

  clear() {
    this.changed.clear();
    this.draw([]);
  }
}

function outline(element, { x, y, width, height }, matrix) {
  const group = overlay(element, matrix, "changed");
  for (const name of ["edge", "ring"]) {
    const frame = document.createElementNS(SVG, "rect");
    const sizes = { x: x - 2, y: y - 2, width: width + 4, height: height + 4, rx: 6, class: name };
    for (const [key, value] of Object.entries(sizes)) frame.setAttribute(key, value);
    group.append(frame);
  }
}
