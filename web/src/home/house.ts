/** The page's side of the worker that keeps tables: requests and lines, as to a server. */

import { FACES } from "../games";
import { besidePage, libraryAt, noteHere, progress } from "../lib/home.svelte";
import type { Socket } from "../lib/line";
import type { SetLine } from "../lib/wire";
import { NAMES } from "../ui/languages";
import { sets, tables } from "./store";
import type { FromWorker, ToWorker } from "./talk";

const NAME = "dovecote.name";
const LONGEST = 40;
const DAY = 86_400_000;
const DEAL = /^\/api\/deals\/([a-z]+)$/;
const TABLE = /^\/api\/tables\/(here-[0-9a-f]+)$/;

let worker: Worker | undefined;
let numbers = 0;
const answers = new Map<number, (answer: Response) => void>();
const lines = new Map<number, Seam>();

function working(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = () => fail();
  progress.now = { loaded: 0, total: 1 };
  post({ is: "start", engine: besidePage("engine.json"), catalogues: catalogues() });
  return worker;
}

/** Where the words of each language are. */
function catalogues(): Readonly<Record<string, string>> {
  const at = (language: string): string =>
    new URL(libraryAt(`/api/catalogues/${language}`), document.baseURI).href;
  return Object.fromEntries(Object.keys(NAMES).map((language) => [language, at(language)]));
}

function post(message: ToWorker): void {
  working().postMessage(message);
}

/** It could not be fetched, or has died: whoever asks next starts another. */
function fail(): void {
  worker?.terminate();
  worker = undefined;
  progress.now = null;
  for (const answered of answers.values()) answered(problem("page-network", 503));
  answers.clear();
  for (const seam of [...lines.values()]) seam.shut(1006);
}

function hear(told: FromWorker): void {
  if (told.is === "progress") progress.now = told;
  else if (told.is === "ready") progress.now = null;
  else if (told.is === "failed") {
    if (progress.now) fail();
  } else if (told.is === "answer") {
    answers.get(told.n)?.(new Response(told.text, { status: told.status }));
    answers.delete(told.n);
  } else if (told.is === "opened") lines.get(told.line)?.onopen?.();
  else if (told.is === "told") for (const data of told.texts) lines.get(told.line)?.hear(data);
  else lines.get(told.line)?.shut(told.code);
}

/** A line to a table of this browser. */
class Seam implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  private readonly line = numbers++;

  constructor(table: string, since: number) {
    lines.set(this.line, this);
    post({ is: "open", line: this.line, table, since });
  }

  send(text: string): void {
    // an echo asks whether a line is dead; this one cannot be, however long somebody thinks
    if ("ping" in (JSON.parse(text) as object))
      setTimeout(() => this.hear('{"is":"pong","ping":1}'));
    else post({ is: "say", line: this.line, text });
  }

  close(): void {
    if (lines.delete(this.line)) post({ is: "close", line: this.line });
  }

  hear(data: string): void {
    this.onmessage?.({ data });
  }

  shut(code: number): void {
    lines.delete(this.line);
    this.onclose?.({ code });
  }
}

export function connect(table: string, since: number): Socket {
  return new Seam(table, since);
}

/** What a server would answer. Lists, and who one is, need no rules: they are known at once. */
export async function request(method: string, path: string, body: string): Promise<Response> {
  const id = TABLE.exec(path)?.[1];
  if (method === "GET" && path === "/api/tables/mine") return json(await mine());
  if (method === "GET" && path === "/api/tables") return json([]);
  if (method === "GET" && id) {
    const kept = await tables.get(id);
    if (!kept) return problem("no-table", 404, { table: id });
    return json({ id, link: path, table: kept.table, is_local: true });
  }
  const deal = DEAL.exec(path)?.[1];
  if (method === "GET" && path === "/api/deals") return json(await today());
  if (method === "POST" && deal) {
    const played = await playedAt(deal);
    if (played) return request("GET", `/api/tables/${played}`, "");
  }
  if (method === "DELETE" && id) return json(await tables.remove(id));
  if (path === "/api/people/me") return name() ? json({ name: name() }) : problem("nobody", 401);
  if (path === "/api/people") return call((JSON.parse(body) as { name: string }).name);
  if (path.startsWith("/api/people/")) return problem("page-network", 503);
  if (method === "POST" && path === "/api/sets") noteHere("sets");
  else if (method === "POST" && path.startsWith("/api/tables")) noteHere("tables");
  return new Promise((answered) => {
    const n = numbers++;
    answers.set(n, answered);
    post({ is: "request", n, method, path, body, name: name() });
  });
}

/** Today's deals as far as this browser knows: how others did, nobody here can tell. */
async function today(): Promise<unknown> {
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const deals = await Promise.all(
    Object.keys(FACES).map(async (game) => {
      const table = await playedAt(game);
      const kept = table ? await tables.get(table) : undefined;
      const over = kept?.table.over;
      const lead = over ? (over.scores[0] ?? 0) - Math.max(...over.scores.slice(1)) : null;
      const progress = table ? (over ? "over" : "running") : "new";
      const unknown = { played: 0, place: null, model: null, leads: [] };
      return { game, name: `${game}/${day}`, table: table ?? "", progress, lead, ...unknown };
    }),
  );
  return { day, left: DAY - (now % DAY), deals };
}

/** The table of this browser at which today's deal of a game is played. */
async function playedAt(game: string): Promise<string | undefined> {
  const name = `${game}/${new Date().toISOString().slice(0, 10)}`;
  const kept = await tables.all();
  return kept.find(({ line }) => line.agreement.event?.of === name)?.id;
}

/** My tables in this browser, as a list has them. */
export async function mine(): Promise<readonly unknown[]> {
  const lines = (await tables.all()).map(({ line }) => line);
  return lines.sort((a, b) => b.changed - a.changed);
}

/** The sets that are kept in this browser, as a list has them. */
export async function setsKept(): Promise<readonly SetLine[]> {
  return (await sets.all()).map(({ line }) => line);
}

/** The seats that owe a choice at a table of this browser. */
export async function waitingAt(id: string): Promise<readonly number[]> {
  return (await tables.get(id))?.waiting ?? [];
}

function call(wanted: string): Response {
  const name = [...wanted.replace(/\s+/g, " ").trim()].slice(0, LONGEST).join("");
  if (!name) return problem("too-long", 400, { what: "name", limit: LONGEST });
  localStorage.setItem(NAME, name);
  return json({ name });
}

function name(): string {
  return localStorage.getItem(NAME) ?? "";
}

function json(body: unknown): Response {
  return new Response(JSON.stringify(body ?? null));
}

function problem(code: string, status: number, params: object = {}): Response {
  return new Response(JSON.stringify({ code, params }), { status });
}
