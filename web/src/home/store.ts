/** The tables that this browser keeps: they outlive a reload, a closed tab and a flat battery. */

import type { Listed, TableNow } from "../lib/wire";

/** `Kept` of `local/house.py`; `match` is for Python only. */
export interface Kept {
  readonly id: string;
  readonly number: number;
  readonly line: Listed;
  readonly table: TableNow;
  readonly waiting: readonly number[];
  readonly match: unknown;
}

const NAME = "dovecote";
const TABLES = "tables";

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((found, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES, { keyPath: "id" });
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("no database"));
  });
  return opened;
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((found, fail) => {
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("not read"));
  });
}

/** All of them, the last changed first. */
export async function all(): Promise<readonly Kept[]> {
  const tables = (await database()).transaction(TABLES).objectStore(TABLES);
  const found = (await answer(tables.getAll())) as Kept[];
  return found.sort((a, b) => b.line.changed - a.line.changed);
}

export async function get(id: string): Promise<Kept | undefined> {
  const tables = (await database()).transaction(TABLES).objectStore(TABLES);
  return (await answer(tables.get(id))) as Kept | undefined;
}

/** Keep some tables, all or none; false if another tab has changed one of them meanwhile. */
export async function put(tables: readonly Kept[]): Promise<boolean> {
  if (!tables.length) return true;
  const change = (await database()).transaction(TABLES, "readwrite", { durability: "strict" });
  const store = change.objectStore(TABLES);
  let isLate = false;
  for (const kept of tables) {
    const before = store.get(kept.id) as IDBRequest<Kept | undefined>;
    before.onsuccess = () => {
      if ((before.result?.number ?? 0) === kept.number - 1) return void store.put(kept);
      isLate = true;
      change.abort();
    };
  }
  return new Promise((done, fail) => {
    change.oncomplete = () => done(true);
    change.onabort = () => (isLate ? done(false) : fail(change.error ?? new Error("not kept")));
  });
}

export async function remove(id: string): Promise<void> {
  const tables = (await database()).transaction(TABLES, "readwrite").objectStore(TABLES);
  await answer(tables.delete(id));
}
