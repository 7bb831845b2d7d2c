// Recovering seats: if a friend has lost the token of a seat (another browser, deleted data), the
// player who created the game frees the seat and sends a new link.

import { call } from "../shared/api.js";
import { openDialog } from "../shared/dialog.js";
import { $, make, say } from "../shared/dom.js";
import { base, linkRow, reachNote } from "../shared/links.js";
import * as myGames from "../shared/my-games.js";
import { t } from "../shared/words.js";

const id = $("main").dataset.game;
const item = $("#recover-item");

// The occupied seats of friends, and the token of the player who created the game, if it was here.
async function occupied() {
  const { tokens } = myGames.find(id);
  const { seats } = await call("GET", `/api/games/${id}`);
  const own = seats.find(({ seat, kind }) => kind === "me" && seat in tokens);
  return {
    token: own && tokens[own.seat],
    friends: seats.filter(({ kind, taken }) => kind === "friend" && taken),
  };
}

async function free({ seat, name }, token) {
  const { invite } = await call("POST", `/api/games/${id}/free`, { token, body: { seat } });
  const game = myGames.find(id);
  game.invites[seat] = invite;
  myGames.keep(game);
  const link = `${base()}/join/${id}#${invite}`;
  openDialog(
    t("page.recover.done", { name }),
    [
      make("p", {}, t("page.recover.link")),
      reachNote(),
      linkRow(name, link, t("page.invite.link")),
    ].filter(Boolean),
  );
}

export async function askLost() {
  const { token, friends } = await occupied();
  const rows = friends.map((friend) =>
    make(
      "p",
      { class: "row" },
      make("strong", {}, friend.name),
      make(
        "button",
        {
          type: "button",
          "data-free": friend.seat,
          onclick: () => free(friend, token).catch(fail),
        },
        t("page.recover.do"),
      ),
    ),
  );
  openDialog(t("page.recover"), [
    make("p", {}, t(rows.length ? "page.recover.more" : "page.recover.none")),
    ...rows,
  ]);
}

// This browser's seat was freed: its token is not valid any more. The player may watch.
export async function gone() {
  const game = myGames.find(id);
  for (const [seat, token] of Object.entries(game.tokens)) {
    const kept = await call("GET", `/api/games/${id}/choices`, { token }).then(
      () => true,
      (error) => error.status !== 401,
    );
    if (!kept) delete game.tokens[seat];
  }
  myGames.keep(game);
  openDialog(
    t("page.recover.gone"),
    [make("p", {}, t("page.recover.gone.more"))],
    [
      make(
        "button",
        { type: "button", class: "button", onclick: () => location.reload() },
        t("page.recover.watch"),
      ),
    ],
  );
}

const fail = (error) => say(error.message);

// The entry of the menu is visible to the player who created the game, if there are friends.
export async function offerRecovery() {
  try {
    const { token, friends } = await occupied();
    item.hidden = !token || friends.length === 0;
  } catch {
    item.hidden = true;
  }
}
