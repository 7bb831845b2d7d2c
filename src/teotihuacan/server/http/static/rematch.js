// The next game of the same people: a browser that has a seat in the old one takes it over.

import { call } from "./api.js";
import * as mine from "./mine.js";

// Keep the seats of the rematch, which is made if there is none; its id.
export async function joinRematch({ id, tokens }, token = Object.values(tokens)[0]) {
  const made = await call("POST", `/api/games/${id}/rematch`, { token, body: {} });
  const seats = Object.entries(tokens).map(([seat, secret]) => [made.seats[seat], secret]);
  mine.keep({ id: made.id, tokens: Object.fromEntries(seats), invites: {} });
  return made.id;
}

// Keep the seats of a rematch that somebody else has made; whether there was one to keep.
export async function followRematch(game) {
  const token = Object.values(game.tokens)[0];
  if (!token) return false;
  const { rematch } = await call("GET", `/api/games/${game.id}/company`, { token });
  if (!rematch || mine.all().some(({ id }) => id === rematch)) return false;
  await joinRematch(game);
  return true;
}
