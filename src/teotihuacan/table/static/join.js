// A friend's link: choose a name, take the seat. The invitation stands behind the # of the address,
// so that it is never sent along with a request for a page.

import { call } from "./api.js";
import { $, keepPlace, say } from "./dom.js";
import * as mine from "./mine.js";
import { t } from "./words.js";

const form = $("#join");
const id = form.dataset.game;
const invite = location.hash.slice(1);

try {
  const summary = await call("GET", `/api/games/${id}`);
  const names = summary.seats.map((seat) => seat.name).join(", ");
  $("#about").textContent = t(invite ? "page.join.table" : "page.join.no invite", { names });
  form.hidden = !invite;
  form.elements.name.focus();
} catch (error) {
  $("#about").textContent = error.message;
}

keepPlace();
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const name = form.elements.name.value.trim();
    const { seat, token } = await call("POST", `/api/games/${id}/join`, { body: { invite, name } });
    const game = mine.find(id);
    game.tokens[seat] = token;
    mine.keep(game);
    location.assign(`/game/${id}`);
  } catch (error) {
    say(error.message);
  }
});
