// The start page: a new game in one click or with every option, and the games of this browser.

import { call } from "./api.js";
import { $, $$, keepPlace, make, say } from "./dom.js";
import * as mine from "./mine.js";
import { language, t } from "./words.js";

const form = $("#new-game");
const named = (seat) => $(`#name-${seat}`).value.trim() || t("page.player", { number: seat + 1 });
const computer = (player, name) => ({ kind: "computer", name, player });

// One click, one game.
const QUICK = {
  solo: () => ({ players: 1, bot: "teotibot", difficulty: "normal", seats: [{ kind: "me", name: named(0) }] }),
  computers: () => ({
    players: 3,
    seats: [{ kind: "me", name: named(0) }, computer("greedy", "Itzel"), computer("greedy", "Nahuel")],
  }),
  hotseat: () => ({ players: 2, seats: [0, 1].map((seat) => ({ kind: "me", name: named(seat) })) }),
  friend: () => ({
    players: 2,
    seats: [{ kind: "me", name: named(0) }, { kind: "friend", name: named(1) }],
  }),
};

function filledIn() {
  const data = new FormData(form);
  const players = Number(data.get("players"));
  const wish = { players, edition: data.get("edition"), seats: [] };
  for (const { name, checked } of $$(".variants [type=checkbox]")) wish[name] = checked;
  if (data.get("seed").trim()) wish.seed = Number(data.get("seed"));
  if (players === 1) {
    wish.bot = data.get("bot");
    wish.difficulty = data.get("difficulty");
  }
  for (let seat = 0; seat < players; seat++) {
    const [kind, player] = players === 1 ? ["me"] : data.get(`kind-${seat}`).split(":");
    wish.seats.push({ kind, name: named(seat), ...(player && { player }) });
  }
  return wish;
}

async function begin(wish) {
  for (const button of $$("button")) button.disabled = true;
  try {
    const made = await call("POST", "/api/games", { body: wish });
    mine.keepNew(made);
    location.assign(`/game/${made.id}`);
  } catch (error) {
    say(error.message);
    for (const button of $$("button")) button.disabled = false;
  }
}

// Fields that mean nothing for the chosen number of players are not shown.
function suit() {
  const players = Number(new FormData(form).get("players"));
  for (const row of $$(".seat")) row.hidden = Number(row.dataset.seat) >= players;
  $("#kind-0").hidden = players === 1;
  $("#bot").hidden = players !== 1;
  const draft = form.elements.draft;
  const firstGame = form.elements.first_game;
  draft.disabled = players === 1 || firstGame.checked;
  firstGame.disabled = draft.checked && !draft.disabled;
  if (draft.disabled) draft.checked = false;
}

// --- my games ------------------------------------------------------------------------------------

async function listGames() {
  const list = $("#my-games");
  const games = mine.all();
  $("#no-games").hidden = games.length > 0;
  const rows = await Promise.all(games.map(row));
  list.replaceChildren(...rows.filter(Boolean));
  $("#no-games").hidden = list.children.length > 0;
}

async function row(game) {
  try {
    const summary = await call("GET", `/api/games/${game.id}`, { token: Object.values(game.tokens)[0] });
    const names = summary.seats.map((seat) => seat.name).join(", ");
    const turn = !summary.over && String(summary.actor) in game.tokens;
    const key = summary.over ? "over" : turn ? "turn" : "running";
    const name = summary.seats[summary.actor]?.name || "";
    const said = t(`page.games.${key}`, { name, scores: summary.scores.join(" : ") });
    const updated = new Date(summary.updated).toLocaleString(language);
    return item(game, key, names, [
      make("strong", {}, names),
      make("span", {}, said),
      make("time", { datetime: summary.updated }, updated),
    ]);
  } catch (error) {
    if (error.status === 404) {
      mine.forget(game.id);
      return null;
    }
    return item(game, "lost", game.id, [make("span", {}, error.message)]);
  }
}

function item(game, kind, names, told) {
  const label = t("page.games.forget", { names });
  const forget = () => {
    if (!confirm(t("page.games.forget.sure", { names }))) return;
    mine.forget(game.id);
    listGames();
  };
  return make(
    "li",
    { class: kind },
    make("a", { href: `/game/${game.id}` }, ...told),
    make("button", { type: "button", class: "quiet", "aria-label": label, title: label, onclick: forget }, "×"),
  );
}

// Back from a game the browser may show this page as it was left.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  for (const button of $$("button")) button.disabled = false;
  listGames();
});
form.addEventListener("input", suit);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  begin(filledIn());
});
for (const button of $$("[data-quick]")) {
  button.addEventListener("click", () => begin(QUICK[button.dataset.quick]()));
}
$("#join-game").addEventListener("submit", (event) => {
  event.preventDefault();
  const link = $("#link").value.trim();
  try {
    const url = new URL(link, location.origin);
    if (!/^\/(join|game|replay)\/[\w-]+$/.test(url.pathname)) throw new Error();
    location.assign(url.pathname + url.search + url.hash);
  } catch {
    say(t("page.start.link.bad"));
  }
});
keepPlace();
suit();
listGames();
