// The worker with the games: Python answers the requests of pages. What has changed is on the disk
// before anything of it is shown.

import { Cleared, read, readGames, write } from "./database.js";
import { startPython } from "./python.js";

let call = null; // call("method", …) of the host
let free = 0; // thinking workers that have nothing to do
const early = []; // messages that came before Python was there

async function start({ module, picture }) {
  const kept = picture && (await (await caches.open(picture.cache)).match(picture.address));
  const memory = kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  const py = await startPython(module, "host", memory);
  const games = py.runPython("host.Host()");
  const solve = py.runPython("lambda games, task, result: games.solved(task, result.to_bytes())");
  call = (name, ...values) => {
    const found = games[name](...values.map((value) => py.toPy(value)));
    if (!found?.toJs) return found;
    const plain = found.toJs();
    found.destroy();
    return plain;
  };
  call.solved = (task, result) => (result ? solve(games, task, result) : games.solved(task));
}

// Python must know a game before it is asked about it.
async function bring(path, imported = "") {
  const id = call("missing", path, imported);
  if (!id) return;
  const found = await read(id);
  if (found) call("bring", JSON.stringify(found));
}

const gamesIn = (changes) => [
  ...new Set(changes.map(({ value, delete: id }) => id ?? value.game ?? value.id)),
];

// Write what has changed; returns why it could not. If so, Python forgets the games in question: the
// next request gets them as they are on the disk.
async function settle() {
  const changes = JSON.parse(call("changes"));
  try {
    await write(changes);
    return "";
  } catch (error) {
    console.error(error);
    call("lost", gamesIn(changes));
    return error instanceof Cleared ? "cleared" : "no_space";
  }
}

// Tell pages what is new, and let computer players think.
function tell() {
  for (const message of JSON.parse(call("messages"))) postMessage(message);
  while (free > 0) {
    const task = call("task");
    if (!task) return;
    free -= 1;
    const [number, bytes] = task;
    postMessage({ task: number, bytes }, [bytes.buffer]);
  }
}

const does = {
  async ask({ number, asked }) {
    await bring(asked.path, asked.path === "/api/import" ? String(asked.body?.id ?? "") : "");
    const answer = call("ask", number, JSON.stringify(asked));
    const reason = await settle();
    if (reason) {
      const [status, text] = call("refused", reason, asked.language ?? "en");
      return { answer: number, status, text };
    }
    return answer && { answer: number, status: answer[0], text: answer[1] };
  },
  async page({ number, path, language, root }) {
    await bring(path);
    const [status, text] = call("page", path, language, root);
    return { answer: number, status, text };
  },
  async games({ number }) {
    return { answer: number, status: 200, text: JSON.stringify(await readGames()) };
  },
  connect: ({ line, game }) => call("connect", line, game),
  hear: ({ line, text }) => call("hear", line, text),
  leave: ({ line }) => call("leave", line),
  async solved({ task, result }) {
    free += 1;
    call.solved(task, result);
    await settle();
  },
  free({ count }) {
    free += count;
  },
};

// One message after another: an answer is written before the next request is looked at.
let line = Promise.resolve();
function take(message) {
  line = line.then(async () => {
    try {
      const said = await does[message.do](message);
      if (said?.answer) postMessage(said);
      tell();
    } catch (error) {
      console.error(error);
      const text = JSON.stringify({ error: "broken", message: String(error).slice(-300) });
      if (message.number) postMessage({ answer: message.number, status: 500, text });
      if (/fatal/i.test(String(error))) postMessage({ failed: String(error) });
    }
  });
}

onmessage = ({ data }) => {
  if (data.module) {
    start(data).then(
      () => {
        postMessage({ ready: true });
        onmessage = (event) => take(event.data);
        for (const message of early) take(message);
      },
      (error) => postMessage({ failed: String(error) }),
    );
  } else early.push(data);
};
