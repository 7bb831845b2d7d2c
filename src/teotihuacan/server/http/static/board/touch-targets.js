// Touch targets, loaded on touch screens only. Every target accepts taps in an area of 40 pixels,
// but no part of that area is nearer to another target. If targets are too close for that, their
// tab of the board is drawn larger.

import { $, $$, SVG } from "../shared/dom.js";

const FINGER = 40; // pixels
const MOST = 2; // the largest factor by which the board is enlarged

// --- geometry: a box is a pair of spans, horizontal and vertical ---

const middle = ([least, most]) => (least + most) / 2;
const size = ([least, most]) => most - least;
const gap = (one, other) => Math.max(one[0] - other[1], other[0] - one[1]);

// The limits of each box: half the way to its neighbours, and not beyond its picture.
function limits(boxes, pictures) {
  return boxes.map((box, number) => {
    const found = pictures[number].map((span) => [...span]);
    for (const other of boxes) {
      const apart = box.map((span, axis) => gap(span, other[axis]));
      const axis = apart[0] > apart[1] ? 0 : 1;
      const [span, its, limit] = [box[axis], other[axis], found[axis]];
      const within = -apart[axis] > Math.min(size(span), size(its)) / 2; // one is on another
      if (other === box || within || apart[axis] > 2 * FINGER) continue;
      if (middle(span) < middle(its)) limit[1] = Math.min(limit[1], its[0], (span[1] + its[0]) / 2);
      else limit[0] = Math.max(limit[0], its[1], (span[0] + its[1]) / 2);
    }
    return found;
  });
}

// A span that is long enough for a finger, with the same middle as far as the limits allow.
function grown(span, [least, most]) {
  const more = (FINGER - size(span)) / 2;
  if (more <= 0) return span;
  const low = Math.max(least, Math.min(span[0] - more, most - FINGER));
  return [low, Math.min(most, low + FINGER)];
}

// The factor by which boxes must be enlarged, so that each can be tapped.
function scaleFor(boxes, picture) {
  const rooms = limits(
    boxes,
    boxes.map(() => picture),
  ).flat();
  const most = boxes.flat().map((span, number) => Math.max(size(span), size(rooms[number])));
  return Math.min(MOST, Math.max(1, ...most.map((room) => FINGER / room)));
}

// --- the page ---

function boxOf(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [
    [left, right],
    [top, bottom],
  ];
}
const ringOf = (spot) => boxOf($(":scope > .halo", spot) ?? spot);

// The visible targets in a picture.
const targetsIn = (picture) =>
  $$(".spot.glow", picture).filter((spot) => spot.getBoundingClientRect().width);

export function clearTargets() {
  for (const touched of $$("main .touch-target")) touched.remove();
}

// Enlarge all visible targets.
export function fitTargets() {
  clearTargets();
  const pictures = $$("main svg").filter((picture) => picture.getBoundingClientRect().width);
  for (const picture of pictures.filter((one) => one.parentNode.dataset.frame)) enlarge(picture);
  const targets = pictures.flatMap(targetsIn);
  const boxes = targets.map(ringOf);
  const room = limits(
    boxes,
    targets.map((spot) => boxOf(spot.ownerSVGElement)),
  );
  const touched = targets.flatMap((spot, number) => {
    const box = boxes[number].map((span, axis) => grown(span, room[number][axis]));
    return box.every((span, axis) => span === boxes[number][axis])
      ? []
      : [[spot, corners(spot, box)]];
  });
  // Measure everything before drawing anything: measuring a changed picture costs a layout.
  for (const [spot, points] of touched) {
    const shape = document.createElementNS(SVG, "polygon");
    const looks = { points, class: "touch-target", fill: "none", "pointer-events": "all" };
    for (const [key, value] of Object.entries(looks)) shape.setAttribute(key, value);
    spot.prepend(shape);
  }
}

// The corners of a box of the screen, in the coordinates of a target.
function corners(spot, [[left, right], [top, bottom]]) {
  const matrix = spot.getScreenCTM().inverse();
  const points = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return points
    .map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}

// Enlarge a tab of the board as its targets require; the rest of it can be scrolled to.
function enlarge(picture) {
  picture.style.width = "";
  if (!["phone", "beside"].includes(document.body.dataset.screen)) return;
  const scale = scaleFor(targetsIn(picture).map(ringOf), boxOf(picture));
  if (scale > 1) picture.style.width = `${Math.ceil(scale * 100)}%`;
}

addEventListener("resize", fitTargets);
