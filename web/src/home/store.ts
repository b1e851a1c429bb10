/** What this browser keeps: it outlives a reload, a closed tab and a flat battery. */

import type { Listed, SetLine, TableNow } from "../lib/wire";

/** Something that is changed one step after the other, by whichever tab. */
interface Numbered {
  readonly id: string;
  readonly number: number;
}

/** `Kept` of `local/house.py`; `match` is for Python only. */
export interface Kept extends Numbered {
  readonly line: Listed;
  readonly table: TableNow;
  readonly waiting: readonly number[];
  readonly match: unknown;
}

/** `Shelved` of `local/shelf.py`; `set` is for Python only. */
export interface Shelved extends Numbered {
  readonly line: SetLine;
  readonly set: unknown;
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((found, fail) => {
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("not read"));
  });
}

/** One kind of thing, in a database of its own. */
class Store<Thing extends Numbered> {
  private opened: Promise<IDBDatabase> | undefined;

  constructor(
    private readonly name: string,
    private readonly kind: string,
  ) {}

  async all(): Promise<Thing[]> {
    return (await answer((await this.objects()).getAll())) as Thing[];
  }

  async get(id: string): Promise<Thing | undefined> {
    return (await answer((await this.objects()).get(id))) as Thing | undefined;
  }

  /** Keep some, all or none; false if another tab has changed one of them meanwhile. */
  async put(things: readonly Thing[]): Promise<boolean> {
    if (!things.length) return true;
    const database = await this.database();
    const change = database.transaction(this.kind, "readwrite", { durability: "strict" });
    const store = change.objectStore(this.kind);
    let isLate = false;
    for (const kept of things) {
      const before = store.get(kept.id) as IDBRequest<Thing | undefined>;
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

  async remove(id: string): Promise<void> {
    await answer((await this.objects("readwrite")).delete(id));
  }

  private async objects(mode: IDBTransactionMode = "readonly"): Promise<IDBObjectStore> {
    return (await this.database()).transaction(this.kind, mode).objectStore(this.kind);
  }

  private database(): Promise<IDBDatabase> {
    this.opened ??= new Promise((found, fail) => {
      const asked = indexedDB.open(this.name, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(this.kind, { keyPath: "id" });
      asked.onsuccess = () => found(asked.result);
      asked.onerror = () => fail(asked.error ?? new Error("no database"));
    });
    return this.opened;
  }
}

export const tables = new Store<Kept>("dovecote", "tables");
export const sets = new Store<Shelved>("dovecote-sets", "sets");
