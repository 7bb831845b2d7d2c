// The page of a running game: asks, plays, undoes, follows.

import { call, listen } from "./api.js";
import { Board, fitFrame } from "./board.js";
import { Choices } from "./choices.js";
import { about, nameAreas, setTitle, showKeys, typing, useMenu } from "./common.js";
import { openDialog } from "./dialog.js";
import { $, $$, copy, drawn, make, say } from "./dom.js";
import { Hints } from "./hint.js";
import { Laying } from "./laying.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import * as mine from "./mine.js";
import { showScores } from "./scores.js";
import { showTab, useTabs } from "./tabs.js";
import { t } from "./words.js";

const HEADROOM = 90; // pixels above what a hint points at
const REACH = 60; // moments that an undo can change: no turn is longer

const id = $("main").dataset.game;
const { tokens, invites } = mine.find(id);
const seats = Object.keys(tokens).map(Number);

let scene = null; // what the server showed last
let past = null; // the moment looked at, null: now
let seat = seats[0] ?? null; // whose eyes we look through
let busy = false; // a choice is on its way
let told = 0; // the log is complete up to this moment
let chapters = null; // how many were over when we last looked
let looks = 0; // how often we have asked for the table
let wandered = false; // from the board to the list, because only there was something to choose
let inviting = false; // the invitations are on the screen
let ended = false; // the last page was shown
let announced = 0; // the newest step the server has told of

const strides = new Map(); // choices that were made as one, by the moment after them
const picked = new Set(); // spots chosen so far, where several are

const token = () => (seat === null ? undefined : tokens[seat]);
const nameOf = (which) => scene.players[which]?.name ?? "";
const asked = () => past === null && scene !== null && scene.choices.length > 0;
// Somebody is asked in a turn that is another's.
const outOfTurn = () => scene.on_turn !== null && scene.actor !== null && scene.actor !== scene.on_turn;

const consider = (choice, element = null) => {
  board.highlight(choice);
  about.show(element && choice ? choice.about : null, element);
  const said = choice ? [choice.text, choice.preview_text].filter(Boolean).join(" · ") : "";
  $("#preview").replaceChildren(...drawn(said));
};
const board = new Board($("main"), {
  pick: (choices, spot) => {
    if (spot.dataset.spot in (scene.picking?.ids ?? {})) pickOne(spot);
    else if (choices.length === 1) play(choices[0]);
    else menu.open(choices, spot);
  },
  look: (choices) => menu.box.hidden && consider(choices[0] || null),
  about: (what, element) => about.show(what, element),
});
const laying = new Laying($("#board"), {
  lay: (place) => asked() && playAll(place.ids),
  look: (place) => {
    const choice = place.ids && scene.choices.find((other) => other.id === place.ids[0]);
    const said = choice ? [choice.text, place.text].filter(Boolean).join(" · ") : t("page.lay.cannot");
    $("#preview").replaceChildren(...drawn(said));
  },
});
const choices = new Choices({ pick: (choice) => play(choice), look: consider });
const menu = new Menu({ pick: (choice) => play(choice), look: consider });
const hints = new Hints({
  ask: () => post("hint", { step: scene.step }),
  point: (choice) => {
    Hints.mark(choice, choice?.spot ? board.spots(choice.spot) : []);
    if (choice && narrow()) showTarget(choice);
  },
  look: () => scene,
});
const log = new Log({ jump: (moment) => jump(moment) });
const narrow = fitFrame(() => {
  board.forget();
  refresh();
});

// --- showing -------------------------------------------------------------------------------------

const look = (at) =>
  call("GET", `/api/games/${id}/scene`, {
    token: token(),
    query: { at, layout: narrow() ? "phone" : "wide" },
  });

async function refresh() {
  const number = ++looks;
  const overtaken = () => number !== looks; // something newer is on its way
  try {
    let next = await look(past);
    if (overtaken()) return;
    if (past === null && next.actor !== next.seat && next.actor in tokens) {
      // Several people share this screen: look through the eyes of the one who is asked.
      await handOver(next);
      seat = next.actor;
      told = 0; // the log may tell this one more
      next = await look(null);
      if (overtaken()) return;
    }
    show(next);
    tell(overtaken).catch(fail); // the next choice need not wait for it
  } catch (error) {
    fail(error);
  }
}

// Something is secret: with several people at one screen, everything that only one of them may see
// is put away before it is handed on.
async function handOver(next) {
  if (seats.length < 2 || !next.secret) return;
  const { name } = next.players[next.actor];
  seat = null;
  show(await look(null));
  log.clear();
  openDialog(t("page.hand over", { name }), [make("p", {}, t("page.hand over.more", { name }))]);
  await new Promise((resolve) => $("#dialog").addEventListener("close", resolve, { once: true }));
}

function show(next) {
  const first = scene === null;
  scene = next;
  menu.close();
  board.show(next, !first, asked());
  offer(past === null ? next.choices : []);
  $("#question").replaceChildren(...drawn(next.laying?.question ?? next.question));
  $("#preview").textContent = "";
  choices.show(past === null ? next.choices : []);
  nameAreas(next.players);
  showTools();
  showWaiting();
  const turn = asked();
  showTitle(next.actor, next.over);
  $("main").classList.toggle("asked", turn);
  $("main").classList.toggle("over", next.over);
  $("main").dataset.step = next.step;
  $("#tab-choices").classList.toggle("badge", turn);
  laying.show(turn ? next.laying : null);
  if (turn && narrow()) followTargets();
  $("#hint").hidden = !(turn && next.hints);
  $("#to-review").hidden = !next.review;
  hints.follow();
}

// What glows: a tile in hand shows by itself where it can lie, and of several things that are picked
// all can be clicked, whichever the rules ask for first.
function offer(choices) {
  picked.clear();
  const picks = choices.length && scene.picking ? Object.keys(scene.picking.ids) : [];
  const single = (choice) => (scene.laying ? choice.spot?.startsWith("tray-") : !picks.includes(choice.spot));
  board.offer(choices.filter(single), picks);
}

// On a phone: to the tab where something glows, and to the list where nothing does; from there back
// again as soon as the board has something to offer.
function followTargets() {
  const frames = $$("#board > [data-frame]").map((frame) => frame.dataset.frame);
  const glows = (frame) => $(`[data-frame=${frame}] :is(.spot.glow, .laying)`) !== null;
  const here = $("main").dataset.tab;
  const onBoard = frames.includes(here);
  if ((onBoard && glows(here)) || !(onBoard || wandered)) return;
  const there = frames.find(glows);
  showTab(there ?? "choices");
  wandered = !there;
}

// On a phone: to the tab on which a choice can be clicked.
function showTarget(choice) {
  const frames = $$("#board > [data-frame]");
  const there = choice.spot && frames.find((frame) => board.spots(choice.spot).some((spot) => frame.contains(spot)));
  showTab(there ? there.dataset.frame : "choices");
  const target = there ? board.spots(choice.spot)[0] : $(`#choice-list [data-id="${choice.id}"]`);
  const main = $("main");
  const above = target.getBoundingClientRect().top - main.getBoundingClientRect().top;
  if (above < HEADROOM || above > main.clientHeight / 2) main.scrollTop += above - HEADROOM; // the panel lies below
}

// Whose turn it is, also while an earlier moment is looked at.
function showTitle(actor, over) {
  const turn = !over && actor in tokens;
  const mine = turn && actor === scene.actor && outOfTurn() ? "page.title.asked" : "page.title.turn";
  const key = over ? "page.over" : turn ? mine : "page.title.waiting";
  setTitle(t(key, { name: nameOf(actor) }), turn);
}

function showTools() {
  $("#undo").disabled = !(past === null && scene.undo.choice);
  $("#restart").disabled = !(past === null && scene.undo.turn);
  $("#end").disabled = !(asked() && scene.end !== null);
  $("#past").hidden = past === null;
  $("#past span").textContent = past === null ? "" : t("page.past", { moment: past, moments: scene.moments });
  log.mark(past);
}

function showWaiting() {
  const line = $("#waiting");
  line.hidden = asked() && !outOfTurn();
  if (past !== null) line.textContent = t("page.waiting.past");
  else if (scene.over) line.textContent = t("page.over");
  else if (scene.actor === null) line.textContent = "";
  else if (outOfTurn()) {
    const key = asked() ? "asked" : scene.on_turn === seat ? "yours" : "others";
    const names = { name: nameOf(scene.actor), turn: nameOf(scene.on_turn) };
    line.textContent = t(`page.waiting.${key}`, names);
  } else {
    const { name, kind, taken } = scene.players[scene.actor];
    const key = kind === "computer" ? "computer" : taken === false ? "friend" : "player";
    line.textContent = t(`page.waiting.${key}`, { name });
  }
}

// Tell what happened since the last look, and stop for the score when a chapter is over.
async function tell(overtaken) {
  if (past !== null) return;
  const since = Math.min(told, scene.moments) - REACH;
  const query = since < 0 ? {} : { since };
  const answer = await call("GET", `/api/games/${id}/log`, { token: token(), query });
  if (overtaken()) return;
  log.update(since, answer.entries, { seat: asked() ? seat : null, heard: told });
  told = answer.moments;
  const before = chapters;
  chapters = scene.chapters;
  if (scene.over && !ended) {
    ended = true;
    await showEnd();
  } else if (before !== null && chapters > before && !scene.over) {
    await showScores(id, token(), { which: chapters - 1 });
  }
}

async function showEnd() {
  const more = [
    scene.review && make("a", { class: "button", href: `/review/${id}` }, t("page.review")),
    make("a", { class: "button", href: `/replay/${id}` }, t("page.replay.open")),
    make("a", { class: "button", href: `/?game=${document.body.dataset.title}` }, t("page.again")),
  ];
  await showScores(id, token(), { more: more.filter(Boolean) });
}

function jump(moment) {
  past = moment >= scene.moments ? null : moment;
  refresh();
}

// --- playing -------------------------------------------------------------------------------------

const post = (path, body) => call("POST", `/api/games/${id}/${path}`, { token: token(), body });

// Whatever changes the game: one thing at a time, and the table is looked at again afterwards.
async function act(change) {
  if (busy) return;
  busy = true;
  for (const moment of strides.keys()) if (moment > scene.moments) strides.delete(moment); // taken back
  menu.close();
  $("main").classList.add("busy");
  try {
    await change();
    await refresh();
  } catch (error) {
    if (error.reason === "stale") await refresh();
    else fail(error);
  } finally {
    busy = false;
    $("main").classList.remove("busy");
    if (announced > scene.step) refresh();
  }
}

const play = (choice) =>
  asked() &&
  act(() => {
    hints.made(choice.id);
    return post("play", { step: scene.step, choice: choice.id });
  });

// Choices that people make as one: those that are still asked for, one after the other.
const playAll = (ids) =>
  act(async () => {
    let state = scene;
    for (const choice of ids) {
      if (!state.choices.some((other) => other.id === choice)) continue;
      hints.made(choice);
      state = await post("play", { step: state.step, choice });
    }
    strides.set(state.moments, state.moments - scene.moments);
  });

function pickOne(spot) {
  if (busy) return;
  const { ids, count } = scene.picking;
  const name = spot.dataset.spot;
  if (!picked.delete(name)) picked.add(name);
  for (const other of board.spots(name)) other.classList.toggle("picked", picked.has(name));
  $("#preview").textContent = t("page.picked", { picked: picked.size, count });
  const chosen = Object.keys(ids).filter((other) => picked.has(other));
  if (chosen.length === count) playAll(chosen.map((other) => ids[other]));
}

// Choices made as one are taken back as one.
function undo(back) {
  if (!scene?.undo[back]) return;
  act(async () => {
    let state = scene;
    const stride = back === "choice" ? (strides.get(scene.moments) ?? 1) : 1;
    strides.delete(scene.moments);
    for (let step = 0; step < stride && state.undo[back]; step += 1) {
      state = await post("undo", { step: state.step, back });
    }
    told = Math.min(told, state.moments);
  });
}

const askHint = () => hints.open().catch(fail);

function end() {
  const choice = asked() && scene.choices.find((other) => other.id === scene.end);
  if (choice) play(choice);
}

function fail(error) {
  say(error.message);
  if (error.status === 404) $("#question").textContent = t("page.missing.title");
}

// --- the page ------------------------------------------------------------------------------------

$("#undo").addEventListener("click", () => undo("choice"));
$("#restart").addEventListener("click", () => undo("turn"));
$("#end").addEventListener("click", end);
$("#hint").addEventListener("click", askHint);
$("#now").addEventListener("click", () => jump(Infinity));
$("#scores").addEventListener("click", () => showScores(id, token()).catch(fail));
$("#watch-link").addEventListener("click", () => copy(`${location.origin}/game/${id}`));

addEventListener("keydown", (event) => {
  if (typing(event) || $("#dialog").open || event.defaultPrevented) return;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (plain && laying.key(event)) {
    event.preventDefault();
    return;
  }
  if (event.repeat) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    undo(event.shiftKey ? "turn" : "choice");
  } else if (!plain) {
    return;
  } else if (/^[1-9]$/.test(event.key) && asked()) {
    const choice = scene.choices[Number(event.key) - 1];
    if (choice) play(choice);
  } else if (event.key === "e") end();
  else if (event.key === "h") askHint();
  else if (event.key === "u") undo("choice");
  else if (event.key === "r") undo("turn");
  else if (event.key === "v") board.turnOn();
  else if (event.key === "l") $("#log-list").focus();
  else if (event.key === "c") $("#choice-list button")?.focus();
  else if (event.key === "?") showKeys();
  else return;
  event.preventDefault();
});

// The seats that still wait for a friend, with their links; on the screen at first, and as long as
// nobody closes them.
function showInvites(first = false) {
  const free = Object.keys(invites).filter((which) => scene.players[which].taken === false);
  const link = (which) => `${location.origin}/join/${id}#${invites[which]}`;
  const said = (which) => t("page.invite.copy", { name: nameOf(which) });
  const buttons = free.map((which) =>
    make("button", { type: "button", onclick: () => copy(link(which)) }, said(which)),
  );
  $("#invites").replaceChildren(...buttons);
  $("#invites").hidden = free.length === 0;
  const open = inviting && $("#dialog").open;
  if (open) $("#dialog").close();
  inviting = free.length > 0 && (first || open);
  if (!inviting) return;
  const rows = free.map((which) =>
    make(
      "p",
      { class: "row" },
      make("strong", {}, nameOf(which)),
      make("input", { readonly: true, value: link(which), "aria-label": t("page.invite.link") }),
      make("button", { type: "button", onclick: () => copy(link(which)) }, t("page.invite.do")),
    ),
  );
  openDialog(t("page.invite.title"), [make("p", {}, t("page.invite.more")), ...rows]);
}

useTabs();
useMenu(id, token);
await refresh();
if (scene) {
  showInvites(true);
  listen(
    id,
    token(),
    (news) => {
      const joined = news.seats !== scene.joined;
      announced = Math.max(announced, news.step);
      if (news.step >= scene.step) showTitle(news.actor, news.over);
      // A look in between may have shown more already: a second one would only close a menu.
      if (busy || past !== null || !(joined || news.step > scene.step)) return;
      refresh().then(() => joined && showInvites());
    },
    (connected) => document.body.classList.toggle("offline", !connected),
  );
}
