// The start page: a new game with one click or with every option, and joining by a link.

import { call } from "../shared/api.js";
import { $, $$, keepPlace, say } from "../shared/dom.js";
import * as myGames from "../shared/my-games.js";
import { me, remember } from "../shared/person.js";
import { alone, root, t } from "../shared/words.js";
import { useFiles } from "../start/game-files.js";
import { listGames } from "../start/game-list.js";
import { OptionFields } from "../start/option-fields.js";

const form = $("#new-game");
const options = new OptionFields(form, showSeats);

// --- seats ---

const nameOf = (seat) => $(`#name-${seat}`).value.trim() || t("page.player", { number: seat + 1 });

function seatsOf(count) {
  const data = new FormData(form);
  return Array.from({ length: count }, (_, seat) => {
    const [kind, player] = count === 1 ? ["me"] : data.get(`kind-${seat}`).split(":");
    const colour = seat === 0 ? chosenColour() : null;
    return {
      kind,
      name: nameOf(seat),
      ...(player && { player }),
      ...(colour !== null && { colour }),
    };
  });
}

// Show as many seats as there are players, and how their computer players think.
function showSeats({ players }) {
  for (const row of $$(".seat")) row.hidden = Number(row.dataset.seat) >= players;
  $("#kind-0").hidden = players === 1;
  // The seed tells what will be drawn, so it cannot be chosen in a game with friends.
  const { seed } = form.elements;
  seed.disabled = seatsOf(players).some(({ kind }) => kind === "friend");
  seed.placeholder = t(seed.disabled ? "page.start.seed.friends" : "page.start.seed.random");
  if (seed.disabled) seed.value = "";
  for (const row of $$(".seat")) {
    const text = $(".thinks", row);
    text.textContent = $("select", row).selectedOptions[0].dataset.thinks ?? "";
    text.hidden = !text.textContent;
  }
}

// --- the player of the first seat, whose name and colour are stored for the next time ---

function chosenColour() {
  const { value } = $("#colour-0");
  return value === "" ? null : Number(value);
}

function usePerson() {
  const { name, colour } = me();
  if (name) $("#name-0").value = name;
  if (colour !== undefined && colour !== null) $("#colour-0").value = String(colour);
  $("#name-0").addEventListener("input", ({ target }) => remember({ name: target.value.trim() }));
  $("#colour-0").addEventListener("change", () => remember({ colour: chosenColour() }));
}

// Ask for the name before friends are invited. Returns nothing if the player cancels.
async function askName() {
  const dialog = $("#called");
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((resolve) => {
    dialog.addEventListener("close", resolve, { once: true });
  });
  const name = dialog.returnValue && $("#your-name").value.trim();
  if (name) remember({ name: ($("#name-0").value = name) });
  return name;
}

// --- new games ---

// The game that the form describes.
async function described() {
  const chosen = await options.fitted();
  const seed = form.elements.seed.value.trim();
  return {
    game: document.body.dataset.title,
    options: chosen,
    seats: seatsOf(chosen.players),
    ...(seed && { seed: Number(seed) }),
  };
}

// The game of a button, with the names and the colour in the form.
function quickGame(button) {
  const wish = JSON.parse(button.dataset.wish);
  wish.seats.forEach((seat, number) => {
    if (seat.kind !== "computer") seat.name = nameOf(number);
    if (number === 0 && chosenColour() !== null) seat.colour = chosenColour();
  });
  return wish;
}

async function create(wish, coach = false) {
  for (const button of $$("button")) button.disabled = true;
  try {
    const game = await call("POST", "/api/games", { body: await wish });
    myGames.keepNew(game, coach);
    location.assign(`${root}/game/${game.id}`);
  } catch (error) {
    say(error.message);
    for (const button of $$("button")) button.disabled = false;
  }
}

// --- the page ---

// If the browser shows the page as it was left, for a game that was created.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  for (const button of $$("button")) button.disabled = false;
  listGames();
});
// Another tab has a new game, or a site without a server has found a lost one.
addEventListener("storage", ({ key }) => key === myGames.KEY && listGames());
form.addEventListener("submit", (event) => {
  event.preventDefault();
  create(described());
});
for (const button of $$("[data-quick]")) {
  button.addEventListener("click", async () => {
    const { seats } = JSON.parse(button.dataset.wish);
    const friends = seats.some(({ kind }) => kind === "friend");
    if (friends && !me().name && !(await askName())) return;
    create(quickGame(button), "coach" in button.dataset);
  });
}
if (!alone)
  $("#join-game").addEventListener("submit", (event) => {
    event.preventDefault();
    const link = $("#link").value.trim();
    try {
      const url = new URL(link, location.origin);
      if (!/^\/(join|game|replay)\/[\w-]+$/.test(url.pathname)) throw new Error();
      location.assign(url.pathname + url.search + url.hash);
    } catch {
      say(t("page.start.link.bad"));
    }
  });
keepPlace();
usePerson();
options.use();
listGames();
useFiles(listGames);
