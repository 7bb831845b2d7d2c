// The kind of screen, and which parts of the page are visible on it:
//
//   wide     everything at once
//   whole    a tablet in landscape, an old laptop: the whole board, the rest in a drawer over it
//   beside   a tablet in portrait, a phone in landscape, 200 % zoom: a tab of the board, the rest
//            beside it
//   phone    one tab at a time

import { fitTargets } from "../board/touch-preview.js";
import { $, $$, calm } from "../shared/dom.js";

const WHOLE = "whole"; // the tab of the whole board
const ROOM = 12; // pixels between a target and the edge after scrolling to it

const wide = matchMedia("(min-width: 1200px)");
const large = matchMedia("(min-width: 900px) and (min-height: 600px)");
const phone = matchMedia("(max-width: 599px)");

const screen = () =>
  wide.matches ? "wide" : phone.matches ? "phone" : large.matches ? "whole" : "beside";
const inTabs = () => screen() === "phone" || screen() === "beside"; // the board is cut into tabs

const scrolled = new Map(); // the scroll position of each tab
let frame = null; // the tab of the board
let pane = $("#choices") ? "choices" : "log"; // the part of the page beside it …
let front = "board"; // … and which of the two is visible if there is no room for both
let departed = null; // the tab from which the page switched to the board for a turn
let wandered = false; // the page switched from the board to the list, which alone had choices

// --- tabs ---

const tabOf = (name) => $(`[role=tab][data-tab="${name}"]`);
const scroller = () => (screen() === "beside" ? $("#board") : $("main"));
const here = () => (front === "board" || screen() === "beside" ? frame : pane);

export function showTab(name) {
  const tab = tabOf(name);
  if (!tab) return;
  scrolled.set(here(), scroller().scrollTop);
  front = tab.dataset.pane;
  if (front === "board") frame = name;
  else pane = name;
  apply();
  scroller().scrollTop = scrolled.get(here()) ?? 0;
}

function apply() {
  const main = $("main");
  const both = screen() === "beside";
  main.dataset.tab = here();
  main.dataset.pane = both ? "board" : front;
  main.dataset.side = pane;
  for (const one of $$("#board > [data-frame]"))
    one.classList.toggle("shown", one.dataset.frame === frame);
  for (const tab of $$("[role=tab]")) {
    const { tab: name } = tab.dataset;
    const chosen = both ? name === frame || name === pane : name === here();
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
  fitTargets(); // hidden targets could not be measured
}

export function useTabs() {
  const tabs = $$("[role=tab]");
  for (const tab of tabs) {
    tab.addEventListener("click", () => showTab(tab.dataset.tab));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const seen = tabs.filter((other) => other.checkVisibility());
      const next = seen[(seen.indexOf(tab) + step + seen.length) % seen.length];
      next.focus();
      showTab(next.dataset.tab);
    });
  }
  apply();
}

// --- the frame of the board ---

// Use the frame for this kind of screen, and call `changed` when it is replaced. Returns a
// function that says whether the board is cut into tabs.
export function fitFrame(changed) {
  let laid = null;
  const lay = () => {
    document.body.dataset.screen = screen();
    const wanted = inTabs() ? "#frame-phone" : "#frame-wide";
    const other = wanted !== laid;
    if (other) {
      laid = wanted;
      $("#board").replaceChildren($(wanted).content.cloneNode(true));
      frame = inTabs() ? $("#board > [data-frame]").dataset.frame : WHOLE;
      scrolled.clear();
    }
    $("main").tabIndex = screen() === "wide" ? -1 : 0; // other screens scroll, also by keyboard
    apply();
    return other;
  };
  lay();
  for (const query of [wide, large, phone])
    query.addEventListener("change", () => lay() && changed());
  return inTabs;
}

// --- targets ---

const TARGET = ":is(.spot.glow, .laying)";
const glows = (name) => $(`#board > [data-frame="${name}"] ${TARGET}`) !== null;

// Show the tab with a target, or the list if there is none, and go back from there as soon as the
// board has a target. Scroll to the targets. `ends`: the only choice is to end the turn, which has
// a button above, so the board stays.
export function followTargets(ends = false) {
  if (screen() === "wide") return;
  const frames = $$("#board > [data-frame]").map((one) => one.dataset.frame);
  const onBoard = front === "board" || screen() === "beside";
  const there = onBoard && glows(frame) ? frame : frames.find(glows);
  if (onBoard || wandered) {
    if (there) showTab(there);
    else if (!ends) showTab("choices");
    else if (wandered) showTab(frame);
    wandered = !there && !ends;
  }
  if (there && there === here()) bringIntoView($$(`#board > .shown ${TARGET}`));
}

// For a turn of another player: show the tab of the board with its pane, or the first one. The log
// and the areas of players stay, because they show the turn as well.
export function showTurnTab(leaf) {
  const stays = front !== "board" && pane !== "choices" && screen() !== "beside";
  if (screen() === "wide" || stays) return;
  const frames = $$("#board > [data-frame]");
  const there = frames.find((one) => $(`[data-leaf="${leaf}"]`, one)) ?? frames[0];
  if (front !== "board" && !wandered) departed = pane;
  showTab(there.dataset.frame);
  wandered = false;
}

// Scroll to what that player has changed. On a phone the strip with the turn covers the lower part
// of the board.
export function followChanges() {
  if (screen() === "wide") return;
  const { top, height } = scroller().getBoundingClientRect();
  const strip = $("#recent-turns").getBoundingClientRect();
  const part = strip.top > top ? (strip.top - top) / height : 1;
  bringIntoView($$("#board > .shown .changed"), part, true);
}

// Go back to where the player was before.
export function leaveTurn() {
  if (departed) showTab(departed);
  departed = null;
}

// Show the tab on which a choice can be made at one of its targets `spots`.
export function showTarget(choice, spots) {
  if (screen() === "wide") return;
  const there = $$("#board > [data-frame]").find((one) => spots.some((spot) => one.contains(spot)));
  showTab(there ? there.dataset.frame : "choices");
  const target = there
    ? spots.find((spot) => there.contains(spot))
    : $(`#choice-list [data-id="${choice.id}"]`);
  if (target) bringIntoView([target], 0.4); // a panel may cover the lower part
}

// Scroll as little as possible until one of them is visible, or with `all` every one if there is
// room; sideways to the middle of all. Only the upper `part` of the screen counts.
function bringIntoView(targets, part = 1, all = false) {
  const area = scroller();
  const { top, left, width, height } = area.getBoundingClientRect();
  const room = height * part;
  const boxes = targets
    .map((target) => target.getBoundingClientRect())
    .filter((box) => box.height > 0)
    .sort((one, other) => Math.abs(one.top - top) - Math.abs(other.top - top));
  if (!boxes.length) return;
  const ends = boxes.flatMap((box) => [box.left, box.right]);
  area.scrollLeft += (Math.min(...ends) + Math.max(...ends) - width) / 2 - left;
  const first = Math.min(...boxes.map((box) => box.top));
  const last = Math.max(...boxes.map((box) => box.bottom));
  const together = all && last - first <= room - 2 * ROOM;
  const seen = (box) => box.top >= top && Math.min(box.bottom, box.top + room / 2) <= top + room;
  if (together ? first >= top && last <= top + room : boxes.some(seen)) return;
  const goal = together ? { top: first, height: last - first } : boxes[0];
  const middle = Math.max(ROOM, (room - goal.height) / 2);
  area.scrollTo({
    top: area.scrollTop + goal.top - top - middle,
    behavior: calm() ? "instant" : "smooth",
  });
}
