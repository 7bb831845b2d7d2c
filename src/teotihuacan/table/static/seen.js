// What this page has seen of its game: which drawing of each part, and how far it has followed.

export class Seen {
  constructor(layout) {
    this.layout = layout; // () => the screen it is drawn for
    this.name = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
    this.forget();
  }

  // Everything must be told again.
  forget() {
    this.marks = {};
    this.step = 0;
    this.moment = 0;
  }

  get empty() {
    return Object.keys(this.marks).length === 0;
  }

  // As the server wants to hear it.
  page() {
    const { name, step, moment, marks } = this;
    return { name, layout: this.layout(), step, moment, marks };
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
    return true;
  }
}
