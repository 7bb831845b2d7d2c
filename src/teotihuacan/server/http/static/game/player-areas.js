// The areas of the players beside the board, and their colours.

import { $, $$, icon, make, setColour } from "../shared/dom.js";

// Describe the areas, which are pictures, in words. If there is little room, all areas but `own`
// are rows that a click unfolds.
export function nameAreas({ players, seat: own, actor }) {
  const watching = $("#watching"); // not on the page of a replay
  if (watching) watching.hidden = own !== null;
  for (const player of players) {
    const { seat, told, colour } = player;
    const person = $(`.person[data-seat="${seat}"]`);
    $(".area", person).setAttribute("aria-label", told);
    person.classList.toggle("own", seat === (own ?? actor ?? 0));
    drawRow(person, player, seat === actor);
    setColour(seat, colour);
  }
}

// While a player's turn is shown, that player's area is, too.
export function unfold(seat) {
  for (const person of $$(".person"))
    person.classList.toggle("acting", seat !== null && Number(person.dataset.seat) === seat);
}

function drawRow(person, { seat, name, told, goods, points }, turn) {
  let row = $(".brief", person);
  if (!row) {
    const open = () => row.setAttribute("aria-expanded", String(person.classList.toggle("open")));
    const attributes = { type: "button", class: "brief", "aria-expanded": "false", onclick: open };
    row = make("button", attributes);
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
