// The proof of fair draws: the commitment from the beginning, and the seed at the end.

import { call } from "../shared/api.js";
import { openDialog } from "../shared/dialog.js";
import { $, make } from "../shared/dom.js";
import { t } from "../shared/words.js";

const id = $("main").dataset.game;
const labelled = (key, value) => [
  make("p", {}, t(key)),
  make("p", {}, make("code", { class: "proof" }, value)),
];

export async function showFair() {
  const { seed, commitment } = await call("GET", `/api/games/${id}`);
  const body = [];
  if (commitment) {
    body.push(make("p", {}, t("page.fair.why")), ...labelled("page.fair.commitment", commitment));
    if (seed === null) body.push(make("p", {}, t("page.fair.later")));
    else
      body.push(
        ...labelled("page.fair.seed", seed),
        ...labelled("page.fair.check", `teo verify game.json --commitment ${commitment}`),
      );
  } else if (seed !== null) body.push(...labelled("page.fair.chosen", String(seed)));
  else body.push(make("p", {}, t("page.fair.old")));
  openDialog(t("page.fair"), body);
}
