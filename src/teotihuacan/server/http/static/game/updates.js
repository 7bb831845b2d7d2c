// Updates from the server: answers to what was played here, and messages about what others have
// played.

import { listen } from "../shared/api.js";
import { openDialog } from "../shared/dialog.js";
import { $, make } from "../shared/dom.js";
import { language, t } from "../shared/words.js";

export class Updates {
  // `show` draws a scene, `animate` a list of frames; `heard` gets each message about the game.
  constructor(state, client, log, { show, animate, heard, connected, fail }) {
    Object.assign(this, { state, client, log, show, animate, heard, fail });
    this.number = 0; // of the last request for a scene: answers to older ones are dropped
    this.taken = Promise.resolve(); // updates from messages are shown one after the other
    this.line = null;
    this.listen = () => {
      const hello = () => ({ token: state.token, language, page: client.page() });
      this.line = listen(state.id, hello, (message) => this.hear(message), connected);
    };
  }

  // Drop answers to requests from before.
  overtake() {
    this.number += 1;
  }

  // A complete scene: an earlier step, or with null the current one.
  look(at) {
    return this.state.call("GET", "scene", { query: { at, layout: this.client.layout() } });
  }

  // Show the chosen step with everything that this page lacks.
  async refresh() {
    const number = ++this.number;
    try {
      if (this.state.past === null) {
        const news = await this.state.call("POST", "news", { body: this.client.page() });
        if (number === this.number) await this.take(news, { others: true });
        return;
      }
      const scene = await this.look(this.state.past);
      this.client.reset();
      if (number === this.number) this.show({ scene, parts: scene.parts });
    } catch (error) {
      this.fail(error);
    }
  }

  // Show an update. `now`: it answers the player here; `others`: other players have moved;
  // `pushed`: the server sent it unasked, so it knows that this page has it.
  async take(news, { now = false, others = false, pushed = false } = {}) {
    const { state, client, log } = this;
    const next = news.scene;
    // Of the other seats in this browser only the one that has to choose gets updates.
    const turned =
      next.seat !== state.seat && next.seat in state.tokens && next.seat === next.actor;
    if (next.seat !== state.seat && !turned) return; // too late
    if (next.step < client.step && !client.empty) return; // too late as well
    if (!client.accept(news)) {
      await this.refresh(); // a part is missing, because updates have crossed
      return;
    }
    if (next.actor !== next.seat && next.actor in state.tokens) {
      // Several players share this screen: show the view of the one who has to choose.
      await this.handOver(next);
      state.seat = next.actor;
      client.reset(); // this player may see more of the log and the picture
      await this.refresh();
      return;
    }
    state.seat = next.seat;
    if (!pushed || turned) {
      this.line?.say({ token: state.token, language, page: client.page() });
    }
    log.turnTo(state.seat);
    log.take(news.since, news.entries);
    this.animate(this.frames(news, others), now);
  }

  // What is shown one after the other: finished turns of other players, and the current scene.
  frames({ scene: next, stages }, others) {
    const { seat, scene } = this.state;
    const outline = (player) => (player === null || player === seat ? [] : [player]);
    // Turns that this page has shown come again if the server does not know that.
    const shown = ({ seat: owner, turn }) => owner === seat || turn < this.client.before;
    const lines = (stage) => (shown(stage) ? 0 : this.log.linesOf(stage.turn));
    const turns = stages.map((stage) => ({
      ...stage,
      lines: lines(stage),
      outline: outline(stage.seat),
    }));
    // The first scene is shown at once, even if a computer player is thinking.
    const computer = next.actor !== seat && next.players[next.actor]?.kind === "computer";
    const last = {
      scene: next,
      parts: next.parts,
      provisional: scene !== null && computer,
      outline: others ? outline(next.on_turn) : [],
    };
    return [...turns, last];
  }

  // If anything is secret, players who share a screen pass it on: first remove what only one may
  // see.
  async handOver(next) {
    const { state } = this;
    if (state.seats.length < 2 || !next.secret) return;
    const { name } = next.players[next.actor];
    state.seat = null;
    const open = await this.look(null);
    this.show({ scene: open, parts: open.parts });
    this.log.clear();
    const text = make("p", {}, t("page.hand over.more", { name }));
    openDialog(t("page.hand over", { name }), [text], [], t("page.hand over.do", { name }));
    await new Promise((resolve) => {
      $("#dialog").addEventListener("close", resolve, { once: true });
    });
  }

  // A message of the server about the game, with an update if other players have moved.
  async hear(message) {
    const { state } = this;
    if (state.scene === null) await this.refresh(); // the first request failed
    if (state.scene === null) return;
    this.heard(message);
    if (state.past !== null) return;
    const { news, step, seats: joined } = message;
    if (news) {
      const take = () => this.take(news, { others: true, pushed: true });
      this.taken = this.taken.then(take).catch(this.fail);
    } else if (joined !== state.scene.joined && step === state.scene.step) {
      this.refresh(); // a player joined before the connection was open
    }
  }
}
