/** Runs a Python program in the Python that browsers run: node tools/python.mjs FILE */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const ENGINE = `${resolve(import.meta.dirname, "../.engine")}/`;
const bytes = (name) => new Uint8Array(readFileSync(ENGINE + name));
const { loadPyodide } = await import(pathToFileURL(`${ENGINE}pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: ENGINE,
  stdLibURL: `${ENGINE}library.zip`,
  lockFileURL: `${ENGINE}packages.json`,
  packageBaseUrl: ENGINE,
});
python.unpackArchive(bytes("msgspec.whl"), "wheel");
python.unpackArchive(bytes("engine.zip"), "zip", { extractDir: "/engine" });
python.runPython('import sys; sys.path.insert(0, "/engine")');
python.runPython(readFileSync(process.argv[2], "utf8"));
