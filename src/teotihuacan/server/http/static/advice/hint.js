// Hints: the best turns in a panel, and a mark on the next click of the selected turn.

import { showTarget } from "../game/tabs.js";
import { $, $$, drawn, make } from "../shared/dom.js";
import { t } from "../shared/words.js";

const MOST = 9; // steps of a turn that are shown

const signed = (margin) => {
  const points = Math.round(margin);
  return points ? `${points > 0 ? "+" : "−"}${Math.abs(points)}` : "±0";
};

// Mark a choice in the list and on the board, and make it visible; null: nothing. A tile is held
// where `ids`, the choices from this scene on, would place it.
export function point(view, choice, ids = []) {
  const spots = choice?.spot ? view.board.spots(choice.spot) : [];
  Hints.mark(choice, spots);
  view.suggest(ids);
  const { end, laying } = view.state.scene;
  if (!choice || choice.id === end) return; // that button is always visible
  const targets = laying ? $$("#board .laying") : spots;
  if (targets.length || !laying) showTarget(choice, targets);
}

export class Hints {
  constructor(state, view, ask) {
    this.state = state;
    this.view = view;
    this.ask = ask; // () => the answer of the server
    this.turns = [];
    this.chosen = 0;
    this.done = 0; // how many steps of the chosen turn were made
    this.asked = 0; // the number of the last request: older answers are dropped
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
    this.show(true);
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
    point(this.view, null);
    this.show(false);
  }

  show(whether) {
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
    point(this.view, this.next(), this.turns[this.chosen]?.ids.slice(this.done));
  }

  item(turn, index) {
    const here = index === this.chosen;
    const steps = turn.steps
      .slice(0, MOST)
      .map((step, place) =>
        make("span", { class: here && place < this.done ? "step made" : "step" }, ...drawn(step)),
      );
    if (turn.steps.length > MOST) steps.push(make("span", { class: "step" }, "…"));
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

  // The choice of the scene that is next in the chosen turn.
  next() {
    const id = this.turns[this.chosen]?.ids[this.done];
    return this.state.scene.choices.find((choice) => choice.id === id) ?? null;
  }

  // A choice was made: continue with the turn if it was the next one.
  made(id) {
    if (!this.shown) return;
    if (this.turns[this.chosen]?.ids[this.done] === id) this.done += 1;
    else this.turns = [];
  }

  // The scene has changed.
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
