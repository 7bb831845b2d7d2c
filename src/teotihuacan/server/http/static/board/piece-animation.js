// Moves pieces to their new places when the picture has changed.

import { $$, SVG, matrixOf, overlay } from "../shared/dom.js";
import { origins, places } from "./piece-origins.js";

const DURATION = 600; // milliseconds
const FAR = 1.25; // widths of a piece: if it moved less, it has only made room for another one

// The places of all pieces in the picture now.
export const piecePlaces = (root) => places($$("[data-piece], [data-source]", root));

export function stopPieces() {
  for (const lifted of $$(".travelling")) lifted.remove();
}

// Move every piece from its place before to its place now; without `animate` nothing is shown.
// Returns which pieces have moved, whether they come from another part of the picture, and
// whether from `far`.
export function movePieces(root, before, animate = true) {
  const moved = [];
  const travelling = [];
  const pieces = $$("[data-piece]", root);
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
      if (animate) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION });
      continue;
    }
    const dx = old.x - place.x;
    const dy = old.y - place.y;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const far = Math.hypot(dx, dy) > FAR * place.width;
    moved.push({ piece, crossed: old.part !== place.part, far });
    if (!animate) continue;
    const scale = piece.parentNode.getScreenCTM().a || 1;
    travelling.push({ piece, dx, dy, scale, matrix: matrixOf(piece.parentNode) });
  }
  // Measure everything before drawing anything: measuring a changed picture costs a layout.
  for (const { piece, dx, dy, scale, matrix } of travelling) {
    const lifted = lift(piece, matrix);
    const animation = lifted.firstChild.animate(
      [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }],
      { duration: DURATION, easing: "ease-in-out" },
    );
    // Transparent, but clickable: the player need not wait until the piece has arrived.
    piece.style.opacity = "0";
    animation.onfinish = animation.oncancel = () => {
      lifted.remove();
      piece.style.opacity = "";
    };
  }
  return moved;
}

// A copy of a piece above everything else, so that it can move across the boards. The copy is in a
// group without a transformation: the browser can move that without drawing the board again.
function lift(piece, matrix) {
  const lifted = overlay(piece, matrix, "travelling");
  const copy = piece.cloneNode(true);
  copy.removeAttribute("data-piece");
  for (const spot of $$("[data-spot]", copy)) spot.removeAttribute("data-spot");
  const group = document.createElementNS(SVG, "g");
  group.append(copy);
  lifted.append(group);
  return lifted;
}
