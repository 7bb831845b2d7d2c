// The start page: a new game in one click or with every option, and the games of this browser.

import { call } from "./api.js";
import { $, $$, keepPlace, make, say } from "./dom.js";
import * as myGames from "./my-games.js";
import { followRematch } from "./rematch.js";
import { me, remember } from "./person.js";
import { language, t } from "./words.js";

const form = $("#new-game");
const { game: title, options } = JSON.parse(form.dataset.asked); // what a game can be made with
const named = (seat) => $(`#name-${seat}`).value.trim() || t("page.player", { number: seat + 1 });

// --- what the form says
// ----------------------------------------------------------------------------

// A field as the value that the option knows by these letters.
function given({ name, sort, values }) {
  const field = form.elements[name];
  if (sort === "switch") return field.checked;
  const found = new FormData(form).getAll(name);
  if (sort === "several") return values.filter((value) => found.includes(String(value)));
  return values.find((value) => String(value) === found[0]) ?? null;
}

// Of an option of several values one is enough.
const holds = (where, wish) =>
  [wish[where.option]].flat().some((value) => where.values.includes(value));
const allowed = (option, wish) => option.only.every((where) => holds(where, wish));
const ofSeveral = (name) => options.find((option) => option.name === name).sort === "several";
// What one of several values needs besides: others of several, which can be ticked for it …
const companions = (option, value) =>
  (option.each[value] ?? []).filter((where) => ofSeveral(where.option));
// … and whether everything else that it needs is so.
const possible = (option, value, wish) =>
  (option.each[value] ?? []).every((where) => ofSeveral(where.option) || holds(where, wish));
const isUsual = (option, wish) =>
  JSON.stringify(wish[option.name] ?? null) === JSON.stringify(option.default);

// All options as they are filled in; where one may say nothing, it says the usual.
function filledIn() {
  const wish = Object.fromEntries(options.map((option) => [option.name, given(option)]));
  for (const _ of options) {
    // an option may depend on one that depends on another
    for (const option of options) {
      const { name, sort } = option;
      if (!allowed(option, wish)) wish[name] = option.default;
      else if (sort === "several")
        wish[name] = wish[name].filter((value) => possible(option, value, wish));
    }
  }
  return wish;
}

function seatsOf(count) {
  const data = new FormData(form);
  return Array.from({ length: count }, (_, seat) => {
    const [kind, player] = count === 1 ? ["me"] : data.get(`kind-${seat}`).split(":");
    const colour = seat === 0 ? chosenColour() : null;
    return {
      kind,
      name: named(seat),
      ...(player && { player }),
      ...(colour !== null && { colour }),
    };
  });
}

function wished() {
  const wish = filledIn();
  const seed = form.elements.seed.value.trim();
  const said = options.filter((option) => allowed(option, wish) && !isUsual(option, wish));
  return {
    game: title,
    options: Object.fromEntries(said.map(({ name }) => [name, wish[name]])),
    seats: seatsOf(wish.players),
    ...(seed && { seed: Number(seed) }),
  };
}

// A game of one click; people are called as the form says.
function quick(button) {
  const wish = JSON.parse(button.dataset.wish);
  wish.seats.forEach((seat, number) => {
    if (seat.kind !== "computer") seat.name = named(number);
    if (number === 0 && chosenColour() !== null) seat.colour = chosenColour();
  });
  return wish;
}

// The first seat is the one who sits here: the name and the colour are there the next time.
function chosenColour() {
  const { value } = $("#colour-0");
  return value === "" ? null : Number(value);
}

function useName() {
  const { name, colour } = me();
  if (name) $("#name-0").value = name;
  if (colour !== undefined && colour !== null) $("#colour-0").value = String(colour);
  $("#name-0").addEventListener("input", ({ target }) => remember({ name: target.value.trim() }));
  $("#colour-0").addEventListener("change", () => remember({ colour: chosenColour() }));
}

// A friend wants to know who it is that invites. The answer is the name; none where it is not
// given.
async function askName() {
  const dialog = $("#called");
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  const name = dialog.returnValue && $("#your-name").value.trim();
  if (name) remember({ name: ($("#name-0").value = name) });
  return name;
}

async function begin(wish, coach = false) {
  for (const button of $$("button")) button.disabled = true;
  try {
    const made = await call("POST", "/api/games", { body: wish });
    myGames.keepNew(made, coach);
    location.assign(`/game/${made.id}`);
  } catch (error) {
    say(error.message);
    for (const button of $$("button")) button.disabled = false;
  }
}

// What cannot be chosen beside the rest is not shown, or cannot be ticked.
function suit() {
  const wish = filledIn();
  for (const option of options) {
    const may = allowed(option, wish);
    for (const field of $$(`[data-option="${option.name}"]`)) {
      if (option.sort === "switch") {
        const box = $("input", field);
        box.disabled = !may || wouldForbid(option, wish);
        if (!may) box.checked = option.default;
      } else field.hidden = !may;
      for (const entry of $$("[data-value]", field)) {
        entry.hidden = !possible(option, entry.dataset.value, wish);
      }
    }
  }
  $("#sometimes").hidden = $$("#sometimes > :not([hidden])").length === 0;
  for (const row of $$(".seat")) row.hidden = Number(row.dataset.seat) >= wish.players;
  $("#kind-0").hidden = wish.players === 1;
  // Whoever knows the seed knows what will be drawn: with friends nobody chooses it.
  const { seed } = form.elements;
  seed.disabled = seatsOf(wish.players).some(({ kind }) => kind === "friend");
  seed.placeholder = t(seed.disabled ? "page.start.seed.friends" : "page.start.seed.random");
  if (seed.disabled) seed.value = "";
  for (const row of $$(".seat")) {
    const said = $(".thinks", row);
    said.textContent = $("select", row).selectedOptions[0].dataset.thinks ?? "";
    said.hidden = !said.textContent;
  }
}

// Whether a switch that is off would take something away that has been chosen.
function wouldForbid(option, wish) {
  const then = { ...wish, [option.name]: !option.default };
  return (
    isUsual(option, wish) &&
    options.some((other) => !isUsual(other, wish) && allowed(other, wish) && !allowed(other, then))
  );
}

// What is ticked brings along what it is never played without; what is not any more takes along
// what cannot be without it.
function follow({ name, value, checked }) {
  if (!options.some((option) => option.name === name) || !ofSeveral(name)) return;
  const box = (where, which) => $(`[name="${where}"][value="${CSS.escape(which)}"]`, form);
  const ticked = ({ option, values }) => values.some((which) => box(option, which).checked);
  if (checked) {
    const option = options.find((other) => other.name === name);
    for (const where of companions(option, value)) {
      if (ticked(where)) continue;
      const other = box(where.option, where.values[0]);
      other.checked = true;
      follow(other);
    }
    return;
  }
  for (const option of options.filter(({ sort }) => sort === "several")) {
    for (const which of option.values) {
      const other = box(option.name, which);
      if (!other.checked || companions(option, which).every(ticked)) continue;
      other.checked = false;
      follow(other);
    }
  }
}

// --- my games ------------------------------------------------------------------------------------

async function listGames() {
  const list = $("#my-games");
  const games = myGames.all();
  $("#no-games").hidden = games.length > 0;
  const rows = await Promise.all(games.map(listed));
  list.replaceChildren(...rows.filter(Boolean));
  $("#no-games").hidden = list.children.length > 0;
}

async function listed(game) {
  try {
    const summary = await call("GET", `/api/games/${game.id}`, {
      token: Object.values(game.tokens)[0],
    });
    const names = summary.seats.map((seat) => seat.name).join(", ");
    if (summary.over)
      followRematch(game)
        .then((found) => found && listGames())
        .catch(() => {});
    const turn = !summary.over && String(summary.actor) in game.tokens;
    const key = summary.over ? "over" : turn ? "turn" : "running";
    const name = summary.seats[summary.actor]?.name || "";
    const said = t(`page.games.${key}`, { name, scores: summary.scores.join(" : ") });
    const updated = new Date(summary.updated).toLocaleString(language);
    const where = summary.over
      ? []
      : [summary.chapter, t("page.games.turn.number", { turn: summary.turn })];
    return item(game, key, names, [
      make("strong", {}, names),
      make("span", {}, said),
      make("span", { class: "which" }, [summary.called, ...where].join(", ")),
      make("time", { datetime: summary.updated }, updated),
    ]);
  } catch (error) {
    if (error.status === 404) {
      myGames.forget(game.id);
      return null;
    }
    return item(game, "lost", game.id, [make("span", {}, error.message)]);
  }
}

function item(game, kind, names, told) {
  const label = t("page.games.forget", { names });
  const forget = () => {
    if (!confirm(t("page.games.forget.sure", { names }))) return;
    myGames.forget(game.id);
    listGames();
  };
  return make(
    "li",
    { class: kind },
    make("a", { href: `/game/${game.id}` }, ...told),
    make(
      "button",
      { type: "button", class: "quiet", "aria-label": label, title: label, onclick: forget },
      "×",
    ),
  );
}

// Back from a game the browser may show this page as it was left.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  for (const button of $$("button")) button.disabled = false;
  listGames();
});
form.addEventListener("input", ({ target }) => {
  if (target.type === "checkbox") follow(target);
  suit();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  begin(wished());
});
for (const button of $$("[data-quick]")) {
  button.addEventListener("click", async () => {
    const { seats } = JSON.parse(button.dataset.wish);
    if (seats.some(({ kind }) => kind === "friend") && !me().name && !(await askName())) return;
    begin(quick(button), "coach" in button.dataset);
  });
}
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
useName();
suit();
listGames();
