// The review of a finished game. The server computes it turn by turn: ask until it is ready.

import { call } from "../shared/api.js";
import { $, drawn, keepPlace, make, say, setColour } from "../shared/dom.js";
import * as myGames from "../shared/my-games.js";
import { root, t } from "../shared/words.js";

const PAUSE = 700; // milliseconds between two requests

const id = $("main").dataset.game;
const { tokens } = myGames.find(id);
const seats = Object.keys(tokens);
const token = () => Object.values(tokens)[0];
const EVERYONE = "";

const ask = (seat) =>
  call("GET", `/api/games/${id}/review`, {
    token: token(),
    query: { seat: seat === EVERYONE ? null : seat },
  });

async function whole(seat) {
  for (;;) {
    const answer = await ask(seat);
    if (answer.ready) return answer;
    $("#progress").max = answer.turns;
    $("#progress").value = answer.done;
    $("#so-far").textContent = t("page.review.so far", answer);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

function show(answer) {
  $("#making").hidden = true;
  $("#made").hidden = false;
  $("#course").innerHTML = answer.svg; // drawn by the server, names escaped
  $("#no-costs").hidden = answer.costs.length > 0;
  $("#costs").replaceChildren(
    ...answer.costs.map(({ number, seat, moment, head, played, better, why }) =>
      make(
        "li",
        { class: `cost of-${seat}`, "data-number": number },
        make("span", { class: "number", "aria-hidden": "true" }, String(number)),
        make("h3", {}, head),
        line("played", played),
        line("better", better),
        why && line("why", why),
        make("a", { href: `${root}/replay/${id}?at=${moment}` }, t("page.review.look")),
      ),
    ),
  );
}

const line = (key, said) =>
  make("p", {}, make("strong", {}, `${t(`page.review.${key}`)}: `), ...drawn(said));

function choose(answer) {
  const names = [
    [EVERYONE, t("page.review.everybody")],
    ...answer.courses.map(({ seat, name }) => [String(seat), name]),
  ];
  const own = seats.length === 1 ? seats[0] : EVERYONE;
  $("#whose").replaceChildren(
    ...names.map(([value, name]) => make("option", { value, selected: value === own }, name)),
  );
}

async function run() {
  const table = await call("GET", `/api/games/${id}`, { token: token() });
  for (const { seat, colour } of table.seats) setColour(seat, colour);
  const first = await whole(seats.length === 1 ? seats[0] : EVERYONE);
  choose(first);
  show(first);
  $("#whose").addEventListener("change", async (event) => show(await ask(event.target.value)));
}

keepPlace();
try {
  await run();
} catch (error) {
  $("#making").replaceChildren(make("p", {}, error.message));
  say(error.message);
}
