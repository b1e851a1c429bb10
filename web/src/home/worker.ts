/** Keeps the tables of this browser: stores every change before anybody is told of it. */

import { open, start, type House } from "./engine";
import { forgetImages, imageOf } from "./image";
import { sets, tables, type Kept, type Shelved } from "./store";
import type { Engine, FromWorker, ToWorker } from "./talk";
import { speaker } from "./words";

interface Answered {
  readonly kept: readonly Kept[];
  readonly sets: readonly Shelved[];
  readonly gone: readonly string[];
  readonly told: readonly string[];
  readonly status: number;
  readonly body: unknown;
  readonly thought: { readonly is_reaction: boolean } | null;
}

const TRIES = 5; // with other tabs of this browser at the same table
const PAUSE = 60; // ms before a bot moves
const REACTION = [400, 900] as const; // ms: how soon somebody reacts tells nothing of a hand
const TABLE = /^\/api\/tables\/(here-[0-9a-f]{24})/;
const OF_SETS = /^\/api\/(sets|tables(\/here-new)?$)|\/set$/; // sets may have to be known for it
const TELLING = /^\/api\/sets(?!\/deal)|\/set$/; // what cards say is told

const lines = new Map<number, string>(); // who looks at which table
const driven = new Set<string>();
const news = new BroadcastChannel("dovecote-tables");

let house: Promise<House> | undefined;
let catalogues: Readonly<Record<string, string>> = {};
let speaking: Promise<void> | undefined;
let last: Promise<unknown> = Promise.resolve();

const post = (told: FromWorker): void => postMessage(told);
const rest = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, Math.max(0, ms)));

/** One thing after the other: nothing is asked of a house whose last answer is not kept yet. */
function queued<T>(task: (home: House) => Promise<T>): Promise<T> {
  const next = last.then(async () => task(await ready()));
  last = next.catch(() => undefined);
  return next;
}

function ready(): Promise<House> {
  if (!house) throw new Error("not started");
  return house;
}

async function begin(address: string): Promise<House> {
  const engine = (await (await fetch(address, { cache: "no-cache" })).json()) as Engine;
  const folder = new URL(engine.folder, address).href;
  const stopCounting = count(engine.bytes);
  const bytes = async (name: string): Promise<Uint8Array> => {
    const answer = await fetch(folder + name);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const shelf = { folder, bytes };
  try {
    return open(await start(shelf, imageOf(folder)));
  } catch {
    await forgetImages(); // perhaps they are at fault; if not, it fails again
    return open(await start(shelf));
  } finally {
    stopCounting();
  }
}

/** Everything that is fetched from here on is counted, whoever fetches it, until that ends. */
function count(total: number): () => void {
  const plain = globalThis.fetch;
  let loaded = 0;
  globalThis.fetch = async (...asked: Parameters<typeof fetch>) => {
    const answer = await plain(...asked);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, passed) {
        loaded += chunk.byteLength;
        post({ is: "progress", loaded, total });
        passed.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body?.pipeThrough(counter), { status, statusText, headers });
  };
  return () => {
    globalThis.fetch = plain;
  };
}

/** A table as it was stored last, by whichever tab. */
async function takeUp(home: House, id: string): Promise<void> {
  const kept = await tables.get(id);
  if (kept && !home.knows(id, kept.number)) home.take_up(JSON.stringify(kept));
}

/** Do something, keep what came of it, and only then say so. If another tab was quicker it is
 * done again at the table as it is now: a move has a key, and the number that it answers. */
async function settle(
  home: House,
  id: string,
  act: () => string,
  isOfSets = false,
): Promise<Answered> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (id) await takeUp(home, id);
    if (isOfSets) home.shelve(JSON.stringify((await sets.all()).map(({ set }) => set)));
    const answered = JSON.parse(act()) as Answered;
    if ((await sets.put(answered.sets)) && (await tables.put(answered.kept))) {
      for (const gone of answered.gone) await sets.remove(gone);
      for (const { id: changed } of answered.kept) news.postMessage(changed);
      return answered;
    }
    if (id) home.take_up(JSON.stringify(await tables.get(id)));
  }
  throw new Error("several tabs at one table");
}

function tell(id: string, texts: readonly string[]): void {
  if (!texts.length) return;
  for (const [line, table] of lines) if (table === id) post({ is: "told", line, texts });
}

/** Bots and standing orders go on as long as somebody looks. */
async function drive(id: string): Promise<void> {
  if (driven.has(id)) return;
  driven.add(id);
  try {
    while ([...lines.values()].includes(id)) {
      const began = performance.now();
      const thought = await queued(async (home) => {
        await takeUp(home, id);
        return (JSON.parse(home.think(id)) as Answered).thought;
      });
      if (!thought) return;
      const isReaction = thought.is_reaction;
      const left = (isReaction ? somewhile() : PAUSE) - (performance.now() - began);
      await rest(left);
      if (left < 0 && isReaction) await rest(somewhile()); // when it is ready may tell how hard it was
      const { told } = await queued((home) =>
        settle(home, id, () => home.give(id, JSON.stringify(thought))),
      );
      tell(id, told);
    }
  } finally {
    driven.delete(id);
  }
}

function somewhile(): number {
  const [quickest, slowest] = REACTION;
  return quickest + Math.random() * (slowest - quickest);
}

async function request({ n, method, path, body, name }: ToWorker & { is: "request" }) {
  const id = TABLE.exec(path)?.[1] ?? "";
  const answered = await queued(async (home) => {
    home.call(name);
    if (TELLING.test(path)) await (speaking ??= learn(home));
    return settle(home, id, () => home.request(method, path, body), OF_SETS.test(path));
  });
  const { body: told } = answered;
  const text = typeof told === "string" ? told : JSON.stringify(told);
  post({ is: "answer", n, status: answered.status, text });
  for (const kept of answered.kept) await look(kept.id);
}

/** The words of every language; if they cannot be had, whoever asks next tries again. */
async function learn(home: House): Promise<void> {
  try {
    home.speak(await speaker(catalogues));
  } catch (error) {
    speaking = undefined;
    throw error;
  }
}

/** Whoever looks at a table that was changed by a request hears of it. */
async function look(id: string): Promise<void> {
  if (![...lines.values()].includes(id)) return;
  const { told } = await queued((home) => settle(home, id, () => home.welcome(id, 0)));
  tell(id, told);
  void drive(id);
}

async function hear(message: ToWorker): Promise<void> {
  if (message.is === "start") {
    catalogues = message.catalogues;
    house ??= begin(message.engine);
    await house;
    post({ is: "ready" });
  } else if (message.is === "request") {
    await request(message).catch((error: unknown) => {
      post({ is: "answer", n: message.n, status: 500, text: JSON.stringify({ code: "internal" }) });
      throw error;
    });
  } else if (message.is === "open") {
    await come(message);
  } else if (message.is === "close") {
    lines.delete(message.line);
  } else {
    const id = lines.get(message.line);
    if (!id) return;
    const { told } = await queued((home) => settle(home, id, () => home.hear(id, message.text)));
    tell(id, told);
    void drive(id);
  }
}

async function come({ line, table, since }: ToWorker & { is: "open" }): Promise<void> {
  const told = await queued(async (home) => {
    if (!(await tables.get(table))) return null;
    return (await settle(home, table, () => home.welcome(table, since))).told;
  });
  if (!told) return post({ is: "closed", line, code: 4404 });
  lines.set(line, table);
  post({ is: "opened", line });
  post({ is: "told", line, texts: told });
  void drive(table);
}

news.onmessage = ({ data }: MessageEvent<string>) => void look(data);
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => {
    post({ is: "failed", why: String(error) });
    console.error(error);
  });
};
