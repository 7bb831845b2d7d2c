// The service worker: pages come from the server. If it cannot be reached, a stored page says so,
// with its styles, fonts and scripts. Games are never stored.

const KEPT = "teotihuacan-3";
const OFFLINE = "/offline";

// Store the page and everything that it loads.
async function keep() {
  const cache = await caches.open(KEPT);
  const page = await fetch(OFFLINE);
  if (!page.ok) return;
  const text = await page.clone().text();
  const needed = [...text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map((match) => match[1]);
  const more = ["dom", "words"].map((name) => `/static/shared/${name}.js`);
  const type = ["Medium", "ExtraBold"].map((weight) => `/static/AlegreyaSans-${weight}.woff2`);
  await cache.put(OFFLINE, page);
  await cache.addAll([...new Set([...needed, ...more, ...type])]);
}

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (pathname.startsWith("/static/")) {
    event.respondWith(
      fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()),
    );
  }
});

// A click on a notification about a game (turn-notification.js): its tag is the path of the page.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const show = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === notification.tag);
    return page ? page.focus() : clients.openWindow(notification.tag);
  };
  event.waitUntil(show());
});
