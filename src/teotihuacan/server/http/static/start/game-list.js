// The games of this browser, on the start page.

import { followRematch } from "../people/rematch.js";
import { call } from "../shared/api.js";
import { $, make } from "../shared/dom.js";
import * as myGames from "../shared/my-games.js";
import { alone, language, root, t } from "../shared/words.js";

export async function listGames() {
  const list = $("#my-games");
  const games = myGames.all();
  $("#no-games").hidden = games.length > 0;
  const entries = await Promise.all(games.map(entryOf));
  list.replaceChildren(...entries.filter(Boolean));
  $("#no-games").hidden = list.children.length > 0;
}

// A rematch that another player has created is a game of this browser as well.
async function listRematch(game) {
  if (await followRematch(game)) await listGames();
}

async function entryOf(game) {
  try {
    const [token] = Object.values(game.tokens);
    const summary = await call("GET", `/api/games/${game.id}`, { token });
    if (summary.over) listRematch(game).catch(() => {});
    return described(game, summary);
  } catch (error) {
    if (error.status === 404) {
      myGames.forget(game.id);
      return null;
    }
    return entry(game, "lost", game.id, [make("span", {}, error.message)]);
  }
}

function described(game, { seats, over, actor, scores, chapter, turn, called, updated }) {
  const names = seats.map((seat) => seat.name).join(", ");
  const own = !over && String(actor) in game.tokens;
  const key = over ? "over" : own ? "turn" : "running";
  const name = seats[actor]?.name || "";
  const state = t(`page.games.${key}`, { name, scores: scores.join(" : ") });
  const where = over ? [] : [chapter, t("page.games.turn.number", { turn })];
  const time = new Date(updated).toLocaleString(language);
  return entry(game, key, names, [
    make("strong", {}, names),
    make("span", {}, state),
    make("span", { class: "which" }, [called, ...where].join(", ")),
    make("time", { datetime: updated }, time),
  ]);
}

// Without a server the game is on this device alone.
function remove({ id, tokens }) {
  const [token] = Object.values(tokens);
  call("DELETE", `/api/games/${id}`, { token }).catch(() => {});
}

function entry(game, kind, names, children) {
  const label = t("page.games.forget", { names });
  const forget = () => {
    if (!confirm(t("page.games.forget.sure", { names }))) return;
    if (alone) remove(game);
    myGames.forget(game.id);
    listGames();
  };
  const button = { type: "button", class: "quiet", "aria-label": label, title: label };
  return make(
    "li",
    { class: kind },
    make("a", { href: `${root}/game/${game.id}` }, ...children),
    make("button", { ...button, onclick: forget }, "×"),
  );
}
