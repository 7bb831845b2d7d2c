// The state of a game's page: its seats, and what is shown.

import { call } from "../shared/api.js";
import * as myGames from "../shared/my-games.js";

export class GameState {
  constructor(id) {
    const { tokens, invites } = myGames.find(id);
    this.id = id;
    this.tokens = tokens; // the secret tokens of the seats in this browser
    this.invites = invites;
    this.seats = Object.keys(tokens).map(Number);
    this.seat = this.seats[0] ?? null; // the seat whose view is shown; null: a spectator's
    this.scene = null; // what the server has sent last
    this.past = null; // the earlier step that is shown; null: the current one
    this.animating = false; // turns of other players are shown
    this.busy = false; // a choice or an undo is on its way to the server
  }

  get token() {
    return this.seat === null ? undefined : this.tokens[this.seat];
  }

  // Whether the player here has to choose now.
  get asked() {
    const { past, scene, animating } = this;
    return past === null && scene !== null && !animating && scene.choices.length > 0;
  }

  // Whether a player has to choose during the turn of another one.
  get outOfTurn() {
    const { on_turn: turn, actor } = this.scene;
    return turn !== null && actor !== null && actor !== turn;
  }

  nameOf(seat) {
    return this.scene.players[seat]?.name ?? "";
  }

  // A request about this game, for the seat whose view is shown.
  call(method, path, more = {}) {
    const address = path ? `/api/games/${this.id}/${path}` : `/api/games/${this.id}`;
    return call(method, address, { token: this.token, ...more });
  }
}
