// Several targets for one choice: each click selects or deselects a target. When enough are
// selected, their choices are played.

import { $ } from "../shared/dom.js";
import { t } from "../shared/words.js";

export class MultiSelect {
  constructor(board, play) {
    this.board = board;
    this.play = play; // (ids) => …
    this.given = null; // from the scene: how many, and the id of each target
    this.selected = new Set();
  }

  // The names of the targets that can be selected.
  get names() {
    return Object.keys(this.given?.ids ?? {});
  }

  show(given) {
    this.given = given;
    this.selected.clear();
  }

  toggle(name) {
    const { ids, count } = this.given;
    if (!this.selected.delete(name)) this.selected.add(name);
    for (const spot of this.board.spots(name)) {
      spot.classList.toggle("picked", this.selected.has(name));
    }
    $("#preview").textContent = t("page.picked", { picked: this.selected.size, count });
    const chosen = this.names.filter((other) => this.selected.has(other));
    if (chosen.length === count) this.play(chosen.map((other) => ids[other]));
  }
}
