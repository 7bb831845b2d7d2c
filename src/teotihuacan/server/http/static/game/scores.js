// The scores dialog: points by source, as a chart.

import { call } from "../shared/api.js";
import { openDialog } from "../shared/dialog.js";
import { $, make, say } from "../shared/dom.js";
import { t } from "../shared/words.js";

const label = (page, over) =>
  page.chapter
    ? t("page.scores.tab", page)
    : t(over ? "page.scores.tab.end" : "page.scores.tab.now");

export async function showScores(game, token, { which = -1, more = [] } = {}) {
  const answer = await call("GET", `/api/games/${game}/scores`, { token });
  draw(answer, answer.pages.at(which), more);
}

const written = (points) => (points ? `${points}`.replace("-", "−") : "·");

// The sheet of the chart as a table, for windows in which the chart scrolls sideways.
function numbers({ names, sources }, { sheet, totals }) {
  const row = (name, points) =>
    make("tr", {}, make("th", {}, name), ...points.map((n) => make("td", {}, written(n))));
  const found = sources.flatMap(({ name }, source) => {
    const points = sheet.map((seat) => seat[source]);
    return points.some(Boolean) ? [row(name, points)] : [];
  });
  const head = make("tr", {}, make("td"), ...names.map((name) => make("th", {}, name)));
  return make("table", { class: "points" }, head, row("Σ", totals), ...found);
}

// Where the table has the numbers, the chart ends below its bars.
function crop(svg) {
  const sheet = $(".score-sheet", svg);
  const { display } = getComputedStyle(sheet);
  if (display === "none") svg.viewBox.baseVal.height = sheet.transform.baseVal[0].matrix.f;
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
  const again = document.activeElement?.closest(".pages"); // by keyboard: keep the focus
  openDialog(heading, [...choose, numbers(answer, page), chart], last ? more : []);
  crop(chart.firstChild);
  if (again) tabs[answer.pages.indexOf(page)].focus();
}
