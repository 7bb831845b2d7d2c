// Games as files: to continue them elsewhere, and to have a copy.

import { call } from "../shared/api.js";
import { $, make, say } from "../shared/dom.js";
import * as myGames from "../shared/my-games.js";
import { alone, root, t } from "../shared/words.js";

const ALL = "teotihuacan-games"; // marks a file with several games

function save(name, content) {
  const file = new Blob([JSON.stringify(content)], { type: "application/json" });
  const link = make("a", { href: URL.createObjectURL(file), download: `${name}.json` });
  link.click();
  URL.revokeObjectURL(link.href);
}

const fileOf = ({ id, tokens }) =>
  call("POST", `/api/games/${id}/file`, { body: { tokens: Object.values(tokens) } });

export async function saveGame(id) {
  try {
    save(`teotihuacan-game-${id}`, await fileOf(myGames.find(id)));
  } catch (error) {
    say(error.message);
  }
}

async function saveAll() {
  const files = await Promise.allSettled(myGames.all().map(fileOf));
  const games = files.filter(({ value }) => value).map(({ value }) => value);
  save("teotihuacan-games", { [ALL]: 1, games });
}

async function open(text) {
  const content = JSON.parse(text);
  const several = ALL in content;
  let created = null;
  let count = 0;
  for (const file of several ? content.games : [content]) {
    try {
      created = await call("POST", "/api/import", { body: file });
      myGames.keepNew(created);
      count += 1;
    } catch (error) {
      if (!several || error.reason !== "here") throw error;
    }
  }
  if (several) say(t("page.files.opened", { count }));
  return several ? null : created;
}

// The part of the start page about files; `changed` is called when there are more games.
export function useFiles(changed) {
  $("#game-file").addEventListener("change", async ({ target }) => {
    try {
      const created = await open(await target.files[0].text());
      if (created) location.assign(`${root}/game/${created.id}`);
      else changed();
    } catch (error) {
      say(error instanceof SyntaxError ? t("page.files.bad") : error.message);
    }
    target.value = "";
  });
  if (alone) $("#save-all").addEventListener("click", saveAll);
}
