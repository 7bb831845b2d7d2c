// The next game of the same people: seats in the old game become seats in the new one.

import { call } from "../shared/api.js";
import * as myGames from "../shared/my-games.js";

// Join the rematch, which is created if there is none, and store its seats. Returns its id.
export async function joinRematch({ id, tokens }, token = Object.values(tokens)[0]) {
  const made = await call("POST", `/api/games/${id}/rematch`, { token, body: {} });
  const seats = Object.entries(tokens).map(([seat, secret]) => [made.seats[seat], secret]);
  myGames.keep({ id: made.id, tokens: Object.fromEntries(seats), invites: {} });
  return made.id;
}

// Join a rematch that another player has created. Returns whether there is a new one.
export async function followRematch(game) {
  const token = Object.values(game.tokens)[0];
  if (!token) return false;
  const { rematch } = await call("GET", `/api/games/${game.id}/company`, { token });
  if (!rematch || myGames.all().some(({ id }) => id === rematch)) return false;
  await joinRematch(game);
  return true;
}
