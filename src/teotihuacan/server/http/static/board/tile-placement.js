// Placing a tile: it follows the pointer over a grid, is rotated and flipped, and placed. Where
// it can be placed, and what it gives there, is part of the scene.

import { $, $$, SVG } from "../shared/dom.js";

const FAR = 1.5; // spaces from the pointer to a legal place that counts as meant

export class TilePlacement {
  constructor(root, { place, look }) {
    this.play = place; // (place) => …
    this.look = look; // (place or null) => …
    this.given = null; // from the scene: the tile's orientations (`ways`) and its legal places
    this.touched = false; // the player has moved or rotated it
    root.addEventListener("pointermove", (event) => this.moved(event));
    root.addEventListener("click", (event) => this.clicked(event), true);
    root.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    $("#lay-turn").addEventListener("click", () => this.rotate());
    $("#lay-flip").addEventListener("click", () => this.flip());
    $("#lay-do").addEventListener("click", () => this.put());
  }

  show(given) {
    this.clear();
    this.given = given;
    $("#tile-tools").hidden = given === null;
    if (given === null) return;
    $("#lay-turn").hidden = given.ways.every((way, number) => way.turned === number);
    $("#lay-flip").hidden = given.ways.every((way, number) => way.flipped === number);
    const middle = given.spaces / 2;
    this.pointer = null; // in spaces
    this.touched = false;
    const least = Math.min(...given.places.map((place) => place.lost)); // propose no loss
    const proposed = given.places.filter((place) => place.lost === least);
    this.hold(this.nearest(proposed, middle, middle));
  }

  // Hold it where the coach or a hint would place it: `ids` are choices that begin with the place.
  suggest(ids) {
    const planned = (place) => place.ids.every((id, number) => id === ids[number]);
    const place = this.given?.places.find(planned);
    if (place && !this.touched) this.hold(place);
  }

  // --- where it is ---

  size(way) {
    const { cells } = this.given.ways[way];
    const rows = cells.map(([row]) => row);
    const cols = cells.map(([, col]) => col);
    return [1 + Math.max(...rows), 1 + Math.max(...cols)];
  }

  // The distance from the middle of a tile to a point.
  distance(place, row, col) {
    const [high, wide] = this.size(place.way);
    return Math.hypot(place.row + high / 2 - row, place.col + wide / 2 - col);
  }

  nearest(places, row, col) {
    const far = (place) => this.distance(place, row, col);
    return places.reduce((best, place) => (far(place) < far(best) ? place : best), places[0]);
  }

  // Show the tile at a place, legal or not.
  hold(place) {
    this.place = place;
    this.draw();
    this.look(place);
  }

  // The place of the tile in an orientation, its middle as near as possible to a point.
  over(way, row, col) {
    const best = this.legal(way, row, col);
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

  // The pointer in spaces of the grid; null outside.
  point(event) {
    const { corner, side, spaces } = this.given;
    const part = this.parts().find((other) => other.getBoundingClientRect().width);
    if (!part) return null;
    const onScreen = new DOMPoint(event.clientX, event.clientY);
    const { x, y } = onScreen.matrixTransform(part.getScreenCTM().inverse());
    const row = (y - corner[1]) / side;
    const col = (x - corner[0]) / side;
    return Math.min(row, col) < 0 || Math.max(row, col) > spaces ? null : [row, col];
  }

  moved(event) {
    if (!this.given || event.pointerType === "touch") return;
    const point = this.point(event);
    if (!point) return;
    this.pointer = point;
    this.touched = true;
    const place = this.over(this.place.way, ...point);
    if (place.row !== this.place.row || place.col !== this.place.col) this.hold(place);
  }

  // A click of the mouse places the tile; a first tap moves it there.
  clicked(event) {
    const point = this.given && this.point(event);
    if (!point) return;
    event.stopPropagation();
    const place = this.over(this.place.way, ...point);
    const there = place.row === this.place.row && place.col === this.place.col;
    this.pointer = point;
    this.touched = true;
    if (there) this.put();
    else this.hold(place);
  }

  wheeled(event) {
    if (!this.given || !this.point(event)) return;
    event.preventDefault();
    this.rotate(event.deltaY < 0 ? 3 : 1);
  }

  // --- actions ---

  // In another orientation under the pointer; without a pointer at the nearest legal place.
  holdAs(way) {
    this.touched = true;
    const there = this.pointer
      ? this.over(way, ...this.pointer)
      : this.legal(way, ...this.middle());
    this.hold(there ?? this.over(way, ...this.middle()));
  }

  // The legal place that is nearest to a point.
  legal(way, row, col) {
    return this.nearest(
      this.given.places.filter((place) => place.way === way),
      row,
      col,
    );
  }

  // Rotate by quarter turns; orientations without a legal place are skipped.
  rotate(quarters = 1) {
    let { way } = this.place;
    const next = () => {
      for (let quarter = 0; quarter < quarters; quarter += 1) way = this.given.ways[way].turned;
    };
    do next();
    while (way !== this.place.way && !this.given.places.some((place) => place.way === way));
    this.holdAs(way);
  }

  flip() {
    this.holdAs(this.given.ways[this.place.way].flipped);
  }

  // By keyboard: to the next legal place in a direction.
  move(down, right) {
    const { way, row, col } = this.place;
    const ahead = (place) => (place.row - row) * down + (place.col - col) * right;
    const aside = (place) =>
      Math.abs((place.row - row) * right) + Math.abs((place.col - col) * down);
    const far = (place) => ahead(place) + 2 * aside(place);
    const [next] = this.given.places
      .filter((place) => place.way === way && ahead(place) > 0)
      .sort((one, other) => far(one) - far(other));
    this.pointer = null;
    this.touched = true;
    if (next) this.hold(next);
  }

  put() {
    if (this.place?.ids) this.play(this.place);
  }

  // Keyboard shortcuts while a tile is placed, see keys.js.
  keys() {
    if (this.given === null) return null;
    return {
      repeat: true,
      keys: {
        ArrowUp: () => this.move(-1, 0),
        ArrowDown: () => this.move(1, 0),
        ArrowLeft: () => this.move(0, -1),
        ArrowRight: () => this.move(0, 1),
        t: () => this.rotate(),
        f: () => this.flip(),
        Enter: (event) => event.target === document.body && this.put(),
      },
    };
  }

  // --- drawing ---

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
    const gains = marks.map((mark) => {
      const x = (mark.col + 0.5) * side;
      const y = (mark.row + 0.5) * side;
      return (
        `<circle class="brought ${mark.icon}" cx="${x}" cy="${y}" r="${side * 0.34}"/>` +
        symbol(mark.icon, x - side * 0.28, y - side * 0.28, side * 0.56)
      );
    });
    const [x, y] = [(col + 1) * side + 19, row * side + 2]; // beside the tile, on none of its icons
    const text = `x="${x}" y="${y + 5}" font-size="16" text-anchor="middle"`;
    const badge = points
      ? `${symbol("points", x - 18, y - 18, 36)}<text class="bold" ${text}>${points}</text>`
      : "";
    const tile = `<g transform="translate(${col * side} ${row * side})">${ways[way].svg}</g>`;
    for (const part of this.parts()) {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", `laying${ids ? "" : " cannot"}`);
      group.setAttribute("transform", `translate(${corner[0]} ${corner[1]})`);
      group.innerHTML = tile + gains.join("") + badge;
      part.append(group);
    }
  }
}

const symbol = (name, x, y, size) =>
  `<use href="#teo-${name}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
