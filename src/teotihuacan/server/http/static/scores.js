// Points by source, as a picture, when a chapter is over and at the end.

import { call } from "./api.js";
import { openDialog } from "./dialog.js";
import { make, say } from "./dom.js";
import { t } from "./words.js";

const label = (page, over) =>
  page.chapter
    ? t("page.scores.tab", page)
    : t(over ? "page.scores.tab.end" : "page.scores.tab.now");

export async function showScores(game, token, { which = -1, more = [] } = {}) {
  const answer = await call("GET", `/api/games/${game}/scores`, { token });
  draw(answer, answer.pages.at(which), more);
}

function draw(answer, page, more) {
  if (!page) {
    say(t("page.scores.none"));
    return;
  }
  const chart = make("div", { class: "chart" });
  chart.innerHTML = page.svg; // drawn by the server, names escaped
  const tabs = answer.pages.map((other) =>
    make(
      "button",
      {
        type: "button",
        "aria-pressed": String(other === page),
        onclick: () => draw(answer, other, more),
      },
      label(other, answer.over),
    ),
  );
  const last = page === answer.pages.at(-1);
  const heading =
    last && answer.over
      ? answer.verdict
      : page.chapter
        ? t("page.scores.chapter", page)
        : t("page.scores");
  const choose = tabs.length > 1 ? [make("div", { class: "row pages" }, ...tabs)] : [];
  const again = document.activeElement?.closest(".pages"); // by keyboard, from page to page
  openDialog(heading, [...choose, chart], last ? more : []);
  if (again) tabs[answer.pages.indexOf(page)].focus();
}
