// Draws a scene: the picture with its targets, the choices in words, and the texts around them.

import { Board } from "../board/board.js";
import { ChoiceMenu } from "../board/choice-menu.js";
import { MultiSelect } from "../board/multi-select.js";
import { TouchPreview } from "../board/touch-preview.js";
import { later } from "../shared/api.js";
import { $, $$, drawn, say } from "../shared/dom.js";
import { tooltip } from "../shared/tooltip.js";
import { t } from "../shared/words.js";
import { Choices } from "./choices.js";
import { nameAreas, unfold } from "./player-areas.js";
import { followChanges, followTargets, leaveTurn, showTurnTab } from "./tabs.js";

const described = (...texts) => texts.filter(Boolean).join(" · ");
const showPreview = (text) => $("#preview").replaceChildren(...drawn(text));

export class GameView {
  constructor(state, play) {
    this.state = state;
    const pick = (choice) => play([choice.id, ...choice.then]);
    const look = (choice, element) => this.preview(choice, element);
    this.pick = pick;
    this.board = new Board($("main"), {
      pick: (choices, spot) => this.clicked(choices, spot),
      look: (choices) => this.menu.box.hidden && look(choices[0] || null),
      about: (what, element) => tooltip.show(this.explanation(what), element),
    });
    this.place = ({ ids }) => play(ids);
    this.placement = null; // loaded with the first tile, because not every game has any
    this.suggested = []; // choices of the coach or of a hint, from this scene on
    this.choices = new Choices({ pick, look });
    this.menu = new ChoiceMenu({ pick, look });
    this.touch = new TouchPreview({ play: pick });
    this.select = new MultiSelect(this.board, play);
  }

  // --- before a choice ---

  // A target was clicked.
  clicked(choices, spot) {
    const name = spot.dataset.spot;
    if (this.select.names.includes(name)) {
      if (!this.state.busy) this.select.toggle(name);
    } else if (choices.length > 1) this.menu.open(choices, spot);
    else if (this.touch.shows(choices[0])) this.preview(choices[0]);
    else this.pick(choices[0]);
  }

  preview(choice, element = null) {
    this.board.highlight(choice);
    tooltip.show(element && choice ? choice.about : null, element);
    if (!choice && this.placement?.given) this.previewPlace(this.placement.place);
    else showPreview(choice ? described(choice.text, choice.preview_text) : "");
  }

  previewPlace({ ids, text }) {
    const choice = ids && this.state.scene.choices.find(({ id }) => id === ids[0]);
    showPreview(choice ? described(choice.text, text) : t("page.lay.cannot"));
  }

  // The forecast is explained at the element that it is about.
  explanation(what) {
    const forecast = this.state.scene?.forecast;
    return what && what === forecast?.about ? forecast.lines : what;
  }

  // --- a scene ---

  // Draw the scene. `again`: the same scene came twice, so that an open menu stays open.
  show({ parts, outline = [] }, { first, again }) {
    const { state, board, touch } = this;
    const { scene, past, asked } = state;
    if (!again) this.close();
    this.suggested = [];
    board.show(
      { parts, leaf: scene.leaf },
      { animate: !first, asked, outline: first ? [] : outline },
    );
    const choices = past === null ? scene.choices : [];
    this.offer(choices);
    $("#question").replaceChildren(...drawn(scene.laying?.question ?? scene.question));
    $("#preview").textContent = "";
    this.choices.show(choices);
    if (touch.choice) this.preview(touch.choice);
    nameAreas(scene);
    this.showTools();
    this.showWaiting();
    $("#device-item").hidden = $("#notes-item").hidden = !state.token;
    $("main").classList.toggle("asked", asked);
    $("main").classList.toggle("over", scene.over);
    $("main").dataset.step = scene.step;
    $("#tab-choices").classList.toggle("badge", asked);
    this.showPlacement();
    const loading = scene.laying && !this.placement; // its target is not drawn yet
    if (asked && !loading) followTargets(choices.length === 1 && scene.end !== null);
  }

  showPlacement() {
    const { asked, scene } = this.state;
    const given = asked ? scene.laying : null;
    if (this.placement) this.placement.show(given);
    else if (given) this.loadPlacement().catch((error) => say(error.message));
  }

  // The tools get their room at once, so that nothing moves under a finger once they work.
  async loadPlacement() {
    const tools = $("#tile-tools");
    tools.style.visibility = "hidden";
    tools.hidden = false;
    let module;
    try {
      module = await later(() => import("../board/tile-placement.js"));
    } catch (error) {
      tools.hidden = true;
      if (this.state.asked) followTargets(); // to the list
      throw error;
    } finally {
      tools.style.visibility = "";
    }
    this.placement ??= new module.TilePlacement($("#board"), {
      place: this.place,
      look: (place) => this.previewPlace(place),
    });
    this.showPlacement(); // of the scene that is shown now
    this.placement.suggest(this.suggested);
    if (this.state.asked) followTargets();
  }

  // Hold the tile where the coach or a hint would place it, until the player moves it.
  suggest(ids) {
    this.suggested = ids;
    this.placement?.suggest(ids);
  }

  // Close what belongs to the scene before.
  close() {
    this.menu.close();
    this.touch.clear();
  }

  // Show the targets. A tile to be placed shows its places itself. Things that are selected
  // together are all targets, whichever the rules ask for first.
  offer(choices) {
    const { scene } = this.state;
    this.select.show(choices.length ? scene.picking : null);
    const { names } = this.select;
    const isTarget = ({ spot }) =>
      scene.laying ? spot?.startsWith("tray-") : !names.includes(spot);
    this.board.offer(choices.filter(isTarget), names);
  }

  showTools() {
    const { scene, past, asked } = this.state;
    $("#undo").disabled = !(past === null && scene.undo.choice);
    $("#restart").disabled = !(past === null && scene.undo.turn);
    $("#end").disabled = !(asked && scene.end !== null);
    $("#hint").hidden = !(asked && scene.hints);
    $("#to-review").hidden = $("#review-now").hidden = !scene.review;
    $("#turn-tools").hidden = scene.over;
    $("#over-tools").hidden = !scene.over;
    $("#past").hidden = past === null;
    const moment = { moment: past, moments: scene.moments };
    $("#past span").textContent = past === null ? "" : t("page.past", moment);
  }

  // For whom the game waits.
  showWaiting() {
    const { asked, outOfTurn } = this.state;
    $("#waiting").hidden = asked && !outOfTurn;
    $("#waiting").textContent = this.waitingText();
  }

  waitingText() {
    const { state } = this;
    const { actor, on_turn: turn, over, players } = state.scene;
    if (state.past !== null) return t("page.waiting.past");
    if (over) return t("page.over");
    if (actor === null) return "";
    const name = state.nameOf(actor);
    if (state.outOfTurn) {
      const key = state.asked ? "asked" : turn === state.seat ? "yours" : "others";
      return t(`page.waiting.${key}`, { name, turn: state.nameOf(turn) });
    }
    const { kind, taken } = players[actor];
    const key = kind === "computer" ? "computer" : taken === false ? "friend" : "player";
    return t(`page.waiting.${key}`, { name });
  }

  // --- turns of other players ---

  beginAnimation() {
    document.body.classList.add("animating");
    this.choices.show([]);
    this.board.offer([]);
    this.placement?.show(null);
    this.preview(null);
    $("main").classList.remove("asked");
    $("#waiting").hidden = $("#hint").hidden = true;
    for (const tool of $$("#undo, #restart, #end")) tool.disabled = true;
    $("#turn-animation").hidden = false;
  }

  endAnimation() {
    document.body.classList.remove("animating");
    unfold(null);
    leaveTurn();
    $("#turn-animation").hidden = true;
  }

  // Another player's turn that is over.
  showTurn({ parts, leaf, seat, lines, outline }) {
    showTurnTab(leaf);
    unfold(seat); // what that player wins is outlined there
    this.board.show({ parts, leaf }, { animate: lines > 0, outline, alone: true });
    followChanges();
    if (lines) $("#question").textContent = t("page.story", { name: this.state.nameOf(seat) });
  }
}
