// The frame around the pages of a site without a server. It outlives them, and so do its workers:
// one with the games, and some in which computer players think.

import { readGames } from "./database.js";
import { download } from "./download.js";

const facts = JSON.parse(document.body.dataset.facts);
const frame = document.querySelector("#page");
const bar = document.querySelector("#bar");
const scope = new URL("./", location.href).href;
const QUIET = 8000; // milliseconds after the start until the picture of the memory is taken
const PATIENCE = 1000; // milliseconds until another tab is said to have the games
const IDLE = 60_000; // milliseconds after which a thinking worker without a task ends
const THINKERS = Math.max(1, Math.min(2, (navigator.hardwareConcurrency ?? 2) - 1));
const LANGUAGE = "teotihuacan.language";
const GAMES = "teotihuacan.games"; // of `my-games.js`
const TRYING = "teotihuacan.picture"; // the picture that is being tried

// --- words and the bar ---------------------------------------------------------------------------

function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // not allowed here
  }
}

function store(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // not allowed here
  }
}

const languages = Object.keys(facts.texts);
const accepted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
let language = stored(LANGUAGE) ?? accepted.find((code) => languages.includes(code));
if (!languages.includes(language)) [language] = languages;

const inMB = (bytes) => (bytes / 1e6).toFixed(1);

const t = (key, parts = {}) =>
  facts.texts[language][key].replace(/\{(\w+)\}/g, (_, name) => parts[name]);

// Say something in the bar; `button` is a key and what a click does, `share` a part of 1.
function say(key, parts, { button, share } = {}) {
  bar.hidden = !key;
  if (!key) return;
  bar.querySelector("p").textContent = t(key, parts);
  const progress = bar.querySelector("progress");
  progress.hidden = share === undefined;
  if (share !== undefined) progress.value = share;
  const knob = bar.querySelector("button");
  knob.hidden = !button;
  if (button) {
    knob.textContent = t(button[0]);
    knob.onclick = button[1];
  }
}

const reload = ["again", () => location.reload()];

// --- the addresses of pages ----------------------------------------------------------------------

// The file of a page that is always the same; nothing for one that Python draws.
function fixedPage(path) {
  const url = new URL(path, "http://site");
  const wanted = url.searchParams.get("language");
  if (languages.includes(wanted)) {
    language = wanted;
    store(LANGUAGE, language);
  }
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
let count = 0;
let start = null;
const ready = new Promise((resolve) => {
  start = resolve;
});
const waiting = new Map(); // requests by number
const lines = new Map(); // connections by number

async function ask(message) {
  await ready;
  const number = ++count;
  const answer = new Promise((resolve) => {
    waiting.set(number, resolve);
  });
  worker.postMessage({ ...message, number });
  return answer;
}

const send = (message) => ready.then(() => worker.postMessage(message));

const aborted = (signal) =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });

// In place of `fetch` and `WebSocket`, for the scripts of pages (see `shared/api.js`).
window.teotihuacan = {
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
  if (redirect) port.postMessage({ redirect });
  else if (path.startsWith("/record/")) port.postMessage(await recordOf(path));
  else if (worker) port.postMessage(await ask({ do: "page", path, language, root: ".." }));
  else port.postMessage(null);
});

// --- thinking ------------------------------------------------------------------------------------

const idle = []; // workers without a task
let given = null; // what a worker needs to start

function newThinker() {
  const thinker = new Worker("thinker.js", { type: "module" });
  thinker.postMessage(given);
  const end = () => {
    thinker.terminate();
    if (idle.includes(thinker)) idle.splice(idle.indexOf(thinker), 1);
    if (thinker.task) worker.postMessage({ do: "solved", task: thinker.task, result: null });
    thinker.task = 0;
  };
  thinker.onerror = end;
  thinker.onmessage = ({ data }) => {
    if (data.ready) return;
    if (data.failed) {
      console.error(data.failed);
      end();
      return;
    }
    const { task } = thinker;
    thinker.task = 0;
    idle.push(thinker);
    thinker.later = setTimeout(end, IDLE);
    worker.postMessage({ do: "solved", task, result: data.result });
  };
  return thinker;
}

function think({ task, bytes }) {
  const thinker = idle.pop() ?? newThinker();
  clearTimeout(thinker.later);
  thinker.task = task;
  thinker.postMessage({ task: bytes }, [bytes.buffer]);
}

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

// The picture of the memory that an earlier visit left. One that did not work is not tried again.
async function findPicture(version) {
  const key = `${version} ${navigator.userAgent}`;
  const cache = await caches.open(`teotihuacan-memory-${version}`);
  const found = await cache.match(scope + "memory");
  if (!found) return null;
  if (found.headers.get("X-Key") !== key || stored(TRYING) === key) {
    await cache.delete(scope + "memory");
    return null;
  }
  store(TRYING, key);
  return new Uint8Array(await found.arrayBuffer());
}

function keepPicture(version) {
  const maker = new Worker("picture.js", { type: "module" });
  maker.onmessage = async ({ data }) => {
    maker.terminate();
    const headers = { "X-Key": `${version} ${navigator.userAgent}` };
    const cache = await caches.open(`teotihuacan-memory-${version}`);
    await cache.put(scope + "memory", new Response(data, { headers })).catch(() => {});
    document.body.dataset.picture = "kept";
  };
  maker.onerror = () => maker.terminate();
  maker.postMessage({ module: given.module, archive: given.archive });
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
    worker.postMessage({ ...given, picture });
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

async function run() {
  if (fixedPage(shown())) open(shown());
  if (!navigator.serviceWorker || !window.isSecureContext) {
    say("private");
    return;
  }
  let offer;
  try {
    offer = await useServiceWorker();
    await readGames();
  } catch (error) {
    console.error(error);
    say(navigator.onLine ? "private" : "failed", {}, { button: reload });
    return;
  }
  const listed = await (await fetch("version.json")).json();
  await haveGames();
  try {
    const cache = await download(scope, listed, (done, total) => {
      say("loading", { done: inMB(done), total: inMB(total) }, { share: done / total });
    });
    say("starting", {}, {});
    const program = await cache.match(`${scope}py/pyodide.asm.wasm`);
    const archive = await cache.match(`${scope}py/app.zip`);
    given = {
      module: await WebAssembly.compileStreaming(program),
      archive: await archive.arrayBuffer(),
    };
  } catch (error) {
    console.error(error);
    say("failed", {}, { button: reload });
    return;
  }
  await repairList();
  const picture = await findPicture(listed.version).catch(() => null);
  const restored = await startHost(picture).catch(stopped);
  if (restored === undefined) return;
  store(TRYING, null);
  worker.postMessage({ do: "free", count: THINKERS });
  start();
  document.body.dataset.ready = restored ? "picture" : "plain";
  say("");
  offer();
  navigator.storage?.persist?.();
  if (!fixedPage(shown())) open(shown());
  if (!restored && (navigator.deviceMemory ?? 8) >= 4)
    setTimeout(keepPicture, QUIET, listed.version);
}

run();
