// What this page has seen of its game: which drawing of each part, and how far it has followed.

export class Seen {
  constructor(layout, tokens = {}) {
    this.layout = layout; // () => the screen it is drawn for
    this.tokens = tokens; // of all seats at this screen
    this.name = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
      byte.toString(36),
    ).join("");
    this.forget();
  }

  // Everything must be told again.
  forget() {
    this.marks = {};
    this.step = 0;
    this.moment = 0;
    this.seat = null; // through whose eyes
    this.heard = {}; // how far each seat at this screen was told its log
  }

  get empty() {
    return Object.keys(this.marks).length === 0;
  }

  // As the server wants to hear it.
  page() {
    const { name, step, moment, marks, seat } = this;
    const others = Object.keys(this.tokens)
      .map(Number)
      .filter((other) => other !== seat);
    const beside = others.map((other) => ({
      seat: other,
      token: this.tokens[other],
      ...this.heard[other],
    }));
    return { name, layout: this.layout(), step, moment, marks, beside };
  }

  // Take news in; not if they leave out what we do not have.
  take({ scene, stages }) {
    const sent = new Set([scene, ...stages].flatMap(({ parts }) => Object.keys(parts)));
    for (const [part, mark] of Object.entries(scene.marks)) {
      if (!sent.has(part) && this.marks[part] !== mark) {
        this.forget();
        return false;
      }
    }
    this.marks = scene.marks;
    this.step = scene.step;
    this.moment = scene.moments;
    this.seat = scene.seat;
    this.heard[scene.seat] = { step: this.step, moment: this.moment };
    return true;
  }
}
