// The table can be installed as an app; its worker shows a page even without a server.

if ("serviceWorker" in navigator && isSecureContext) {
  navigator.serviceWorker.register("/worker.js").catch(() => {}); // without it everything works, but online only
}
