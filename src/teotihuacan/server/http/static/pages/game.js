// The page of a running game.

import { ClientState } from "../game/client-state.js";
import { GameState } from "../game/game-state.js";
import { GameView } from "../game/game-view.js";
import { Log } from "../game/log.js";
import { Moves } from "../game/moves.js";
import { showShortcuts, useMenu } from "../game/page-menu.js";
import { RecentTurns } from "../game/recent-turns.js";
import { fitFrame, useTabs } from "../game/tabs.js";
import { TurnAnimation } from "../game/turn-animation.js";
import { notifyTurn, useNotifications } from "../game/turn-notification.js";
import { Updates } from "../game/updates.js";
import { People, showConnection } from "../people/people.js";
import { later } from "../shared/api.js";
import { $, copy, make, say, setTitle } from "../shared/dom.js";
import { useKeys } from "../shared/keys.js";
import { base } from "../shared/links.js";
import * as myGames from "../shared/my-games.js";
import { root, t } from "../shared/words.js";

class GamePage {
  constructor(id) {
    const state = new GameState(id);
    this.state = state;
    this.chapters = null; // how many were over in the scene before
    this.ended = false; // the final scores were shown
    this.fail = (error) => this.showError(error);
    this.log = new Log({ jump: (step) => this.jump(step) });
    this.recent = new RecentTurns(this.log);
    this.view = new GameView(state, (ids) => this.moves.play(ids));
    const narrow = fitFrame(() => this.redraw());
    this.client = new ClientState(() => (narrow() ? "phone" : "wide"), state.tokens);
    this.animation = new TurnAnimation({
      show: (frame, last) => (last ? this.show(frame) : this.showTurn(frame)),
      begin: () => {
        state.animating = true;
        this.view.beginAnimation();
      },
      end: () => {
        state.animating = false;
        this.view.endAnimation();
      },
    });
    this.updates = new Updates(state, this.client, this.log, {
      show: (frame) => this.show(frame),
      animate: (frames, now) => this.animation.add(frames, now),
      heard: (message) => this.heard(message),
      connected: showConnection,
      fail: this.fail,
    });
    this.moves = new Moves(state, this.client, {
      begin: () => this.beginMove(),
      made: (choice) => this.made(choice),
      take: (news, how) => this.updates.take(news, how),
      refresh: () => this.updates.refresh(),
      fail: this.fail,
    });
    this.hints = null; // loaded when the player asks for hints …
    this.coach = null; // … and for the coach
    this.people = new People(state);
  }

  // --- showing ---

  // Show a scene. What other players have changed is outlined until the next click.
  show({ scene, parts, outline }) {
    const { state, view } = this;
    const before = state.scene;
    const first = before === null;
    const joined = !first && scene.joined !== before.joined;
    const same = !first && scene.step === before.step && scene.seat === before.seat;
    state.scene = scene;
    view.show({ parts, outline }, { first, again: same && state.past === null });
    this.log.mark(state.past);
    this.showTitle(scene.actor, scene.over);
    this.people.draw();
    this.hints?.follow();
    if (state.past === null) {
      notifyTurn(state.asked, document.title);
      this.coachFollows(scene, state.asked).catch(() => {}); // the next scene tries again
    }
    if (outline === undefined) return; // an earlier step: the log does not change
    this.log.draw({ seat: state.asked ? state.seat : null, turn: scene.turn });
    const { seat, seats } = state;
    this.recent.show(seat === null ? [] : this.log.since(seat, scene.turn, seats));
    if (first || joined) this.people.showInvites(first);
    this.chapterOver().catch(this.fail);
  }

  showTurn(frame) {
    this.log.draw({ until: frame.turn });
    if (frame.lines) this.recent.animate(frame.turn); // first: the board scrolls clear of it
    this.view.showTurn(frame);
  }

  // Whose turn it is now, even if an earlier step is shown.
  showTitle(actor, over) {
    const { state } = this;
    const turn = !over && actor in state.tokens;
    const asked = actor === state.scene.actor && state.outOfTurn;
    const own = asked ? "page.title.asked" : "page.title.turn";
    const key = over ? "page.over" : turn ? own : "page.title.waiting";
    setTitle(t(key, { name: state.nameOf(actor) }), turn);
  }

  // Show the scores when a chapter or the game is over.
  async chapterOver() {
    const { scene } = this.state;
    const before = this.chapters;
    this.chapters = scene.chapters;
    if (scene.over && !this.ended) {
      this.ended = true;
      await this.showEnd();
    } else if (before !== null && this.chapters > before && !scene.over) {
      await this.showScores({ which: this.chapters - 1 });
    }
  }

  async showEnd() {
    const { id, scene } = this.state;
    const link = (href, key) => make("a", { class: "button", href }, t(key));
    const more = [
      scene.review && link(`${root}/review/${id}`, "page.review"),
      link(`${root}/replay/${id}`, "page.replay.open"),
      this.people.rematchButton(),
      link(`/?game=${document.body.dataset.title}`, "page.again"),
    ];
    await this.showScores({ more: more.filter(Boolean) });
  }

  async showScores(options) {
    const { showScores } = await later(() => import("../game/scores.js"));
    await showScores(this.state.id, this.state.token, options);
  }

  showError(error) {
    say(error.message);
    if (error.status === 404) $("#question").textContent = t("page.missing.title");
  }

  // Draw everything again, because the frame of the board has changed.
  redraw() {
    this.view.board.reset();
    this.client.reset();
    this.updates.refresh();
  }

  // Show an earlier step, or the current one.
  jump(step) {
    const { state } = this;
    state.past = step >= state.scene.moments ? null : step;
    this.updates.refresh();
  }

  heard({ step, actor, over, company }) {
    this.people.heard(company).catch(this.fail);
    if (step >= this.state.scene.step) this.showTitle(actor, over);
  }

  // --- playing ---

  beginMove() {
    this.updates.overtake();
    this.view.board.outlines.clear();
    this.view.menu.close();
  }

  made(choice) {
    this.hints?.made(choice);
    this.coach?.made(choice);
  }

  endTurn() {
    const { asked, scene } = this.state;
    if (asked && scene.end !== null) this.choose(scene.choices.find(({ id }) => id === scene.end));
  }

  choose(choice) {
    if (choice) this.view.pick(choice);
  }

  // --- advice ---

  async askHint() {
    try {
      const { Hints } = await later(() => import("../advice/hint.js"));
      this.hints ??= new Hints(this.state, this.view, () => this.moves.advise());
      await this.hints.open();
    } catch (error) {
      if (error.reason !== "overtaken") this.fail(error);
    }
  }

  callCoach() {
    this.coming ??= this.loadCoach().catch((error) => {
      this.coming = null;
      throw error;
    });
    return this.coming;
  }

  async loadCoach() {
    const [{ Coach }, { point }] = await Promise.all([
      later(() => import("../advice/coach.js")),
      later(() => import("../advice/hint.js")),
    ]);
    this.coach = new Coach(this.state, {
      ask: () => this.moves.advise(),
      point: (choice, ids) => this.hints?.shown || point(this.view, choice, ids),
    });
    return this.coach;
  }

  async coachFollows(scene, asked) {
    const wanted = myGames.find(this.state.id).coach === true;
    $("#coach-item").hidden = wanted || !scene.hints;
    if (!wanted && !this.coach) return;
    if (this.coach) await this.coach.follow(scene, asked);
    else await (await this.callCoach()).follow(this.state.scene, this.state.asked); // now
  }

  // --- the page ---

  useButtons() {
    const { state } = this;
    const clicks = {
      undo: () => this.moves.undo("choice"),
      restart: () => this.moves.undo("turn"),
      end: () => this.endTurn(),
      hint: () => this.askHint(),
      "coach-on": () =>
        this.callCoach()
          .then((coach) => coach.begin())
          .catch(this.fail),
      now: () => this.jump(Infinity),
      scores: () => this.showScores().catch(this.fail),
      recover: () => this.recover((module) => module.askLost()),
      "watch-link": () => copy(`${base()}/game/${state.id}`),
    };
    for (const [id, click] of Object.entries(clicks)) $(`#${id}`).addEventListener("click", click);
    const menu = $("#menu");
    menu.addEventListener("toggle", () => {
      if (menu.open) this.recover((module) => module.offerRecovery());
    });
    document.addEventListener("refused", ({ detail }) => {
      if (detail === 4401) this.recover((module) => module.gone());
    });
    addEventListener("pointerdown", (event) => this.clicked(event), true);
  }

  // A click anywhere: the player has seen what other players have changed, and ends the animation.
  clicked({ target }) {
    if (this.animation.playing) {
      if (!target.closest("#turn-animation, .menu, #recent-turns")) this.animation.skip();
    } else if (target.closest("main, .bar")) this.view.board.outlines.clear();
  }

  useKeys() {
    const { moves, view } = this;
    const skip = () => this.animation.skip();
    const choose = (event) => {
      if (!this.state.asked) return false;
      this.choose(this.state.scene.choices[Number(event.key) - 1]);
      return true;
    };
    const keys = {
      ...Object.fromEntries([..."123456789"].map((digit) => [digit, choose])),
      "Ctrl+z": () => moves.undo("choice"),
      "Ctrl+Shift+z": () => moves.undo("turn"),
      u: () => moves.undo("choice"),
      r: () => moves.undo("turn"),
      e: () => this.endTurn(),
      h: () => this.askHint(),
      v: () => view.board.nextPane(),
      l: () => $("#log-list").focus(),
      c: () => $("#choice-list button")?.focus(),
      "?": showShortcuts,
    };
    useKeys(
      () => view.placement?.keys(),
      () => (this.animation.playing ? { keys: { " ": skip, Escape: skip } } : null),
      () => ({ keys }),
    );
  }

  recover(action) {
    later(() => import("../people/recover.js"))
      .then(action)
      .catch(this.fail);
  }

  async open() {
    const { state } = this;
    this.useButtons();
    this.useKeys();
    useTabs();
    useMenu(state.id, () => state.token);
    useNotifications();
    await this.updates.refresh();
    // Even if that failed: the connection shows whether the server is available.
    this.updates.listen();
  }
}

await new GamePage($("main").dataset.game).open();
