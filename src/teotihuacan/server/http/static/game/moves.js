// Playing and taking back: one change at a time. The answer of the server contains the update of
// the page.

import { overtaken } from "../shared/api.js";
import { $ } from "../shared/dom.js";

const SLOW = 300; // milliseconds until the pointer shows that the server is slow …
const AFTER = 60; // … and until it stops

export class Moves {
  constructor(state, client, { begin, made, take, refresh, fail }) {
    Object.assign(this, { state, client, begin, made, take, refresh, fail });
    this.groups = new Map(); // how many choices were played as one, by the step after them
    this.advice = new AbortController(); // cancels a request for hints
    this.timer = 0;
  }

  // The only way to play: choices by id, one after the other. Those at the beginning that are not
  // offered have been made already.
  play(ids) {
    if (!this.state.asked) return;
    this.change(async () => {
      const { scene } = this.state;
      const offered = (id) => scene.choices.some((choice) => choice.id === id);
      const left = ids.slice(ids.findIndex(offered));
      for (const id of left) this.made(id);
      const [choice, ...then] = left;
      const answer = await this.send("play", { choice, then });
      if (then.length) this.groups.set(answer.moments, answer.moments - scene.moments);
      return answer;
    });
  }

  // Take back a choice or a turn. Choices that were played as one are taken back as one.
  undo(back) {
    const { scene, past, animating } = this.state;
    if (!scene?.undo[back] || past !== null || animating) return;
    this.change(() => {
      const times = back === "choice" ? (this.groups.get(scene.moments) ?? 1) : 1;
      this.groups.delete(scene.moments);
      return this.send("undo", { back, times });
    });
  }

  send(path, body) {
    const { step } = this.state.scene;
    return this.state.call("POST", path, { body: { step, ...body, page: this.client.page() } });
  }

  async change(request) {
    const { state, groups } = this;
    if (state.busy) return;
    state.busy = true;
    this.advice.abort();
    this.begin();
    for (const step of groups.keys()) if (step > state.scene.moments) groups.delete(step);
    const { classList } = $("main");
    classList.add("busy");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => classList.add("slow"), SLOW);
    try {
      const { news } = await request();
      await this.take(news, { now: true });
    } catch (error) {
      if (error.reason === "stale") await this.refresh();
      else this.fail(error);
    } finally {
      state.busy = false;
      classList.remove("busy");
      clearTimeout(this.timer);
      // Every element inherits the pointer, so change it after the answer has been drawn.
      this.timer = setTimeout(() => classList.remove("slow"), AFTER);
    }
  }

  // The best turns according to the server. The request is cancelled when something is played.
  async advise() {
    if (this.state.busy) throw overtaken();
    if (this.advice.signal.aborted) this.advice = new AbortController();
    const { signal } = this.advice;
    return this.state.call("POST", "hint", { body: { step: this.state.scene.step }, signal });
  }
}
