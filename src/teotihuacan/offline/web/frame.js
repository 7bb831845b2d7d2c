// The frame around the pages of a site without a server. It outlives them, and so do its workers:
// one with the games, and some in which computer players think.

import { facts, inMB, language, say, store, stored, t, useLanguage } from "./bar.js";
import { readGames } from "./database.js";
import { download } from "./download.js";
import { keepPace, knownPace, masterHere, think, THINKERS, useThinkers } from "./thinkers.js";

const frame = document.querySelector("#page");
const scope = new URL("./", location.href).href;
const QUIET = 8000; // milliseconds after the start until what may wait is done
const PATIENCE = 1000; // milliseconds until another tab is said to have the games
const ROOM = 4; // GB of memory that a device needs to keep a picture of Python's memory
const GAMES = "teotihuacan.games"; // of `my-games.js`
const TRYING = "teotihuacan.picture"; // the picture that is being tried

const reload = ["again", () => location.reload()];

// --- the addresses of pages ----------------------------------------------------------------------

// The file of a page that is always the same; nothing for one that Python draws.
function fixedPage(path) {
  const url = new URL(path, "http://site");
  useLanguage(url.searchParams.get("language"));
  const [, kind, name] = url.pathname.split("/");
  const title = url.searchParams.get("game") ?? name;
  const known = facts.titles.includes(title) ? title : facts.first;
  if (kind === "" || kind === "start") return `pages/start-${known}-${language}.html`;
  if (kind === "how") return `pages/how-${known}-${language}.html`;
  const page = url.pathname.match(/^\/pages\/(start|how)-(\w+)-\w+\.html$/);
  return page ? `pages/${page[1]}-${page[2]}-${language}.html` : "";
}

const shown = () => location.hash.slice(1) || "/";

function open(path) {
  const name = fixedPage(path) || path.slice(1);
  if (frame.contentWindow?.location.href === scope + name) return;
  frame.contentWindow.location.replace(scope + name);
}

// The address of the page in the frame, as it is written behind the # of ours.
function pathOf({ href }) {
  const path = `/${href.slice(scope.length)}`;
  const page = path.match(/^\/pages\/(start|how)-(\w+)-\w+\.html/);
  if (!page) return path;
  return page[1] === "how" ? `/how/${page[2]}` : `/?game=${page[2]}`;
}

frame.addEventListener("load", () => {
  const { contentWindow: page, contentDocument: text } = frame;
  if (!page.location.href.startsWith(scope)) return;
  history.replaceState(null, "", `#${pathOf(page.location)}`);
  document.title = text.title;
  document.documentElement.lang = text.documentElement.lang;
  text.addEventListener("click", follow);
});

// Pages that are always the same need no service worker: it may not be there yet.
function follow(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey) return;
  if (!link.href.startsWith(scope) || link.getAttribute("href").startsWith("#")) return;
  const path = `/${link.href.slice(scope.length)}`;
  const name = fixedPage(path);
  if (!name) return;
  event.preventDefault();
  if (link.target === "_blank") window.open(`${scope}#${path}`, "_blank", "noopener");
  else frame.contentWindow.location.assign(scope + name);
}

addEventListener("hashchange", () => open(shown()));

// --- requests of pages ---------------------------------------------------------------------------

let worker = null;
let given = null; // what workers need to start
let count = 0;
let start = null;
const ready = new Promise((resolve) => {
  start = resolve;
});
const waiting = new Map(); // requests by number
const lines = new Map(); // connections by number

let problem = ""; // why nothing can be played here

async function ask(message) {
  await ready;
  if (problem)
    return { status: 403, text: JSON.stringify({ error: problem, message: t(problem) }) };
  const number = ++count;
  const answer = new Promise((resolve) => {
    waiting.set(number, resolve);
  });
  worker.postMessage({ ...message, number });
  return answer;
}

const send = (message) => ready.then(() => worker?.postMessage(message));

const aborted = (signal) =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });

// In place of `fetch` and `WebSocket`, for the scripts of pages (see
// `shared/api.js`), and what only a site can say.
window.teotihuacan = {
  masterHere,

  async fetch(url, { method = "GET", headers = {}, body, signal } = {}) {
    const { pathname, searchParams } = new URL(url, scope);
    const { language: wanted, ...query } = Object.fromEntries(searchParams);
    const asked = {
      method,
      path: decodeURIComponent(pathname),
      query,
      language: wanted,
      token: headers.Authorization?.replace("Bearer ", ""),
      body: body && JSON.parse(body),
    };
    const { status, text } = await Promise.race([ask({ do: "ask", asked }), aborted(signal)]);
    return new Response(text, { status, headers: { "Content-Type": "application/json" } });
  },

  WebSocket: class {
    static OPEN = 1;

    constructor(url) {
      this.readyState = 0;
      this.number = ++count;
      lines.set(this.number, this);
      const game = new URL(url).pathname.split("/").at(-2);
      send({ do: "connect", line: this.number, game }).then(() => {
        if (this.readyState) return;
        this.readyState = 1;
        this.onopen?.();
      });
      frame.contentWindow.addEventListener("pagehide", () => this.close());
    }

    send(text) {
      send({ do: "hear", line: this.number, text });
    }

    close(code = 1000) {
      if (this.readyState === 3) return;
      this.readyState = 3;
      lines.delete(this.number);
      send({ do: "leave", line: this.number });
      this.onclose?.({ code });
    }
  },
};

const CLOSED = { bad_token: 4401, no_game: 4404 };

function heard({ data }) {
  if (data.answer) {
    waiting.get(data.answer)?.(data);
    waiting.delete(data.answer);
  } else if (data.line) {
    const line = lines.get(data.line);
    if (data.refused) line?.close(CLOSED[data.refused] ?? 1011);
    else line?.onmessage?.({ data: data.text });
  } else if (data.task) think(data);
  else if (data.failed) stopped(data.failed);
}

// The replay of a record that is in a link.
async function recordOf(path) {
  const body = { text: path.slice("/record/".length) };
  const asked = { method: "POST", path: "/api/record", query: {}, language, body };
  const { status, text } = await ask({ do: "ask", asked });
  return { redirect: status === 200 ? `replay/${JSON.parse(text).id}` : "missing/page" };
}

// The service worker asks for pages that are not files.
navigator.serviceWorker?.addEventListener("message", async ({ data, ports: [port] }) => {
  if (!data.path) return;
  const redirect = fixedPage(data.path);
  const path = data.path.split("?")[0];
  if (redirect) {
    port.postMessage({ redirect });
    return;
  }
  await ready; // when Firefox reloads the frame, it asks for the page inside at the same time
  if (!worker) port.postMessage(null);
  else if (path.startsWith("/record/")) port.postMessage(await recordOf(path));
  else port.postMessage(await ask({ do: "page", path, language, root: ".." }));
});

// --- the start -----------------------------------------------------------------------------------

// The service worker that keeps the files; its newer version waits until it is wanted.
async function useServiceWorker() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("sw.js");
  const offer = () => {
    if (registration.waiting && serviceWorker.controller) {
      const act = () => registration.waiting.postMessage("take over");
      say("update", {}, { button: ["update.do", act] });
    }
  };
  registration.addEventListener("updatefound", () => {
    registration.installing.addEventListener("statechange", offer);
  });
  if (!serviceWorker.controller) {
    const controlled = new Promise((resolve) => {
      serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    registration.active?.postMessage("claim");
    await controlled;
  }
  serviceWorker.addEventListener("controllerchange", () => location.reload());
  return offer;
}

// Where the picture of Python's memory is; it fits one version in one browser.
const pictureOf = (version) => ({
  cache: `teotihuacan-memory-${version}`,
  address: `${scope}memory`,
  key: `${version} ${navigator.userAgent}`,
});

// The picture that an earlier visit left. One that did not work is not tried again.
async function findPicture(picture) {
  const cache = await caches.open(picture.cache);
  const found = await cache.match(picture.address);
  if (!found) return null;
  if (found.headers.get("X-Key") !== picture.key || stored(TRYING) === picture.key) {
    await cache.delete(picture.address);
    return null;
  }
  store(TRYING, picture.key);
  return picture;
}

// What may wait: a worker of its own does it, and ends.
const later = (more) =>
  new Promise((resolve) => {
    const doer = new Worker("later.js", { type: "module" });
    const end = (result) => {
      doer.terminate();
      resolve(result);
    };
    doer.onmessage = ({ data }) => end(data);
    doer.onerror = () => end(null);
    doer.postMessage({ module: given.module, ...more });
  });

async function prepareNext(picture, restored) {
  if (!knownPace()) {
    const pace = await later({});
    if (pace) keepPace(pace);
  }
  if (restored || (navigator.deviceMemory ?? ROOM) < ROOM) return;
  if (await later({ picture })) document.body.dataset.picture = "kept";
}

// Start the worker with the games; if a picture does not work, start again without it.
function startHost(picture) {
  return new Promise((resolve, reject) => {
    worker = new Worker("host.js", { type: "module" });
    const fail = (error) => {
      worker.terminate();
      if (picture) resolve(startHost(null));
      else reject(new Error(error));
    };
    worker.onerror = (event) => fail(event.message);
    worker.onmessage = ({ data }) => {
      if (data.failed) fail(data.failed);
      if (!data.ready) return;
      worker.onmessage = heard;
      worker.onerror = (event) => console.error(event.message);
      resolve(Boolean(picture));
    };
    worker.postMessage({ module: given.module, picture });
  });
}

function stopped(error) {
  console.error(error);
  worker.terminate();
  say("broken", {}, { button: reload });
}

// The list of games on the start page is in another storage, which may have lost something.
async function repairList() {
  const listed = JSON.parse(stored(GAMES) ?? "[]");
  const known = new Set(listed.map(({ id }) => id));
  const games = await readGames();
  const lost = games
    .filter(({ id, tokens }) => !known.has(id) && Object.keys(tokens).length)
    .map(({ id, tokens }) => ({ id, tokens, invites: {} }));
  if (lost.length) store(GAMES, JSON.stringify([...listed, ...lost]));
}

// One tab has the games. `take`: get them from the tab that has them now.
const channel = new BroadcastChannel("teotihuacan");
channel.onmessage = ({ data }) => {
  if (data !== "give" || !worker) return;
  worker.terminate();
  worker = null;
  release();
  say("elsewhere", {}, { button: ["elsewhere.do", () => location.reload()] });
};
let release = null;

const hold = () =>
  new Promise((resolve) => {
    const held = new Promise((done) => {
      release = done;
    });
    navigator.locks.request("teotihuacan", () => {
      resolve(true);
      return held;
    });
  });

// Wait for the games: until the other tab is closed, or gives them.
async function haveGames() {
  const got = hold();
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, false);
  });
  if (await Promise.race([got, late])) return;
  const take = () => channel.postMessage("give");
  say("elsewhere", {}, { button: ["elsewhere.do", take] });
  await got;
  say("");
}

// Say why nothing can be played, and answer every request of a page with that.
function refuse(reason) {
  problem = reason;
  say(reason, {}, { button: reload });
  start();
}

const reasonOf = (error) => {
  console.error(error);
  if (error?.name === "QuotaExceededError") return "space";
  return navigator.onLine ? null : "failed";
};

async function run() {
  if (fixedPage(shown())) open(shown());
  if (!navigator.serviceWorker || !window.isSecureContext || !navigator.locks) {
    refuse("private");
    return;
  }
  let offer;
  try {
    offer = await useServiceWorker();
    await readGames();
  } catch (error) {
    refuse(reasonOf(error) ?? "private");
    return;
  }
  const listed = await (await fetch("version.json")).json();
  await haveGames();
  try {
    const cache = await download(scope, listed, (done, total) => {
      if (problem) return; // other files may still arrive after one has failed
      say("loading", { done: inMB(done), total: inMB(total) }, { share: done / total });
    });
    say("starting", {}, {});
    const program = await cache.match(`${scope}py/pyodide.asm.wasm`);
    given = { module: await WebAssembly.compileStreaming(program), version: listed.version };
  } catch (error) {
    refuse(reasonOf(error) ?? "failed");
    return;
  }
  await repairList();
  const picture = pictureOf(listed.version);
  const restored = await startHost(await findPicture(picture).catch(() => null)).catch(stopped);
  if (restored === undefined) return;
  store(TRYING, null);
  useThinkers(given, (task, result) => worker?.postMessage({ do: "solved", task, result }));
  worker.postMessage({ do: "free", count: THINKERS });
  start();
  document.body.dataset.ready = restored ? "picture" : "plain";
  say("");
  offer();
  navigator.storage?.persist?.();
  if (!fixedPage(shown())) open(shown());
  setTimeout(prepareNext, QUIET, picture, restored);
}

run();
