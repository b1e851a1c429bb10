/** The server's answers over HTTP; what it refuses becomes a sentence. */

import { askHere, canBeHere, home, isLibrary, isOfHere, IS_SITE, libraryAt } from "./home.svelte";
import { sentenceFor } from "./problems";
import type { Problem as ProblemBody } from "./wire";
import type { Params } from "./words.svelte";

/** Something that the server, or the network, would not do. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly params: Params = {},
  ) {
    super(code);
  }

  get sentence(): string {
    return sentenceFor(this.code, this.params);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await answerTo(
    method,
    path,
    body === undefined ? undefined : JSON.stringify(body),
  );
  if (!answer.ok) throw await problem(answer);
  return answer;
}

/** The server's answer, or that of this browser where there is none. */
async function answerTo(method: string, path: string, body?: string): Promise<Response> {
  if (isOfHere(path)) return askHere(method, path, body);
  if (IS_SITE) return isLibrary(path) ? fromFile(path) : askHere(method, path, body);
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = body;
    init.headers = { "content-type": "application/json" };
  }
  try {
    const answer = await fetch(path, init);
    if (!isLibrary(path)) home.isLost = false; // the library may have been kept in this browser
    return answer;
  } catch {
    home.isLost = true;
    if (canBeHere(method, path)) return askHere(method, path, body);
    throw new Problem("page-network", 0);
  }
}

async function fromFile(path: string): Promise<Response> {
  const [file = "", part] = libraryAt(path).split("#");
  const answer = await fetch(file).catch(() => null);
  if (!answer) throw new Problem("page-network", 0);
  if (!part || !answer.ok) return answer;
  const parts = (await answer.json()) as Record<string, unknown>;
  return new Response(JSON.stringify(parts[part] ?? null));
}

async function problem(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as ProblemBody;
    return new Problem(told.code, answer.status, told.params as Params);
  } catch {
    return new Problem("internal", answer.status);
  }
}

async function read<T>(answer: Response): Promise<T> {
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const api = {
  get: async <T>(path: string): Promise<T> => read<T>(await ask("GET", path)),
  text: async (path: string): Promise<string> => (await ask("GET", path)).text(),
  post: async <T>(path: string, body: unknown = {}): Promise<T> =>
    read<T>(await ask("POST", path, body)),
  put: async <T>(path: string, body: unknown = {}): Promise<T> =>
    read<T>(await ask("PUT", path, body)),
  delete: async <T>(path: string): Promise<T> => read<T>(await ask("DELETE", path)),
};
