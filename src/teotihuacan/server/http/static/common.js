// What the table and the replay page share: the picture, the log, the menu.

import { About } from "./about.js";
import { call, later } from "./api.js";
import { openDialog } from "./dialog.js";
import { $, icon, keepPlace, make, say, setColour } from "./dom.js";
import { t } from "./words.js";

export const about = new About();

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
  $("#keys").addEventListener("click", showKeys);
  $("#fair").addEventListener("click", () =>
    later("./fair.js")
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

export function showKeys() {
  const rows = [
    "choose",
    "move",
    "hint",
    "undo",
    "restart",
    "end",
    "lay",
    "leaf",
    "story",
    "log",
    "replay",
  ].map((key) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, t(`page.keys.${key}`)),
      make("td", {}, t(`page.keys.${key}.more`)),
    ),
  );
  openDialog(t("page.keys"), [make("table", { class: "keys" }, make("tbody", {}, ...rows))]);
}

// The player areas are pictures; what they show is also said.
// Where there is little room, all but `own` are rows that a click opens.
export function nameAreas({ players, seat: own, actor }) {
  const watching = $("#watching"); // there is none in a replay
  if (watching) watching.hidden = own !== null;
  for (const player of players) {
    const { seat, told, colour } = player;
    const person = $(`.person[data-seat="${seat}"]`);
    $(".area", person).setAttribute("aria-label", told);
    person.classList.toggle("own", seat === (own ?? actor ?? 0));
    brief(person, player, seat === actor);
    setColour(seat, colour);
  }
}

function brief(person, { seat, name, told, goods, points }, turn) {
  let row = $(".brief", person);
  if (!row) {
    const open = () => row.setAttribute("aria-expanded", String(person.classList.toggle("open")));
    row = make("button", {
      type: "button",
      class: "brief",
      "aria-expanded": "false",
      onclick: open,
    });
    person.prepend(row);
  }
  const counted = ([symbol, count]) => make("span", {}, icon(symbol), String(count));
  row.classList.toggle("turn", turn);
  row.setAttribute("aria-label", told);
  row.replaceChildren(
    make("strong", { class: `chip seat-${seat}` }, name),
    ...Object.entries(goods).map(counted),
    make("strong", {}, counted(["points", points])),
  );
}

// A mark that a person is asked, where a window in the background shows it.
export function setTitle(text, turn) {
  document.title = turn ? `● ${text}` : text;
  const { dataset } = document.body;
  $("#icon").href = turn ? dataset.iconTurn : dataset.icon;
}

export const typing = (event) => /INPUT|TEXTAREA|SELECT/.test(event.target.tagName);
