// The page of a running game: asks, plays, undoes, follows.

import { call, listen } from "./api.js";
import { Board, fitFrame } from "./board.js";
import { Choices } from "./choices.js";
import { about, nameAreas, setTitle, showKeys, typing, useMenu } from "./common.js";
import { openDialog } from "./dialog.js";
import { $, copy, make, say } from "./dom.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import * as mine from "./mine.js";
import { showScores } from "./scores.js";
import { showTab, useTabs } from "./tabs.js";
import { t } from "./words.js";

const REACH = 60; // moments that an undo can change: no turn is longer

const id = $("main").dataset.game;
const { tokens, invites } = mine.find(id);
const seats = Object.keys(tokens).map(Number);

let scene = null; // what the server showed last
let past = null; // the moment looked at, null: now
let seat = seats[0] ?? null; // whose eyes we look through
let busy = false; // a choice is on its way
let told = 0; // the log is complete up to this moment
let lastOwn = -1; // the moment after our last choice
let eclipses = null; // how many were over when we last looked
let looks = 0; // how often we have asked for the table
let ended = false; // the last page was shown
let lastNews = null; // what the server announced last

const token = () => (seat === null ? undefined : tokens[seat]);
const asked = () => past === null && scene !== null && scene.choices.length > 0;

const consider = (choice) => {
  board.highlight(choice);
  $("#preview").textContent = choice ? [choice.text, choice.preview_text].filter(Boolean).join(" · ") : "";
};
const board = new Board($("main"), {
  pick: (choices, spot) => (choices.length === 1 ? play(choices[0]) : menu.open(choices, spot)),
  look: (choices) => menu.box.hidden && consider(choices[0] || null),
  about: (what, element) => about.show(what, element),
});
const choices = new Choices({ pick: (choice) => play(choice), look: consider });
const menu = new Menu({ pick: (choice) => play(choice), look: consider });
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
  const mine = ++looks;
  try {
    let next = await look(past);
    if (mine !== looks) return; // something newer is on its way
    if (past === null && next.actor !== next.seat && next.actor in tokens) {
      // Several people share this screen: look through the eyes of the one who is asked.
      await handOver(next);
      seat = next.actor;
      told = 0; // the log may tell this one more
      next = await look(null);
    }
    show(next);
    await tell();
  } catch (error) {
    fail(error);
  }
}

// Starting tiles are secret: with several people at one screen, everything that only one of them
// may see is put away before it is handed on.
async function handOver(next) {
  if (seats.length < 2 || next.asked !== "keep") return;
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
  board.show(next.parts, !first);
  board.offer(past === null ? next.choices : []);
  choices.show(past === null ? next.choices : []);
  $("#question").textContent = next.question;
  $("#preview").textContent = "";
  nameAreas(next.players);
  showTools();
  showWaiting();
  const turn = asked();
  setTitle(turn ? t("page.your turn") : next.over ? t("page.over") : t("page.title"), turn);
  $("main").classList.toggle("asked", turn);
  $("main").classList.toggle("over", next.over);
  $("main").dataset.step = next.step;
  $("#tab-choices").classList.toggle("badge", turn);
}

function showTools() {
  $("#undo").disabled = !(past === null && scene.undo.choice);
  $("#restart").disabled = !(past === null && scene.undo.turn);
  $("#end").disabled = !(asked() && scene.choices.some((choice) => choice.code === "end"));
  $("#past").hidden = past === null;
  $("#past span").textContent = past === null ? "" : t("page.past", { moment: past, moments: scene.moments });
  log.mark(past);
}

function showWaiting() {
  const line = $("#waiting");
  line.hidden = asked();
  if (past !== null) line.textContent = t("page.waiting.past");
  else if (scene.over) line.textContent = t("page.over");
  else if (scene.actor === null) line.textContent = "";
  else {
    const { name, kind, taken } = scene.players[scene.actor];
    const key = kind === "computer" ? "computer" : taken === false ? "friend" : "player";
    line.textContent = t(`page.waiting.${key}`, { name });
  }
}

// Tell what happened since the last look, and stop for the score of an Eclipse.
async function tell() {
  if (past !== null) return;
  const since = Math.max(0, Math.min(told, scene.moments) - REACH);
  const answer = await call("GET", `/api/games/${id}/log`, { token: token(), query: { since } });
  log.update(since, answer.entries, { mine: asked() ? lastOwn : -1, heard: told });
  told = scene.moments;
  const before = eclipses;
  eclipses = scene.eclipses;
  if (scene.over && !ended) {
    ended = true;
    await showEnd();
  } else if (before !== null && eclipses > before && !scene.over) {
    await showScores(id, token(), { which: eclipses - 1 });
  }
}

async function showEnd() {
  const more = [
    make("a", { class: "button", href: `/replay/${id}` }, t("page.replay.open")),
    make("a", { class: "button", href: "/" }, t("page.again")),
  ];
  await showScores(id, token(), { more });
}

function jump(moment) {
  past = moment >= scene.moments ? null : moment;
  refresh();
}

// --- playing -------------------------------------------------------------------------------------

async function act(path, body) {
  if (busy) return;
  busy = true;
  menu.close();
  $("main").classList.add("busy");
  try {
    const state = await call("POST", `/api/games/${id}/${path}`, {
      token: token(),
      body: { step: scene.step, ...body },
    });
    lastOwn = state.moments;
    if (path === "undo") told = Math.min(told, state.moments);
    await refresh();
  } catch (error) {
    if (error.reason === "stale") await refresh();
    else fail(error);
  } finally {
    busy = false;
    $("main").classList.remove("busy");
    if (lastNews && lastNews.step > scene.step) refresh();
  }
}

const play = (choice) => asked() && act("play", { choice: choice.id });
const undo = (back) => scene && scene.undo[back] && act("undo", { back });

function end() {
  const choice = asked() && scene.choices.find((other) => other.code === "end");
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
$("#now").addEventListener("click", () => jump(Infinity));
$("#scores").addEventListener("click", () => showScores(id, token()).catch(fail));
$("#watch-link").addEventListener("click", () => copy(`${location.origin}/game/${id}`));

addEventListener("keydown", (event) => {
  if (typing(event) || $("#dialog").open) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    undo(event.shiftKey ? "turn" : "choice");
  } else if (event.ctrlKey || event.metaKey || event.altKey) {
    return;
  } else if (/^[1-9]$/.test(event.key) && asked()) {
    const choice = scene.choices[Number(event.key) - 1];
    if (choice) play(choice);
  } else if (event.key === "e") end();
  else if (event.key === "u") undo("choice");
  else if (event.key === "r") undo("turn");
  else if (event.key === "l") $("#log-list").focus();
  else if (event.key === "c") $("#choice-list button")?.focus();
  else if (event.key === "?") showKeys();
  else return;
  event.preventDefault();
});

function showInvites() {
  const buttons = Object.entries(invites).map(([which, invite]) =>
    make(
      "button",
      { type: "button", onclick: () => copy(`${location.origin}/join/${id}#${invite}`) },
      t("page.invite.copy", { name: scene.players[which].name }),
    ),
  );
  $("#invites").replaceChildren(...buttons);
  $("#invites").hidden = buttons.length === 0;
  const waiting = Object.keys(invites).filter((which) => scene.players[which].taken === false);
  if (waiting.length) {
    const rows = waiting.map((which) => {
      const link = `${location.origin}/join/${id}#${invites[which]}`;
      return make(
        "p",
        { class: "row" },
        make("strong", {}, scene.players[which].name),
        make("input", { readonly: true, value: link, "aria-label": t("page.invite.link") }),
        make("button", { type: "button", onclick: () => copy(link) }, t("page.invite.do")),
      );
    });
    openDialog(t("page.invite.title"), [make("p", {}, t("page.invite.more")), ...rows]);
  }
}

useTabs();
useMenu(id, token);
await refresh();
if (scene) {
  lastOwn = scene.moments;
  showInvites();
  if (asked()) showTab("ring");
  listen(
    id,
    token(),
    (news) => {
      const joined = news.seats !== lastNews?.seats; // somebody has taken a seat
      lastNews = news;
      if (!busy && past === null && (joined || news.step !== scene.step)) refresh();
    },
    (connected) => document.body.classList.toggle("offline", !connected),
  );
}
