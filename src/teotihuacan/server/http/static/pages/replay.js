// The replay of a game: every step has its address.

import { Board } from "../board/board.js";
import { Log } from "../game/log.js";
import { showShortcuts, useMenu } from "../game/page-menu.js";
import { nameAreas } from "../game/player-areas.js";
import { fitFrame, useTabs } from "../game/tabs.js";
import { call, later } from "../shared/api.js";
import { $, copy, drawn, say } from "../shared/dom.js";
import { useKeys } from "../shared/keys.js";
import * as myGames from "../shared/my-games.js";
import { tooltip } from "../shared/tooltip.js";
import { alone, t } from "../shared/words.js";

const PACE = 1400; // milliseconds for a step at speed 1

const id = $("main").dataset.game;
const given = new URLSearchParams(location.search);
const token = () => Object.values(myGames.find(id).tokens)[0];

let moments = 0;
let at = 0;
let timer = 0;
let runs = 0; // how often Play was pressed: an older run stops by itself
let wanted = 0; // the moment asked for last; older answers are dropped

const board = new Board($("main"), {
  pick: () => {},
  look: () => {},
  about: (what, element) => tooltip.show(what, element),
});
const log = new Log({ jump: (moment) => go(moment) });
const narrow = fitFrame(() => {
  board.reset();
  go(at, false);
});

async function go(moment, animate = true) {
  wanted = Math.max(0, Math.min(moment, moments));
  const asked = wanted;
  try {
    const query = { at: asked, layout: narrow() ? "phone" : "wide" };
    const scene = await call("GET", `/api/games/${id}/scene`, { token: token(), query });
    if (asked !== wanted) return;
    at = scene.at;
    board.show(scene, { animate });
    nameAreas(scene);
    $("#to-review").hidden = !scene.review;
    $("#question").replaceChildren(...drawn(scene.question));
    $("#preview").textContent = t("page.replay.at", { at, moments });
    $("#moment").value = at;
    $("#back").disabled = $("#first").disabled = at === 0;
    $("#next").disabled = $("#last").disabled = at === moments;
    log.mark(at);
    history.replaceState(null, "", `?at=${at}`);
  } catch (error) {
    stop();
    say(error.message);
  }
}

const running = () => timer !== 0;

function stop() {
  clearTimeout(timer);
  timer = 0;
  $("#run").textContent = t("page.replay.play");
  $("#run").setAttribute("aria-pressed", "false");
}

function run() {
  $("#run").textContent = t("page.replay.pause");
  $("#run").setAttribute("aria-pressed", "true");
  const number = ++runs;
  const tick = async () => {
    await go(wanted + 1);
    if (!running() || number !== runs) return;
    if (at >= moments) stop();
    else timer = setTimeout(tick, PACE / Number($("#speed").value));
  };
  timer = setTimeout(tick, 0);
}

const toggle = () => (running() ? stop() : run());
const step = (moment) => {
  stop();
  go(moment);
};

$("#first").addEventListener("click", () => step(0));
$("#back").addEventListener("click", () => step(wanted - 1));
$("#run").addEventListener("click", toggle);
$("#next").addEventListener("click", () => step(wanted + 1));
$("#last").addEventListener("click", () => step(moments));
$("#moment").addEventListener("input", (event) => step(Number(event.target.value)));
// Without a server the game is on this device alone: then the link holds its whole record.
async function link() {
  if (!alone) return `${location.origin}/replay/${id}?at=${at}`;
  const { text } = await call("GET", `/api/games/${id}/link`, { token: token() });
  return `${parent.location.href.split("#")[0]}#/record/${text}`;
}

$("#share").addEventListener("click", () => link().then(copy, (error) => say(error.message)));
$("#scores").addEventListener("click", () =>
  later(() => import("../game/scores.js"))
    .then(({ showScores }) => showScores(id, token()))
    .catch((error) => say(error.message)),
);
$("#now").addEventListener("click", () => step(moments));

const keys = {
  repeat: true,
  keys: {
    " ": ({ target }) => target.tagName !== "BUTTON" && toggle(),
    ArrowRight: () => step(wanted + 1),
    ArrowLeft: () => step(wanted - 1),
    Home: () => step(0),
    End: () => step(moments),
    v: () => board.nextPane(),
    "?": showShortcuts,
  },
};
useKeys(() => keys);

useTabs();
useMenu(id, token);
try {
  moments = (await call("GET", `/api/games/${id}`, { token: token() })).moments;
  $("#moment").max = moments;
  const { entries } = await call("GET", `/api/games/${id}/log`, { token: token() });
  log.update(-1, entries);
  await go(Number(given.get("at") ?? 0), false);
  if ($(`#speed [value="${CSS.escape(given.get("speed") ?? "")}"]`))
    $("#speed").value = given.get("speed");
  if (given.has("play")) run();
} catch (error) {
  say(error.message);
  $("#question").textContent = t("page.missing.title");
}
