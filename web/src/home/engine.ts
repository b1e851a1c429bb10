/** The rules of the house in this browser: Python, and our packages, started once. */

import type { PyodideInterface } from "pyodide";

import type { Say } from "./words";

/** `local/house.py`: everything goes in and out as JSON, but for names and numbers. */
export interface House {
  call(name: string): void;
  speak(say: Say): void;
  shelve(sets: string): void;
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

/** The memory of a Python that has just started, if somebody has kept it: three of four seconds of
 * a start are spared by it. */
export interface Image {
  readonly kept: () => Promise<Uint8Array | undefined>;
  readonly keep: (image: Uint8Array) => void;
}

/** Python with msgspec and our packages, and nothing that was fetched from elsewhere. */
export async function start({ folder, bytes }: Shelf, image?: Image): Promise<PyodideInterface> {
  const parts = Promise.all([bytes("msgspec.whl"), bytes("engine.zip")]);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  )) as typeof import("pyodide");
  const files = {
    indexURL: folder,
    stdLibURL: `${folder}library.zip`,
    lockFileURL: `${folder}packages.json`, // of those that could be fetched: there are none
    packageBaseUrl: folder,
  };
  const known = await image?.kept();
  const python = await loadPyodide(
    known ? { ...files, _loadSnapshot: known } : { ...files, _makeSnapshot: !!image },
  );
  if (image && !known) image.keep(python.makeMemorySnapshot());
  const [msgspec, engine] = await parts;
  python.unpackArchive(msgspec, "wheel");
  python.unpackArchive(engine, "zip", { extractDir: SITE });
  python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
  return python;
}

export function open(python: PyodideInterface): House {
  return python.runPython("from dovecote.local.house import House; House()") as House;
}
