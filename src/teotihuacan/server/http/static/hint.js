// Hints: the best turns in a panel, and a mark on what to click first; whoever follows a turn is
// shown the next click, and the next.

import { $, $$, drawn, make } from "./dom.js";
import { t } from "./words.js";

const MANY = 9; // steps that are shown of a turn

const signed = (margin) => {
  const points = Math.round(margin);
  return points ? `${points > 0 ? "+" : "−"}${Math.abs(points)}` : "±0";
};

export class Hints {
  constructor({ ask, point, look }) {
    this.ask = ask; // () => the answer of the server
    this.point = point; // (choice or null) => shows where it is
    this.look = look; // () => the scene
    this.turns = [];
    this.chosen = 0;
    this.done = 0; // so many steps of the chosen turn were made
    this.asked = 0; // how often: an older answer is dropped
    $("#hints-close").addEventListener("click", () => this.close());
  }

  get shown() {
    return !$("#hints").hidden;
  }

  async open() {
    if ($("#hint").hidden || $("#hint").disabled) return;
    const number = ++this.asked;
    this.turns = [];
    $("#hint-list").replaceChildren();
    $("#hints-wait").textContent = t("page.hint.wait");
    this.reveal(true);
    $("#hint").disabled = true;
    try {
      const { turns } = await this.ask();
      if (number !== this.asked) return;
      this.turns = turns;
      $("#hints-wait").textContent = turns.length ? "" : t("page.hint.none");
      this.choose(0);
    } catch (error) {
      if (number === this.asked) this.close();
      throw error;
    } finally {
      $("#hint").disabled = false;
    }
  }

  close() {
    this.asked += 1;
    this.turns = [];
    this.point(null);
    this.reveal(false);
  }

  reveal(whether) {
    $("#hints").hidden = !whether;
    $("main").classList.toggle("hinted", whether);
  }

  choose(index) {
    this.chosen = index;
    this.done = 0;
    this.draw();
  }

  draw() {
    $("#hint-list").replaceChildren(...this.turns.map((turn, index) => this.item(turn, index)));
    this.point(this.next());
  }

  item(turn, index) {
    const here = index === this.chosen;
    const steps = turn.steps
      .slice(0, MANY)
      .map((step, place) =>
        make("span", { class: here && place < this.done ? "step made" : "step" }, ...drawn(step)),
      );
    if (turn.steps.length > MANY) steps.push(make("span", { class: "step" }, "…"));
    return make(
      "li",
      {},
      make(
        "button",
        { type: "button", "aria-pressed": String(here), onclick: () => this.choose(index) },
        make("span", { class: "steps" }, ...steps),
        turn.margin === null
          ? null
          : make("span", { class: "margin", "aria-hidden": "true" }, signed(turn.margin)),
        turn.told && make("span", { class: here ? "told" : "told hidden" }, turn.told),
      ),
    );
  }

  // The choice of the scene that comes next in the chosen turn.
  next() {
    const id = this.turns[this.chosen]?.ids[this.done];
    return this.look().choices.find((choice) => choice.id === id) ?? null;
  }

  // A choice was made: on with the turn, if it was the one.
  made(id) {
    if (!this.shown) return;
    if (this.turns[this.chosen]?.ids[this.done] === id) this.done += 1;
    else this.turns = [];
  }

  // The table was looked at again.
  follow() {
    if (!this.shown || $("#hint").disabled) return;
    if (this.turns.length && this.next()) this.draw();
    else this.close();
  }

  static mark(choice, spots) {
    for (const old of $$(".hinted:not(main)")) old.classList.remove("hinted");
    if (!choice) return;
    for (const spot of spots) spot.classList.add("hinted");
    const list = $("#choice-list");
    const item = $(`[data-id="${choice.id}"]`, list);
    if (!item) return;
    item.classList.add("hinted");
    list.scrollTop = item.offsetTop - (list.clientHeight - item.offsetHeight) / 2;
  }
}
