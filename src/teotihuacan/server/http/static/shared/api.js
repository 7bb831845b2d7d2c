// Talks to the server: requests with the token of a seat, and the socket that reports changes.

import { alone, language, t } from "./words.js";

const { fetch, WebSocket } = alone ? parent.teotihuacan : globalThis;

export class Refusal extends Error {
  constructor(status, answer) {
    super(answer.message || t("page.error"));
    this.status = status;
    this.reason = answer.error || "";
  }
}

export const overtaken = () => new Refusal(0, { error: "overtaken" });

// `signal` cancels a request whose answer would be about an earlier step.
export async function call(method, path, { token, body, query = {}, signal } = {}) {
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries({ language, ...query })) {
    if (value !== undefined && value !== null) url.searchParams.set(name, value);
  }
  const headers = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(url, { method, headers, signal, body: body && JSON.stringify(body) });
  } catch {
    throw signal?.aborted
      ? overtaken()
      : new Refusal(0, { error: "offline", message: t("page.offline") });
  }
  const answer = await response.json().catch(() => ({}));
  if (signal?.aborted) throw overtaken();
  if (!response.ok) throw new Refusal(response.status, answer);
  return answer;
}

// Load a script that is rarely needed: `load` imports it.
export const later = (load) =>
  load().catch(() => {
    throw new Refusal(0, { error: "offline", message: t("page.offline") });
  });

const SOONEST = 500; // milliseconds until a lost connection is opened again …
const LATEST = 15000; // … doubled up to this
const OPENING = 5000; // milliseconds until a connection that does not open counts as lost
const REFUSED = [4401, 4404]; // no such seat, no such game: do not try again

// Call `changed(message)` for every message, and `connected(whether)` when the connection is
// opened or lost. `hello` returns the first message to the server; `say` sends another one.
export function listen(game, hello, changed, connected = () => {}) {
  let pause = SOONEST;
  let socket = null;
  let closed = false;
  const open = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/games/${game}/live`);
    const late = setTimeout(() => connected(false), OPENING);
    socket.onopen = () => {
      clearTimeout(late);
      socket.send(JSON.stringify(hello()));
      connected(true);
    };
    socket.onmessage = (message) => {
      pause = SOONEST;
      changed(JSON.parse(message.data));
    };
    socket.onclose = ({ code }) => {
      clearTimeout(late);
      if (!closed && REFUSED.includes(code))
        document.dispatchEvent(new CustomEvent("refused", { detail: code }));
      if (closed || REFUSED.includes(code)) return;
      connected(false);
      setTimeout(open, pause);
      pause = Math.min(pause * 2, LATEST);
    };
  };
  open();
  return {
    say: (more) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(more)),
    close: () => {
      closed = true;
      socket.close();
    },
  };
}
