// The site can be installed as an app. Its service worker shows a page even without a server.

if ("serviceWorker" in navigator && isSecureContext && parent === globalThis.window) {
  // Without a service worker everything works, but only online.
  navigator.serviceWorker.register("/worker.js").catch(() => {});
}
