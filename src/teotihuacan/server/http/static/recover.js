// A friend has lost their seat (another browser, cleared data): whoever began the game frees it, and
// hands them a new link.

import { call } from "./api.js";
import { openDialog } from "./dialog.js";
import { $, make, say } from "./dom.js";
import { base, linkRow, reachNote } from "./links.js";
import * as mine from "./mine.js";
import { t } from "./words.js";

const id = $("main").dataset.game;
const item = $("#recover-item");

// The seats of friends somebody sits in, and the secret of whoever began the game here; if there are.
async function lost() {
  const { tokens } = mine.find(id);
  const { seats } = await call("GET", `/api/games/${id}`);
  const own = seats.find(({ seat, kind }) => kind === "me" && seat in tokens);
  return {
    token: own && tokens[own.seat],
    friends: seats.filter(({ kind, taken }) => kind === "friend" && taken),
  };
}

async function free({ seat, name }, token) {
  const { invite } = await call("POST", `/api/games/${id}/free`, { token, body: { seat } });
  const game = mine.find(id);
  game.invites[seat] = invite;
  mine.keep(game);
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
  const { token, friends } = await lost();
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

// The other side: this browser's seat was freed. Its secret opens nothing any more; one may watch.
export async function gone() {
  const game = mine.find(id);
  for (const [seat, token] of Object.entries(game.tokens)) {
    const kept = await call("GET", `/api/games/${id}/choices`, { token }).then(
      () => true,
      (error) => error.status !== 401,
    );
    if (!kept) delete game.tokens[seat];
  }
  mine.keep(game);
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

// The way there stands in the menu where there is somebody to help.
export async function offerRecovery() {
  try {
    const { token, friends } = await lost();
    item.hidden = !token || friends.length === 0;
  } catch {
    item.hidden = true;
  }
}
