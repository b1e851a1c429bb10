/**
 * Packs the engine for browsers into `web/.engine/`: Pyodide, msgspec, and Python's library and
 * our packages as far as they are needed there. `ship.mjs` puts it beside the page.
 *
 * usage: node tools/engine.mjs WHEEL
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { loadPyodide } from "pyodide";

const HERE = import.meta.dirname;
const OUT = resolve(HERE, "../.engine");
const PYODIDE = resolve(HERE, "../node_modules/pyodide");
const SOURCE = resolve(HERE, "../../src");
const TAKEN = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

const [wheel] = process.argv.slice(2);
const python = await loadPyodide({ indexURL: PYODIDE });
const { FS } = python;
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
FS.mkdirTree("/source");
FS.mount(FS.filesystems.NODEFS, { root: SOURCE }, "/source");
python.globals.set("__name__", "inside");
python.runPython(readFileSync(join(HERE, "inside.py"), "utf8"));

const bytes = (expression) => python.runPython(expression).toJs();
const [major, minor] = python.runPython("sys.version_info[:2]").toJs();

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT);
for (const name of TAKEN) copyFileSync(join(PYODIDE, name), join(OUT, name));
writeFileSync(join(OUT, "library.zip"), bytes(`library("/lib/python${major}${minor}.zip")`));
writeFileSync(join(OUT, "engine.zip"), bytes("engine()"));
copyFileSync(wheel, join(OUT, "msgspec.whl"));
const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
writeFileSync(join(OUT, "packages.json"), JSON.stringify({ info, packages: {} }));
writeFileSync(join(OUT, "NOTICE.txt"), notice());
for (const name of [...TAKEN, "library.zip", "engine.zip", "msgspec.whl"])
  console.log(`${name.padEnd(18)}${statSync(join(OUT, name)).size.toLocaleString("en")} bytes`);

function notice() {
  const { version } = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8"));
  return `What runs Dovecote's rules in a browser, beside Dovecote itself (MIT):

Pyodide ${version} (pyodide.mjs, pyodide.asm.mjs, pyodide.asm.wasm), unchanged.
Licence: Mozilla Public License 2.0, https://www.mozilla.org/MPL/2.0/
Source: https://github.com/pyodide/pyodide/tree/${version}
It contains CPython (Python Software Foundation License) and Emscripten (MIT).

library.zip: modules of Python's standard library, unchanged; Python Software Foundation License,
https://docs.python.org/3/license.html

msgspec.whl: msgspec, unchanged; BSD 3-Clause License, https://github.com/jcrist/msgspec; its text
is in the file.
`;
}
