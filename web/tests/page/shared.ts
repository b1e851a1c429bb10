/** What is made once for all workers that test against the same server. */

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

import { inject } from "vitest";

import { until } from "../person";

const KEPT = resolve(import.meta.dirname, "../../node_modules/.cache/dovecote");
const PATIENCE = 450_000; // an analysis is among it
const OLD = 3_600_000;

/** Whoever comes first makes it, the others wait for it. */
export async function shared<T>(name: string, make: () => Promise<T>): Promise<T> {
  const port = new URL(inject("url")).port;
  const folder = join(KEPT, `${port}-${name}`);
  const file = join(folder, "made.json");
  if (isFirst(folder)) {
    writeFileSync(`${file}.new`, JSON.stringify(await make()));
    renameSync(`${file}.new`, file);
  }
  await until(() => existsSync(file), PATIENCE);
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

function isFirst(folder: string): boolean {
  mkdirSync(KEPT, { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    return false;
  }
  const isOld = (one: string): boolean => Date.now() - statSync(join(KEPT, one)).mtimeMs > OLD;
  const others = readdirSync(KEPT).filter(isOld);
  for (const one of others) rmSync(join(KEPT, one), { recursive: true, force: true }); // of runs before
  return true;
}
