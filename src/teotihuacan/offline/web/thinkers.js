// The workers in which computer players think, and how long `master` thinks on this device.

import { store, stored, t } from "./bar.js";

const IDLE = 60_000; // milliseconds after which a worker without a task ends
const MOST = 4;
const PACE = "teotihuacan.pace";

// One processor is for the page, and each Python takes up to 200 MB. `deviceMemory` is 8 (GB) at
// most, and not every browser tells it.
export const THINKERS = Math.max(
  1,
  Math.min(
    MOST,
    (navigator.hardwareConcurrency ?? 2) - 1,
    Math.floor((navigator.deviceMemory ?? 4) / 2),
  ),
);

const idle = []; // workers without a task
let given = null; // what a worker needs to start
let solved = null; // called with a task and its result; null if its worker has died

export function useThinkers(more, then) {
  given = more;
  solved = then;
}

function newThinker() {
  const thinker = new Worker("thinker.js", { type: "module" });
  thinker.postMessage({ ...given, pace: knownPace() });
  const end = () => {
    thinker.terminate();
    if (idle.includes(thinker)) idle.splice(idle.indexOf(thinker), 1);
    if (thinker.task) solved(thinker.task, null);
    thinker.task = 0;
  };
  thinker.onerror = end;
  thinker.onmessage = ({ data }) => {
    if (data.failed) {
      console.error(data.failed);
      end();
      return;
    }
    const { task } = thinker;
    thinker.task = 0;
    idle.push(thinker);
    thinker.later = setTimeout(end, IDLE);
    solved(task, data.result);
  };
  return thinker;
}

export function think({ task, bytes }) {
  const thinker = idle.pop() ?? newThinker();
  clearTimeout(thinker.later);
  thinker.task = task;
  thinker.postMessage({ task: bytes }, [bytes.buffer]);
}

// --- the pace of this device ---------------------------------------------------------------------

const keyOf = (version) => `${version} ${navigator.userAgent}`;

// What was measured here with this version, by game; nothing before that.
export function knownPace() {
  const found = JSON.parse(stored(PACE) ?? "null");
  return found?.key === keyOf(given?.version) ? found.games : null;
}

export const keepPace = (games) =>
  store(PACE, JSON.stringify({ key: keyOf(given.version), games }));

// How `master` thinks here, in a sentence; nothing before that is known.
export function masterHere(title) {
  const found = knownPace()?.[title];
  return found ? t("master", { ...found, seconds: Math.round(found.milliseconds / 1000) }) : "";
}
