// Starts Python with the rules: from a picture of its memory that an earlier visit left, or anew.

import { loadPyodide } from "./py/pyodide.mjs";

const PLACE = "/lib/teotihuacan";
const IMPORT = `import sys; sys.path.insert(0, "${PLACE}"); from teotihuacan.offline import host`;
const INDEX = new URL("py/", import.meta.url).href;

// `module`: the compiled WebAssembly, which all workers share. `archive`: our package.
function options(module, more) {
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  return { indexURL: INDEX, stdLibURL: `${INDEX}stdlib.zip`, ...more };
}

const unpack = (py, archive) => py.unpackArchive(archive, "zip", { extractDir: PLACE });

// Pyodide asks for the size of the picture in a way that its own build does not hear.
const withRoom = (size) => async (settings) => {
  const { default: create } = await import("./py/pyodide.asm.mjs");
  const made = await create(settings);
  while (made.HEAP8.length < size) made._malloc(2_000_000);
  return made;
};

export async function startPython({ module, archive, picture }) {
  if (picture) {
    const restored = { _loadSnapshot: picture, createPyodideModule: withRoom(picture.length) };
    const py = await loadPyodide(options(module, restored));
    // What was random when the picture was taken would be the same at every start.
    py.runPython("import random; random.seed()");
    unpack(py, archive);
    return py;
  }
  const py = await loadPyodide(options(module, {}));
  unpack(py, archive);
  py.runPython(IMPORT);
  return py;
}

// The memory of a Python that has drawn the first pages of each game and has forgotten the games.
export async function takePicture({ module, archive }) {
  const py = await loadPyodide(options(module, { _makeSnapshot: true }));
  unpack(py, archive);
  py.runPython(`${IMPORT}; host.warm_up(); import gc; gc.collect()`);
  return py.makeMemorySnapshot();
}
