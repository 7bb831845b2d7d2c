// The small menu beside a target on the board that has several choices.

import { preview } from "../game/choices.js";
import { drawn, make } from "../shared/dom.js";
import { beside } from "../shared/tooltip.js";

export class ChoiceMenu {
  constructor({ pick, look }) {
    this.pick = pick;
    this.look = look;
    this.box = make("div", { class: "choose", role: "group", hidden: true });
    document.body.append(this.box);
    addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
    });
    addEventListener("pointerdown", (event) => {
      if (!this.box.contains(event.target) && !event.target.closest(".spot.glow")) this.close();
    });
  }

  open(choices, spot) {
    this.box.replaceChildren(
      ...choices.map((choice) => {
        const button = make(
          "button",
          { type: "button", "data-id": choice.id, "data-code": choice.code },
          make("span", {}, ...drawn(choice.text)),
          preview(choice),
        );
        button.addEventListener("click", () => this.pick(choice));
        button.addEventListener("pointerenter", () => this.look(choice));
        button.addEventListener("focus", () => this.look(choice));
        return button;
      }),
    );
    this.box.hidden = false;
    beside(this.box, spot.getBoundingClientRect());
  }

  close() {
    if (this.box.hidden) return;
    this.box.hidden = true;
    this.look(null);
  }
}
