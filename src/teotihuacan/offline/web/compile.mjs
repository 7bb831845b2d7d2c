// Run by node when a site is built: compiles the Python files of zips with Pyodide's own Python.
//   node compile.mjs FOLDER-OF-PYODIDE FILE.zip …
// Each zip is replaced.
import fs from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [folder, ...zips] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
// Tracebacks need lines, not columns, which take much room.
const env = { PYTHONNODEBUGRANGES: "1" };
const py = await loadPyodide({ indexURL: `${folder}/`, env });
const compile = `
import marshal, zipfile
from importlib.util import MAGIC_NUMBER

with zipfile.ZipFile("/in.zip") as source, zipfile.ZipFile("/out.zip", "w") as target:
    for name in source.namelist():
        content = source.read(name)
        if name.endswith(".py"):
            module = compile(content, name, "exec", dont_inherit=True, optimize=2)
            # Its hash is not checked: there is no source beside it.
            content = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(module)
            name += "c"
        target.writestr(zipfile.ZipInfo(name), content)
`;
for (const name of zips) {
  py.FS.writeFile("/in.zip", new Uint8Array(fs.readFileSync(name)));
  py.runPython(compile);
  fs.writeFileSync(name, py.FS.readFile("/out.zip"));
}
