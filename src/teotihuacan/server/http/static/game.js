// The page of a running game: asks, plays, undoes, follows.

import { call, later, listen, overtaken } from "./api.js";
import { Board } from "./board.js";
import { Choices } from "./choices.js";
import { about, nameAreas, setTitle, showKeys, typing, useMenu } from "./common.js";
import { openDialog } from "./dialog.js";
import { $, $$, copy, drawn, make, say } from "./dom.js";
import { Hints } from "./hint.js";
import { Laying } from "./laying.js";
import { base } from "./links.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import * as mine from "./mine.js";
import { callOut, useCalls } from "./calling.js";
import { Seen } from "./seen.js";
import { Since } from "./since.js";
import { Story } from "./story.js";
import { fitFrame, followTargets, showLeaf, showTarget, useTabs } from "./tabs.js";
import { Tapping } from "./tapping.js";
import { Together, showLine } from "./together.js";
import { language, t } from "./words.js";

const SLOW = 300; // milliseconds until the pointer says that one has to wait …
const AFTER = 60; // … and until it stops

const id = $("main").dataset.game;
const { tokens, invites } = mine.find(id);
const seats = Object.keys(tokens).map(Number);

let scene = null; // what the server showed last
let past = null; // the moment looked at, null: now
let seat = seats[0] ?? null; // whose eyes we look through
let busy = false; // a choice is on its way
let patience = 0; // until the pointer says so
let chapters = null; // how many were over when we last looked
let looks = 0; // how often we have asked for an earlier moment, or for now
let ended = false; // the last page was shown
let thoughts = new AbortController(); // takes back what the adviser was asked, when one plays on
let line = null; // on which the server tells what others do
let hearing = Promise.resolve(); // what is told is taken in one after the other

const strides = new Map(); // choices that were made as one, by the moment after them
const picked = new Set(); // spots chosen so far, where several are

const token = () => (seat === null ? undefined : tokens[seat]);
const nameOf = (which) => scene.players[which]?.name ?? "";
const asked = () => past === null && scene !== null && !story.told && scene.choices.length > 0;
// Somebody is asked in a turn that is another's.
const outOfTurn = () =>
  scene.on_turn !== null && scene.actor !== null && scene.actor !== scene.on_turn;

const consider = (choice, element = null) => {
  board.highlight(choice);
  about.show(element && choice ? choice.about : null, element);
  const said = choice ? [choice.text, choice.preview_text].filter(Boolean).join(" · ") : "";
  $("#preview").replaceChildren(...drawn(said));
};
const board = new Board($("main"), {
  pick: (choices, spot) => {
    if (spot.dataset.spot in (scene.picking?.ids ?? {})) pickOne(spot);
    else if (choices.length > 1) menu.open(choices, spot);
    else if (tapping.shows(choices[0])) consider(choices[0]);
    else play(choices[0]);
  },
  look: (choices) => menu.box.hidden && consider(choices[0] || null),
  // What is to come is told where one looks for it.
  about: (what, element) =>
    about.show(what && what === scene?.forecast?.about ? scene.forecast.lines : what, element),
});
const laying = new Laying($("#board"), {
  lay: (place) => asked() && playAll(place.ids),
  look: (place) => {
    const choice = place.ids && scene.choices.find((other) => other.id === place.ids[0]);
    const said = choice
      ? [choice.text, place.text].filter(Boolean).join(" · ")
      : t("page.lay.cannot");
    $("#preview").replaceChildren(...drawn(said));
  },
});
const choices = new Choices({ pick: (choice) => play(choice), look: consider });
const menu = new Menu({ pick: (choice) => play(choice), look: consider });
const tapping = new Tapping({ play: (choice) => play(choice) });
const hints = new Hints({
  ask: askAdviser,
  point: (choice) => {
    Hints.mark(choice, choice?.spot ? board.spots(choice.spot) : []);
    if (choice) showTarget(choice, choice.spot ? board.spots(choice.spot) : []);
  },
  look: () => scene,
});
// The coach comes when he is wanted.
let coach = null;
let coming = null;
const fetchCoach = async () => {
  const point = (choice) => hints.shown || hints.point(choice);
  const { Coach } = await later("./coach.js");
  coach = new Coach({ id, token, ask: askAdviser, point, look: () => scene });
  return coach;
};
const callCoach = () =>
  (coming ??= fetchCoach().catch((error) => {
    coming = null;
    throw error;
  }));
async function coachFollows(next, turn) {
  const wanted = mine.find(id).coach === true;
  $("#coach-item").hidden = wanted || !next.hints;
  if (!wanted && !coach) return;
  if (coach) await coach.follow(next, turn);
  else await (await callCoach()).follow(scene, asked()); // the table may have changed meanwhile
}
const together = new Together({ id, tokens, invites, token, look: () => scene });
const log = new Log({ jump: (moment) => jump(moment) });
const since = new Since(log);
const narrow = fitFrame(() => {
  board.forget();
  seen.forget();
  refresh();
});
const seen = new Seen(() => (narrow() ? "phone" : "wide"), tokens);
const story = new Story({
  show: (frame, last) => (last ? show(frame) : showTurn(frame)),
  begin: () => {
    choices.show([]);
    consider(null);
    board.offer([]);
    laying.show(null);
    $("main").classList.remove("asked");
    $("#waiting").hidden = $("#hint").hidden = true;
    for (const tool of $$("#undo, #restart, #end")) tool.disabled = true;
    $("#story").hidden = false;
  },
  end: () => ($("#story").hidden = true),
});

// --- showing -------------------------------------------------------------------------------------

// An earlier moment, whole.
const look = (at) =>
  call("GET", `/api/games/${id}/scene`, { token: token(), query: { at, layout: seen.layout() } });

// How it stands, with all that we lack.
async function refresh() {
  const number = ++looks;
  try {
    if (past === null) {
      const news = await post("news", seen.page());
      if (number === looks) await take(news, { others: true });
      return;
    }
    const then = await look(past);
    seen.forget();
    if (number === looks) show({ scene: then, parts: then.parts });
  } catch (error) {
    fail(error);
  }
}

// News: from an answer, or from the line. What is drawn is shown at once, or as a story. `now`: it
// answers somebody here; `others`: somebody else has made it.
async function take(news, { now = false, others = false, pushed = false } = {}) {
  const next = news.scene;
  // Of others at this screen only the one who is asked is told anything.
  const turned = next.seat !== seat && next.seat in tokens && next.seat === next.actor;
  if (next.seat !== seat && !turned) return; // told too late
  if (next.step < seen.step && !seen.empty) return; // likewise
  if (!seen.take(news)) {
    await refresh(); // a part is missing: somebody told us otherwise in between
    return;
  }
  if (next.actor !== next.seat && next.actor in tokens) {
    // Several people share this screen: look through the eyes of the one who is asked.
    await handOver(next);
    seat = next.actor;
    seen.forget(); // the log may tell this one more, and the picture shows more
    await refresh();
    return;
  }
  seat = next.seat;
  if (!pushed || turned) line?.say({ token: token(), language, page: seen.page() });
  log.turnTo(seat);
  log.take(news.since, news.entries);
  story.add(frames(news, others), now);
}

// What is shown one after the other: turns of others that are over, and how it stands.
function frames({ scene: next, stages }, others) {
  const outline = (player) => (player === null || player === seat ? [] : [player]);
  const lines = (stage) => (stage.seat === seat ? 0 : log.lines(stage.turn).length);
  const before = stages.map((stage) => ({
    ...stage,
    lines: lines(stage),
    outline: outline(stage.seat),
  }));
  // The first look is never held back, even if a computer player is thinking.
  const passing =
    scene !== null && next.actor !== seat && next.players[next.actor]?.kind === "computer";
  return [
    ...before,
    { scene: next, parts: next.parts, passing, outline: others ? outline(next.on_turn) : [] },
  ];
}

// Something is secret: with several people at one screen, everything that only one of them may see
// is put away before it is handed on.
async function handOver(next) {
  if (seats.length < 2 || !next.secret) return;
  const { name } = next.players[next.actor];
  seat = null;
  const open = await look(null);
  show({ scene: open, parts: open.parts });
  log.clear();
  openDialog(
    t("page.hand over", { name }),
    [make("p", {}, t("page.hand over.more", { name }))],
    [],
    t("page.hand over.do", { name }),
  );
  await new Promise((resolve) => $("#dialog").addEventListener("close", resolve, { once: true }));
}

// A turn of somebody else, before the next one.
function showTurn({ parts, leaf, seat: whose, turn, lines, outline }) {
  showLeaf(leaf);
  board.show({ parts, leaf }, { animate: lines > 0, outline, alone: true });
  log.draw({ until: turn });
  if (!lines) return;
  $("#question").textContent = t("page.story", { name: nameOf(whose) });
  since.tell(turn);
}

// How it stands. Whatever others have changed is outlined until somebody clicks.
function show({ scene: next, parts, outline }) {
  const first = scene === null;
  const joined = !first && next.joined !== scene.joined;
  // Told twice, by an answer and by the line: what somebody has opened meanwhile stays open.
  const again = !first && past === null && next.step === scene.step && next.seat === scene.seat;
  scene = next;
  if (!again) {
    menu.close();
    tapping.clear();
  }
  const turn = asked();
  board.show(
    { parts, leaf: next.leaf },
    { animate: !first, asked: turn, outline: first ? [] : outline },
  );
  offer(past === null ? next.choices : []);
  $("#question").replaceChildren(...drawn(next.laying?.question ?? next.question));
  $("#preview").textContent = "";
  choices.show(past === null ? next.choices : []);
  if (tapping.choice) consider(tapping.choice);
  nameAreas(next);
  showTools();
  showWaiting();
  showTitle(next.actor, next.over);
  together.draw();
  $("#device-item").hidden = $("#notes-item").hidden = !token();
  if (past === null) callOut(turn, document.title);
  $("main").classList.toggle("asked", turn);
  $("main").classList.toggle("over", next.over);
  $("main").dataset.step = next.step;
  $("#tab-choices").classList.toggle("badge", turn);
  laying.show(turn ? next.laying : null);
  if (turn) followTargets();
  $("#hint").hidden = !(turn && next.hints);
  $("#to-review").hidden = $("#review-now").hidden = !next.review;
  $("#over-tools").hidden = !($("#turn-tools").hidden = next.over);
  hints.follow();
  if (past === null) coachFollows(next, turn).catch(() => {}); // the next look tries again
  if (outline === undefined) return; // an earlier moment: the log stays
  log.draw({ seat: turn ? seat : null, turn: next.turn });
  since.show(seat === null ? [] : log.since(seat, next.turn, seats));
  if (first || joined) together.showInvites(first);
  chapterOver().catch(fail);
}

// What glows: a tile in hand shows by itself where it can lie, and of several things that are picked
// all can be clicked, whichever the rules ask for first.
function offer(offered) {
  picked.clear();
  const picks = offered.length && scene.picking ? Object.keys(scene.picking.ids) : [];
  const single = (choice) =>
    scene.laying ? choice.spot?.startsWith("tray-") : !picks.includes(choice.spot);
  board.offer(offered.filter(single), picks);
}

// Whose turn it is, also while an earlier moment is looked at.
function showTitle(actor, over) {
  const turn = !over && actor in tokens;
  const own = turn && actor === scene.actor && outOfTurn() ? "page.title.asked" : "page.title.turn";
  const key = over ? "page.over" : turn ? own : "page.title.waiting";
  setTitle(t(key, { name: nameOf(actor) }), turn);
}

function showTools() {
  $("#undo").disabled = !(past === null && scene.undo.choice);
  $("#restart").disabled = !(past === null && scene.undo.turn);
  $("#end").disabled = !(asked() && scene.end !== null);
  $("#past").hidden = past === null;
  $("#past span").textContent =
    past === null ? "" : t("page.past", { moment: past, moments: scene.moments });
  log.mark(past);
}

function showWaiting() {
  const waiting = $("#waiting");
  waiting.hidden = asked() && !outOfTurn();
  if (past !== null) waiting.textContent = t("page.waiting.past");
  else if (scene.over) waiting.textContent = t("page.over");
  else if (scene.actor === null) waiting.textContent = "";
  else if (outOfTurn()) {
    const key = asked() ? "asked" : scene.on_turn === seat ? "yours" : "others";
    const names = { name: nameOf(scene.actor), turn: nameOf(scene.on_turn) };
    waiting.textContent = t(`page.waiting.${key}`, names);
  } else {
    const { name, kind, taken } = scene.players[scene.actor];
    const key = kind === "computer" ? "computer" : taken === false ? "friend" : "player";
    waiting.textContent = t(`page.waiting.${key}`, { name });
  }
}

// Stop for the score when a chapter is over.
async function chapterOver() {
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
    together.rematchButton(),
    make("a", { class: "button", href: `/?game=${document.body.dataset.title}` }, t("page.again")),
  ];
  await showScores(id, token(), { more: more.filter(Boolean) });
}

const showScores = async (...given) => (await later("./scores.js")).showScores(...given);
const recovering = (wish) => later("./recover.js").then(wish).catch(fail);

function jump(moment) {
  past = moment >= scene.moments ? null : moment;
  refresh();
}

// --- playing -------------------------------------------------------------------------------------

const post = (path, body, more = {}) =>
  call("POST", `/api/games/${id}/${path}`, { token: token(), body, ...more });

// Whatever changes the game: one thing at a time; the answer brings everything that is new.
async function act(change) {
  if (busy) return;
  busy = true;
  looks += 1; // a look from before is overtaken
  thoughts.abort();
  board.clearOutlines();
  for (const moment of strides.keys()) if (moment > scene.moments) strides.delete(moment); // taken back
  menu.close();
  $("main").classList.add("busy");
  clearTimeout(patience);
  patience = setTimeout(() => $("main").classList.add("slow"), SLOW);
  try {
    const { news } = await change();
    await take(news, { now: true });
  } catch (error) {
    if (error.reason === "stale") await refresh();
    else fail(error);
  } finally {
    busy = false;
    $("main").classList.remove("busy");
    clearTimeout(patience);
    // The pointer over every single thing: not before what was waited for has been drawn.
    patience = setTimeout(() => $("main").classList.remove("slow"), AFTER);
  }
}

const play = (choice) => playAll([choice.id, ...choice.then]);

// Choices that people make as one: those that are asked for, one after the other.
const playAll = (ids) =>
  asked() &&
  act(async () => {
    const first = ids.findIndex((choice) => scene.choices.some((other) => other.id === choice));
    for (const choice of ids.slice(first)) {
      hints.made(choice);
      coach?.made(choice);
    }
    const [choice, ...then] = ids.slice(first);
    const before = scene.moments;
    const answer = await post("play", { step: scene.step, choice, then, page: seen.page() });
    if (then.length) strides.set(answer.moments, answer.moments - before);
    return answer;
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
  if (!scene?.undo[back] || past !== null || story.told) return;
  act(() => {
    const times = back === "choice" ? (strides.get(scene.moments) ?? 1) : 1;
    strides.delete(scene.moments);
    return post("undo", { step: scene.step, back, times, page: seen.page() });
  });
}

async function askAdviser() {
  if (busy) throw overtaken();
  if (thoughts.signal.aborted) thoughts = new AbortController();
  return post("hint", { step: scene.step }, { signal: thoughts.signal });
}

const askHint = () => hints.open().catch((error) => error.reason === "overtaken" || fail(error));

function end() {
  const choice = asked() && scene.choices.find((other) => other.id === scene.end);
  if (choice) play(choice);
}

function fail(error) {
  say(error.message);
  if (error.status === 404) $("#question").textContent = t("page.missing.title");
}

// --- the page ------------------------------------------------------------------------------------

// An announcement of the server.
async function heard({ step, actor, over, seats: joined, company, news }) {
  if (scene === null) await refresh(); // the first request failed
  if (scene === null) return;
  together.heard(company).catch(fail);
  if (step >= scene.step) showTitle(actor, over);
  if (past !== null) return;
  // A player joined before the line was open.
  if (!news && joined !== scene.joined && step === scene.step) refresh().catch(fail);
  if (!news) return;
  hearing = hearing.then(() => take(news, { others: true, pushed: true })).catch(fail);
}

$("#undo").addEventListener("click", () => undo("choice"));
$("#restart").addEventListener("click", () => undo("turn"));
$("#end").addEventListener("click", end);
$("#hint").addEventListener("click", askHint);
$("#coach-on").addEventListener("click", () =>
  callCoach()
    .then((one) => one.begin())
    .catch(fail),
);
$("#now").addEventListener("click", () => jump(Infinity));
$("#scores").addEventListener("click", () => showScores(id, token()).catch(fail));
$("#menu").addEventListener(
  "toggle",
  () => $("#menu").open && recovering(({ offerRecovery }) => offerRecovery()),
);
$("#recover").addEventListener("click", () => {
  $("#menu").open = false;
  recovering(({ askLost }) => askLost());
});
document.addEventListener(
  "refused",
  ({ detail }) => detail === 4401 && recovering(({ gone }) => gone()),
);
$("#watch-link").addEventListener("click", () => copy(`${base()}/game/${id}`));

addEventListener("keydown", (event) => {
  if (typing(event) || $("#dialog").open || event.defaultPrevented) return;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (plain && laying.key(event)) {
    event.preventDefault();
    return;
  }
  if (event.repeat) return;
  if (story.told && plain && [" ", "Escape"].includes(event.key)) {
    story.skip();
    event.preventDefault();
    return;
  }
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

// The next click: what others have changed is seen; and nobody has to wait for a story.
addEventListener(
  "pointerdown",
  (event) => {
    if (story.told) {
      if (!event.target.closest("#story, .menu, #since")) story.skip();
    } else if (event.target.closest("main, .bar")) board.clearOutlines();
  },
  true,
);

useTabs();
useMenu(id, token);
useCalls();
await refresh();
// Even if that failed: the line shows whether the server can be reached, and the game follows on it.
line = listen(id, () => ({ token: token(), language, page: seen.page() }), heard, showLine);
