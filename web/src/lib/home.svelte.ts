/**
 * Where there is no server, or none can be reached, this browser keeps tables by itself. What it
 * needs for that is in `src/home/`, and is fetched when it is.
 */

import type { Socket } from "./line";
import type { SetLine } from "./wire";

/** How the names of tables begin that no server knows. */
const HERE = "here-";

/** Whether the page is a folder of files, with no server behind it. */
export const IS_SITE = globalThis.document?.documentElement.dataset.home === "here";

let isLost = $state(false);
let loading: Progress | null = $state.raw(null);

interface Progress {
  readonly loaded: number;
  readonly total: number;
}

export const home = {
  /** Whether nobody else can be reached at the moment. */
  get isAlone(): boolean {
    return IS_SITE || isLost;
  },
  /** Whether the server was heard just now. */
  set isLost(lost: boolean) {
    isLost = lost;
  },
};

/** What is being fetched to play here; null: nothing is. */
export const progress = {
  get now(): Progress | null {
    return loading;
  },
  set now(now: Progress | null) {
    loading = now;
  },
};

export const isHere = (table: string): boolean => table.startsWith(HERE);

/** Whether a request is about a table of this browser, whoever else can be reached. */
export const isOfHere = (path: string): boolean =>
  path.startsWith(`/api/tables/${HERE}`) || path.startsWith(`/api/sets/${HERE}`);

/** Whether what a server would do can be done here as well. */
export function canBeHere(method: string, path: string): boolean {
  if (method === "POST")
    return path === "/api/tables" || /\/lessons\/|^\/api\/(people$|sets\b|deals\/)/.test(path);
  const isSet = method === "GET" && /^\/api\/sets(\?|\/[a-z]+$|$)/.test(path); // the house's
  return isSet || path === "/api/deals" || path === "/api/people/me" || path === "/api/tables/mine";
}

const house = (): Promise<typeof import("../home/house")> => import("../home/house");

/** What this browser answers in a server's place. */
export async function askHere(method: string, path: string, body?: string): Promise<Response> {
  return (await house()).request(method, path, body ?? "");
}

const NOTES = { tables: "dovecote.here", sets: "dovecote.here-sets" } as const;

/** Whether there are any in this browser; if not, nothing need be fetched to look at them. */
export function hasHere(what: keyof typeof NOTES): boolean {
  try {
    return localStorage.getItem(NOTES[what]) !== null;
  } catch {
    return false;
  }
}

/** From now on there are some. */
export function noteHere(what: keyof typeof NOTES): void {
  localStorage.setItem(NOTES[what], "yes");
}

/** The address of a file that lies beside the page. */
export const besidePage = (name: string): string =>
  new URL(IS_SITE ? name : `/${name}`, document.baseURI).href;

/** My tables in this browser. */
export async function tablesHere<T>(): Promise<readonly T[]> {
  if (!hasHere("tables")) return [];
  return (await (await askHere("GET", "/api/tables/mine")).json()) as readonly T[];
}

/** The sets of cards in this browser. */
export async function setsHere(): Promise<readonly SetLine[]> {
  return hasHere("sets") ? (await house()).setsKept() : [];
}

export async function waitingHere(id: string): Promise<readonly number[]> {
  return (await house()).waitingAt(id);
}

/** Give something of a table of this browser to whoever wants to keep it, as a file. */
export async function saveHere(path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await askHere("GET", path)).blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A line to a table of this browser; it is made as soon as what it needs is here. */
export function lineHere(table: string, since: number): Socket {
  let line: Socket | null = null;
  let isClosed = false;
  const waiting: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => line?.send(text),
    close: () => {
      isClosed = true;
      line?.close();
    },
  };
  house().then(
    ({ connect }) => {
      if (isClosed) return;
      line = connect(table, since);
      line.onopen = () => waiting.onopen?.();
      line.onmessage = (event) => waiting.onmessage?.(event);
      line.onclose = (event) => waiting.onclose?.(event);
    },
    () => waiting.onclose?.({ code: 1006 }),
  );
  return waiting;
}

/** Where something of the library is: with a server at its address, else in a file. A clause is a
 * part of its file, behind the hash. */
export function libraryAt(path: string): string {
  if (!IS_SITE) return path;
  const clause = /^\/(api\/games\/[a-z]+\/)rules\/([a-z]+)\/(.+)$/.exec(path);
  if (clause) return `${clause[1]}clauses/${clause[2]}.json#${clause[3]}`;
  return path.slice(1) + (/\/rules\/[a-z]+$/.test(path) ? ".md" : ".json");
}

const LIBRARY =
  /^\/api\/(bots|catalogues\/[a-z]+|games(\/[a-z]+\/(data|lessons|(rules|rulings|pictures)\/.+))?)$/;

export const isLibrary = (path: string): boolean => LIBRARY.test(path);
