// The list of choices in words, which keyboards and screen readers use.

import { $, drawn, icon, make } from "../shared/dom.js";
import { t } from "../shared/words.js";

// What a choice costs and gives, as icons with numbers, and in words for screen readers.
export function preview(choice) {
  if (!choice.preview.length) return null;
  const chips = choice.preview.map((change) =>
    make(
      "span",
      { class: `chip ${change.amount < 0 ? "less" : "more"}` },
      `${change.amount < 0 ? "−" : "+"}${Math.abs(change.amount)}`,
      icon(change.icon),
    ),
  );
  return make(
    "span",
    { class: "brings" },
    make("span", { "aria-hidden": "true" }, ...chips),
    make("span", { class: "hidden" }, choice.preview_text),
  );
}

const best = (offer) =>
  offer.best
    ? make(
        "span",
        { class: "chip more best" },
        t("page.best", { points: offer.best }),
        icon("points"),
      )
    : null;

// What could be done next, if a choice does nothing by itself.
function offers(choice) {
  if (!choice.offers.length) return null;
  const lines = choice.offers.map((offer) =>
    make(
      "span",
      { class: "offer" },
      make("span", {}, ...drawn(offer.text)),
      make("span", { class: "gains" }, preview(offer), best(offer)),
    ),
  );
  return make("span", { class: "offers" }, ...lines);
}

export class Choices {
  constructor({ pick, look }) {
    this.list = $("#choice-list");
    this.pick = pick;
    this.look = look;
    this.hadFocus = false; // it had the focus before it was emptied for another player's turn
    this.list.addEventListener("keydown", (event) => this.arrow(event));
    this.list.addEventListener("pointerleave", () => this.look(null));
  }

  show(choices) {
    this.hadFocus ||= this.list.contains(document.activeElement);
    this.list.replaceChildren(...choices.map((choice, index) => this.item(choice, index)));
    this.list.scrollTop = 0;
    if (!choices.length) return;
    if (this.hadFocus && document.activeElement === document.body) $("button", this.list).focus();
    this.hadFocus = false;
  }

  item(choice, index) {
    const button = make(
      "button",
      { type: "button", "data-id": choice.id, "data-code": choice.code },
      index < 9 ? make("kbd", { "aria-hidden": "true" }, String(index + 1)) : null,
      make("span", { class: "words" }, ...drawn(choice.text)),
      preview(choice),
      offers(choice),
    );
    button.addEventListener("click", () => this.pick(choice));
    button.addEventListener("pointerenter", () => this.look(choice, button));
    button.addEventListener("focus", () => this.look(choice, button));
    button.addEventListener("blur", () => this.look(null));
    return make("li", {}, button);
  }

  arrow(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...this.list.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length].focus();
    event.preventDefault();
  }
}
