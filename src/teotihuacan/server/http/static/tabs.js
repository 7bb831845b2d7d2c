// Which screen this is, and what of the page is seen on it:
//
//   wide     everything at once
//   whole    a tablet lying down, an old laptop: the whole board, the rest in a drawer over it
//   beside   a tablet standing up, a phone lying down, 200 % zoom: a tab of the board, the rest beside it
//   phone    one tab at a time

import { $, $$, calm } from "./dom.js";
import { reach } from "./tapping.js";

const WHOLE = "whole"; // the tab that shows the board in one piece
const ROOM = 12; // pixels that a target keeps from the edge when it is scrolled to

const wide = matchMedia("(min-width: 1200px)");
const large = matchMedia("(min-width: 900px) and (min-height: 600px)");
const phone = matchMedia("(max-width: 599px)");

const screen = () =>
  wide.matches ? "wide" : phone.matches ? "phone" : large.matches ? "whole" : "beside";
const inTabs = () => screen() === "phone" || screen() === "beside"; // the board, cut into tabs

const scrolled = new Map(); // where each tab was left
let frame = null; // the tab of the board
let pane = $("#choices") ? "choices" : "log"; // the part of the page beside it …
let front = "board"; // … and which of the two is seen where there is no room for both
let wandered = false; // we went from the board to the list, because only there was something to choose

// --- tabs ------------------------------------------------------------------------------------------

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
  reach(); // what was hidden could not be measured
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

// --- the frame of the board ------------------------------------------------------------------------

// The frame for this screen; `changed` is called when it is another one. The answer tells whether the
// board is cut into tabs.
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
    $("main").tabIndex = screen() === "wide" ? -1 : 0; // there it scrolls, also by keyboard
    apply();
    return other;
  };
  lay();
  for (const query of [wide, large, phone])
    query.addEventListener("change", () => lay() && changed());
  return inTabs;
}

// --- targets ---------------------------------------------------------------------------------------

const TARGET = ":is(.spot.glow, .laying)";
const glows = (name) => $(`#board > [data-frame="${name}"] ${TARGET}`) !== null;

// To the tab where something glows, and to the list where nothing does; from there back again as soon
// as the board has something to offer. What glows is scrolled to.
export function followTargets() {
  if (screen() === "wide") return;
  const frames = $$("#board > [data-frame]").map((one) => one.dataset.frame);
  const onBoard = front === "board" || screen() === "beside";
  const there = onBoard && glows(frame) ? frame : frames.find(glows);
  if (onBoard || wandered) {
    if (there) showTab(there);
    else showTab("choices");
    wandered = !there;
  }
  if (there && there === here()) bringIntoView($$(`#board > .shown ${TARGET}`));
}

// For a turn of somebody else: to the board, to the tab where its leaf lies.
export function showLeaf(name) {
  if (!inTabs() || (front !== "board" && !wandered && screen() !== "beside")) return;
  const there = $$("#board > [data-frame]").find((one) => $(`[data-leaf="${name}"]`, one));
  showTab(there?.dataset.frame ?? frame);
  wandered = false;
}

// To the tab on which a choice can be made: `spots` stand for it.
export function showTarget(choice, spots) {
  if (screen() === "wide") return;
  const there = $$("#board > [data-frame]").find((one) => spots.some((spot) => one.contains(spot)));
  showTab(there ? there.dataset.frame : "choices");
  const target = there
    ? spots.find((spot) => there.contains(spot))
    : $(`#choice-list [data-id="${choice.id}"]`);
  if (target) bringIntoView([target], 0.4); // a panel may lie below
}

// Scrolls as little as it can until one of them is seen; across, to the middle of all.
function bringIntoView(targets, part = 1) {
  const area = scroller();
  const { top, left, width, height } = area.getBoundingClientRect();
  const room = height * part;
  const boxes = targets
    .map((target) => target.getBoundingClientRect())
    .filter((box) => box.height > 0);
  const ends = boxes.flatMap((box) => [box.left, box.right]);
  if (boxes.length) area.scrollLeft += (Math.min(...ends) + Math.max(...ends) - width) / 2 - left;
  const seen = (box) => box.top >= top && Math.min(box.bottom, box.top + room / 2) <= top + room;
  if (!boxes.length || boxes.some(seen)) return;
  const [first] = boxes.sort((one, other) => Math.abs(one.top - top) - Math.abs(other.top - top));
  const middle = Math.max(ROOM, (room - first.height) / 2);
  area.scrollTo({
    top: area.scrollTop + first.top - top - middle,
    behavior: calm() ? "instant" : "smooth",
  });
}
