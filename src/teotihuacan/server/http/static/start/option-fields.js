// The options of a new game. The server says which of them go together: after each change the
// form is sent there, and shown as the answer says.

import { call } from "../shared/api.js";
import { $, $$, say } from "../shared/dom.js";

export class OptionFields {
  // `shown` is called with the options after each change.
  constructor(form, shown) {
    this.form = form;
    this.shown = shown;
    this.answer = JSON.parse(form.dataset.fitted); // what the server has said last
    this.changes = 0;
    this.fittedTo = 0; // how many changes the answer includes
    this.queue = Promise.resolve(); // one request after the other
    form.addEventListener("input", ({ target }) => this.changed(target));
  }

  use() {
    const given = Object.fromEntries(this.answer.fields.map(({ name, value }) => [name, value]));
    this.show(this.answer, given);
    // The browser may have restored what was filled in before.
    if (JSON.stringify(given) !== JSON.stringify(this.filledIn())) this.fit();
  }

  // The options that go together, for a new game.
  async fitted() {
    await this.queue;
    if (this.fittedTo < this.changes) await this.ask(); // the last request has failed
    return this.answer.options;
  }

  filledIn() {
    return Object.fromEntries(
      this.answer.fields.map(({ name, sort }) => [name, this.valueOf(name, sort)]),
    );
  }

  // The value of a field, in the type of the option.
  valueOf(name, sort) {
    if (sort === "switch") return this.form.elements[name].checked;
    const values = new FormData(this.form).getAll(name);
    if (sort === "several") return values;
    return sort === "number" ? Number(values[0]) : values[0] || null;
  }

  changed({ name, value }) {
    const field = this.answer.fields.find((other) => other.name === name);
    if (field) this.fit(field.sort === "several" ? { option: name, value } : null);
    else this.shown(this.answer.options);
  }

  fit(changed = null) {
    this.changes += 1;
    this.form.setAttribute("aria-busy", "true");
    const ask = () => this.ask(changed);
    this.queue = this.queue.then(ask).catch((error) => say(error.message));
  }

  async ask(changed = null) {
    const { changes } = this;
    const options = this.filledIn();
    const body = { game: document.body.dataset.title, options, changed };
    this.show(await call("POST", "/api/options", { body }), options);
    this.fittedTo = changes;
    this.form.setAttribute("aria-busy", String(changes < this.changes));
  }

  // Show an answer to what was `sent`. Later changes of the form are kept.
  show(answer, sent) {
    this.answer = answer;
    for (const field of answer.fields) {
      const fit = field.sort === "switch" ? fitSwitch : fitChoice;
      for (const element of $$(`[data-option="${field.name}"]`)) {
        fit(element, field, answer.options[field.name], sent[field.name]);
      }
    }
    $("#sometimes").hidden = $$("#sometimes > :not([hidden])").length === 0;
    this.shown(answer.options);
  }
}

function fitSwitch(element, { allowed, locked }, usual) {
  const box = $("input", element);
  box.disabled = locked;
  if (!allowed) box.checked = usual;
}

function fitChoice(element, { allowed, possible, value }, _, sent) {
  element.hidden = !allowed;
  for (const entry of $$("[data-value]", element)) {
    const name = entry.dataset.value;
    const box = $("input", entry);
    entry.hidden = !possible.includes(name);
    if (value.includes(name) !== sent.includes(name)) box.checked = value.includes(name);
  }
}
