// Keeps all files of one version of the site: it works offline and never mixes two versions.

importScripts("packed.js");

const VERSION = "VERSION";
const SMALL = "SMALL"; // hashes by name
const BIG = "BIG";
const CACHE = `teotihuacan-${VERSION}`;
const OURS = [CACHE, `teotihuacan-memory-${VERSION}`];

const at = (name) => new URL(name, self.registration.scope).href;

// Other versions of the site in this folder.
async function others() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith("teotihuacan-") && !OURS.includes(name));
}

// Get a file, from an older version if it has not changed since.
async function keep(name, hash) {
  const cache = await caches.open(CACHE);
  if (await cache.match(at(name))) return;
  for (const other of await others()) {
    const old = await (await caches.open(other)).match(at(name));
    if (old?.headers.get("X-Hash") === hash) {
      await cache.put(at(name), old);
      return;
    }
  }
  const answer = name in SMALL ? await fetch(at(name), { cache: "no-cache" }) : null;
  const body = answer ? answer.body : (await self.fetchPacked(at(name))).body;
  const content = await new Response(body).arrayBuffer();
  if ((await self.hashOf(content)) !== hash) throw new Error(`${name} is not of ${VERSION}`);
  const headers = self.headersOf(name, hash, answer?.headers.get("Content-Type"));
  await cache.put(at(name), new Response(content, { headers }));
}

const keepAll = (files) => Promise.all(Object.entries(files).map((pair) => keep(...pair)));

// The first version takes over at once, and the page downloads Python where people see it. A later
// one is complete before it waits for its turn.
self.addEventListener("install", (event) => {
  const first = !self.registration.active;
  const done = keepAll(SMALL).then(() => (first ? self.skipWaiting() : keepAll(BIG)));
  event.waitUntil(done);
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await others()) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "claim") event.waitUntil(self.clients.claim());
});

async function file(request) {
  const cache = await caches.open(CACHE);
  const url = new URL(request.url);
  return (await cache.match(url.origin + url.pathname)) ?? fetch(request);
}

// What Python draws comes from the frame around the pages, in the tab that has the games.
async function drawn(path) {
  const frames = (await self.clients.matchAll({ type: "window" })).filter(
    ({ frameType }) => frameType === "top-level",
  );
  const answers = frames.map(
    (frame) =>
      new Promise((resolve, reject) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => (data ? resolve(data) : reject(new Error("not here")));
        frame.postMessage({ path }, [port2]);
      }),
  );
  const answer = await Promise.any(answers).catch(() => null);
  if (!answer) return new Response("", { status: 503 });
  if (answer.redirect) return Response.redirect(at(answer.redirect), 302);
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return new Response(answer.text, { status: answer.status, headers });
}

function navigated(event, name, search) {
  if (event.request.destination === "iframe") {
    return name in SMALL && !search ? file(event.request) : drawn(`/${name}${search}`);
  }
  if (name === "" || name === "index.html") return file(new Request(at("index.html")));
  return Response.redirect(`${self.registration.scope}#/${name}${search}`, 302);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const url = new URL(request.url);
  const name = (url.origin + url.pathname).slice(self.registration.scope.length);
  if (request.mode === "navigate") event.respondWith(navigated(event, name, url.search));
  else if (name in SMALL || name in BIG) event.respondWith(file(request));
});
