/** The server's answers over HTTP; what it refuses becomes a sentence. */

import { t, type Params } from "./words.svelte";
import type { Problem as Told } from "./wire";

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
    return t(`error-${this.code}`, this.params);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Problem("page-network", 0);
  }
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function problem(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Told;
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
