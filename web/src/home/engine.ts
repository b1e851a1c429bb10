/** The rules of the house in this browser: Python, and our packages, started once. */

import type { PyodideInterface } from "pyodide";

/** `local/house.py`: everything goes in and out as JSON, but for names and numbers. */
export interface House {
  call(name: string): void;
  knows(table: string, number: number): boolean;
  take_up(kept: string): void;
  welcome(table: string, since: number): string;
  hear(table: string, text: string): string;
  think(table: string): string;
  give(table: string, thought: string): string;
  request(method: string, address: string, body: string): string;
}

/** Where the files are, and how they are read there. */
export interface Shelf {
  /** With a slash at its end. */
  readonly folder: string;
  readonly bytes: (name: string) => Promise<Uint8Array>;
}

const SITE = "/engine";

/** Python with msgspec and our packages, and nothing that was fetched from elsewhere. */
export async function start({ folder, bytes }: Shelf): Promise<PyodideInterface> {
  const parts = Promise.all([bytes("msgspec.whl"), bytes("engine.zip")]);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  )) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}library.zip`,
    lockFileURL: `${folder}packages.json`, // of those that could be fetched: there are none
    packageBaseUrl: folder,
  });
  const [msgspec, engine] = await parts;
  python.unpackArchive(msgspec, "wheel");
  python.unpackArchive(engine, "zip", { extractDir: SITE });
  python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  return python;
}

export function open(python: PyodideInterface): House {
  return python.runPython("from dovecote.local.house import House; House()") as House;
}
