// The menu of a game and of its replay.

import { call, later } from "../shared/api.js";
import { openDialog } from "../shared/dialog.js";
import { $, keepPlace, make, say } from "../shared/dom.js";
import { t } from "../shared/words.js";

const SHORTCUTS = "choose move hint undo restart end lay leaf story log replay".split(" ");

// `token` returns the token of the seat whose record is saved.
export function useMenu(id, token) {
  const menu = $("#menu");
  addEventListener("pointerdown", (event) => {
    if (!menu.contains(event.target)) menu.open = false;
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") menu.open = false;
  });
  menu.addEventListener("click", (event) => {
    if (event.target.closest("li")) menu.open = false;
  });
  keepPlace();
  $("#record").addEventListener("click", () => saveRecord(id, token()));
  $("#game-file")?.addEventListener("click", () =>
    later(() => import("../start/game-files.js"))
      .then(({ saveGame }) => saveGame(id))
      .catch((error) => say(error.message)),
  );
  $("#keys").addEventListener("click", showShortcuts);
  $("#fair").addEventListener("click", () =>
    later(() => import("./fair.js"))
      .then(({ showFair }) => showFair())
      .catch((error) => say(error.message)),
  );
}

async function saveRecord(id, token) {
  try {
    const record = await call("GET", `/api/games/${id}/record`, { token });
    const file = new Blob([JSON.stringify(record, null, 1)], { type: "application/json" });
    const link = make("a", { href: URL.createObjectURL(file), download: `teotihuacan-${id}.json` });
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    say(error.message);
  }
}

export function showShortcuts() {
  const row = (key) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, t(`page.keys.${key}`)),
      make("td", {}, t(`page.keys.${key}.more`)),
    );
  const body = make("tbody", {}, ...SHORTCUTS.map(row));
  openDialog(t("page.keys"), [make("table", { class: "keys" }, body)]);
}
