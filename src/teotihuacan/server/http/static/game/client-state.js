// What the server has sent to this page: which drawing of each part, and how far the log goes. The
// server needs it to send only what is new.

export class ClientState {
  constructor(layout, tokens = {}) {
    this.layout = layout; // () => the kind of screen the picture is drawn for
    this.tokens = tokens; // of all seats in this browser
    const random = crypto.getRandomValues(new Uint8Array(9));
    this.name = Array.from(random, (byte) => byte.toString(36)).join("");
    this.reset();
  }

  // Ask for everything again.
  reset() {
    this.marks = {};
    this.step = 0;
    this.moment = 0;
    this.turn = 0; // the one that is being played …
    this.before = 0; // … and in the update before
    this.seat = null; // whose view this is
    this.known = {}; // for each seat in this browser: the step and the log entry it has seen
  }

  get empty() {
    return Object.keys(this.marks).length === 0;
  }

  // The field `page` of a request.
  page() {
    const { name, step, moment, marks, seat, tokens, known } = this;
    const others = Object.keys(tokens)
      .map(Number)
      .filter((other) => other !== seat);
    const beside = others.map((other) => ({
      seat: other,
      token: tokens[other],
      ...known[other],
    }));
    return { name, layout: this.layout(), step, moment, marks, beside };
  }

  // Accept an update. False if it leaves out a part that this page does not have.
  accept({ scene, stages }) {
    const sent = new Set([scene, ...stages].flatMap(({ parts }) => Object.keys(parts)));
    for (const [part, mark] of Object.entries(scene.marks)) {
      if (!sent.has(part) && this.marks[part] !== mark) {
        this.reset();
        return false;
      }
    }
    this.marks = scene.marks;
    this.step = scene.step;
    this.moment = scene.moments;
    this.before = this.turn;
    this.turn = scene.turn;
    this.seat = scene.seat;
    this.known[scene.seat] = { step: this.step, moment: this.moment };
    return true;
  }
}
