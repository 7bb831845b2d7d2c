// A tile in hand: it follows the pointer over a grid, is turned and flipped, and put down.
// Where it can lie, and what it brings there, comes with the scene.

import { $, $$, SVG } from "./dom.js";

const FAR = 1.5; // spaces from the pointer to a place where it could lie

export class Laying {
  constructor(root, { lay, look }) {
    this.lay = lay; // (place) => …
    this.look = look; // (place or null) => …
    this.given = null; // what the scene says
    root.addEventListener("pointermove", (event) => this.moved(event));
    root.addEventListener("click", (event) => this.clicked(event), true);
    root.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    $("#lay-turn").addEventListener("click", () => this.turn());
    $("#lay-flip").addEventListener("click", () => this.flip());
    $("#lay-do").addEventListener("click", () => this.put());
  }

  show(given) {
    this.clear();
    this.given = given;
    $("#laying").hidden = given === null;
    if (given === null) return;
    $("#lay-turn").hidden = given.ways.every((way, number) => way.turned === number);
    $("#lay-flip").hidden = given.ways.every((way, number) => way.flipped === number);
    const middle = given.spaces / 2;
    this.at = null; // the pointer, in spaces
    const least = Math.min(...given.places.map((place) => place.lost)); // nothing is destroyed unasked
    this.hold(
      this.nearest(
        given.places.filter((place) => place.lost === least),
        middle,
        middle,
      ),
    );
  }

  // --- where it is -------------------------------------------------------------------------------

  size(way) {
    const { cells } = this.given.ways[way];
    return [
      1 + Math.max(...cells.map(([row]) => row)),
      1 + Math.max(...cells.map(([, col]) => col)),
    ];
  }

  // How far the middle of a tile is from a point.
  distance(place, row, col) {
    const [high, wide] = this.size(place.way);
    return Math.hypot(place.row + high / 2 - row, place.col + wide / 2 - col);
  }

  nearest(places, row, col) {
    const far = (place) => this.distance(place, row, col);
    return places.reduce((best, place) => (far(place) < far(best) ? place : best), places[0]);
  }

  // Hold it as a place says, which may be none where it can lie.
  hold(place) {
    this.place = place;
    this.draw();
    this.look(place);
  }

  // The tile turned in a way, its middle as near as can be to a point.
  over(way, row, col) {
    const best = this.fitting(way, row, col);
    if (best && this.distance(best, row, col) <= FAR) return best;
    const [high, wide] = this.size(way);
    const inside = (value, size) =>
      Math.max(0, Math.min(this.given.spaces - size, Math.round(value)));
    return {
      way,
      row: inside(row - high / 2, high),
      col: inside(col - wide / 2, wide),
      ids: null,
      marks: [],
    };
  }

  middle() {
    const [high, wide] = this.size(this.place.way);
    return [this.place.row + high / 2, this.place.col + wide / 2];
  }

  // The pointer in spaces of the grid; null: beside it.
  point(event) {
    const { corner, side, spaces } = this.given;
    const part = this.parts().find((other) => other.getBoundingClientRect().width);
    if (!part) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      part.getScreenCTM().inverse(),
    );
    const row = (y - corner[1]) / side;
    const col = (x - corner[0]) / side;
    return Math.min(row, col) < 0 || Math.max(row, col) > spaces ? null : [row, col];
  }

  moved(event) {
    if (!this.given || event.pointerType === "touch") return;
    const point = this.point(event);
    if (!point) return;
    this.at = point;
    const place = this.over(this.place.way, ...point);
    if (place.row !== this.place.row || place.col !== this.place.col) this.hold(place);
  }

  // A click of the mouse puts it down; a first tap moves it there.
  clicked(event) {
    const point = this.given && this.point(event);
    if (!point) return;
    event.stopPropagation();
    const place = this.over(this.place.way, ...point);
    const there = place.row === this.place.row && place.col === this.place.col;
    this.at = point;
    if (there) this.put();
    else this.hold(place);
  }

  wheeled(event) {
    if (!this.given || !this.point(event)) return;
    event.preventDefault();
    this.turn(event.deltaY < 0 ? 3 : 1);
  }

  // --- what is done with it ------------------------------------------------------------------------

  // In another way, under the pointer; without one, at the nearest place where it can lie.
  holdAs(way) {
    const there = this.at ? this.over(way, ...this.at) : this.fitting(way, ...this.middle());
    this.hold(there ?? this.over(way, ...this.middle()));
  }

  fitting(way, row, col) {
    return this.nearest(
      this.given.places.filter((place) => place.way === way),
      row,
      col,
    );
  }

  // A quarter turn, or so many; ways in which it can lie nowhere are passed over.
  turn(times = 1) {
    let { way } = this.place;
    const quarters = () => {
      for (let time = 0; time < times; time += 1) way = this.given.ways[way].turned;
    };
    do quarters();
    while (way !== this.place.way && !this.given.places.some((place) => place.way === way));
    this.holdAs(way);
  }

  flip() {
    this.holdAs(this.given.ways[this.place.way].flipped);
  }

  // By keyboard: to the next place in a direction, over everything where it cannot lie.
  move(down, right) {
    const { way, row, col } = this.place;
    const ahead = (place) => (place.row - row) * down + (place.col - col) * right;
    const aside = (place) =>
      Math.abs((place.row - row) * right) + Math.abs((place.col - col) * down);
    const far = (place) => ahead(place) + 2 * aside(place);
    const [next] = this.given.places
      .filter((place) => place.way === way && ahead(place) > 0)
      .sort((one, other) => far(one) - far(other));
    this.at = null;
    if (next) this.hold(next);
  }

  put() {
    if (this.place?.ids) this.lay(this.place);
  }

  // Whether a key was meant for the tile.
  key(event) {
    if (!this.given) return false;
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    if (event.key in steps) this.move(...steps[event.key]);
    else if (event.key === "t") this.turn();
    else if (event.key === "f") this.flip();
    else if (event.key === "Enter" && event.target === document.body) this.put();
    else return false;
    return true;
  }

  // --- how it looks --------------------------------------------------------------------------------

  parts() {
    return $$(`[id="part-${this.given.part}"]`);
  }

  clear() {
    for (const ghost of $$(".laying")) ghost.remove();
  }

  draw() {
    this.clear();
    const { corner, side, ways } = this.given;
    const { way, row, col, ids, marks, points } = this.place;
    const at = (spaces) => spaces * side + side / 2;
    const brought = marks.map(
      (mark) =>
        `<circle class="brought ${mark.icon}" cx="${at(mark.col)}" cy="${at(mark.row)}" r="${side * 0.34}"/>` +
        `<use href="#teo-${mark.icon}" x="${at(mark.col) - side * 0.28}" y="${at(mark.row) - side * 0.28}"` +
        ` width="${side * 0.56}" height="${side * 0.56}"/>`,
    );
    const [x, y] = [(col + 1) * side + 19, row * side + 2]; // beside it, and on none of its icons
    const badge = points
      ? `<use href="#teo-points" x="${x - 18}" y="${y - 18}" width="36" height="36"/>` +
        `<text class="bold" x="${x}" y="${y + 5}" font-size="16" text-anchor="middle">${points}</text>`
      : "";
    for (const part of this.parts()) {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", `laying${ids ? "" : " cannot"}`);
      group.setAttribute("transform", `translate(${corner[0]} ${corner[1]})`);
      group.innerHTML =
        `<g transform="translate(${col * side} ${row * side})">${ways[way].svg}</g>` +
        brought.join("") +
        badge;
      part.append(group);
    }
  }
}
