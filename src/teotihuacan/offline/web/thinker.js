// A worker in which computer players think: it gets tasks as bytes and returns results as bytes.

import { startPython } from "./python.js";

let starting = null;

async function start({ module, pace }) {
  const py = await startPython(module, "work");
  if (pace) py.globals.get("work").use(JSON.stringify(pace));
  return py.runPython("lambda task: work.work(task.to_bytes())");
}

onmessage = async ({ data }) => {
  if (data.module) {
    starting = start(data);
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
