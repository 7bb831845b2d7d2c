// Starts Python with the rules: from a picture of its memory that an earlier visit left, or anew.

import { loadPyodide } from "./py/pyodide.mjs";

const PLACE = "/lib/teotihuacan";
const INDEX = new URL("py/", import.meta.url).href;

// `module`: the compiled WebAssembly, which all workers share.
function options(module, more) {
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  return { indexURL: INDEX, stdLibURL: `${INDEX}stdlib.zip`, ...more };
}

// Our package is a zip without compression: its files are views of one buffer, none is copied.
async function unpack(py) {
  const archive = await (await fetch(`${INDEX}app.zip`)).arrayBuffer();
  const zip = new DataView(archive);
  const count = zip.getUint16(archive.byteLength - 12, true);
  let entry = zip.getUint32(archive.byteLength - 6, true);
  const folders = new Set();
  for (let number = 0; number < count; number += 1) {
    const size = zip.getUint32(entry + 20, true);
    const length = zip.getUint16(entry + 28, true);
    const local = zip.getUint32(entry + 42, true);
    const name = new TextDecoder().decode(new Uint8Array(archive, entry + 46, length));
    const start = local + 30 + zip.getUint16(local + 26, true) + zip.getUint16(local + 28, true);
    const path = `${PLACE}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) py.FS.mkdirTree(folder);
    folders.add(folder);
    py.FS.writeFile(path, new Uint8Array(archive, start, size), { canOwn: true });
    entry += 46 + length + zip.getUint16(entry + 30, true) + zip.getUint16(entry + 32, true);
  }
  py.runPython("import importlib; importlib.invalidate_caches()");
}

// `part`: the module of `teotihuacan.offline` that this worker runs.
const imported = (part) =>
  `import sys; sys.path.insert(0, "${PLACE}"); from teotihuacan.offline import ${part}`;

// Pyodide asks for the size of the picture in a way that its own build does not hear.
const withRoom = (size) => async (settings) => {
  const { default: create } = await import("./py/pyodide.asm.mjs");
  const made = await create(settings);
  while (made.HEAP8.length < size) made._malloc(2_000_000);
  return made;
};

export async function startPython(module, part, picture = null) {
  if (picture) {
    const restored = { _loadSnapshot: picture, createPyodideModule: withRoom(picture.length) };
    const py = await loadPyodide(options(module, restored));
    // What was random when the picture was taken would be the same at every start.
    py.runPython("import random; random.seed()");
    await unpack(py);
    return py;
  }
  const py = await loadPyodide(options(module, {}));
  await unpack(py);
  py.runPython(imported(part));
  return py;
}

// The memory of a Python that has drawn the first pages of each game and has forgotten the games.
export async function takePicture(module) {
  const py = await loadPyodide(options(module, { _makeSnapshot: true }));
  await unpack(py);
  py.runPython(`${imported("host")}; host.warm_up(); import gc; gc.collect()`);
  return py.makeMemorySnapshot();
}
