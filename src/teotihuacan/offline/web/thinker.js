// A worker in which computer players think: it gets tasks as bytes and returns results as bytes.

import { startPython } from "./python.js";

let starting = null;

async function start(given) {
  const py = await startPython(given);
  return py.runPython("lambda task: host.work(task.to_bytes())");
}

onmessage = async ({ data }) => {
  if (data.module) {
    starting = start(data);
    starting.then(
      () => postMessage({ ready: true }),
      (error) => postMessage({ failed: String(error) }),
    );
    return;
  }
  try {
    const work = await starting;
    const found = work(data.task);
    const result = found.toJs();
    found.destroy();
    postMessage({ result });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
};
