/** Who sits at a table of mine, and whose turn it is. */

import { api } from "../../lib/api";
import { isHere, waitingHere } from "../../lib/home.svelte";
import type { Listed, Opened, Replay, TableNow } from "../../lib/wire";

const answers = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const asked = (answers.get(key) as Promise<T> | undefined) ?? ask();
  answers.set(key, asked);
  asked.catch(() => answers.delete(key)); // the next question may be luckier
  return asked;
}

/** The lists name everybody, but do not tell which of them is me, nor how it ended. */
export function tableAt({ id, changed }: Listed): Promise<TableNow> {
  return once(`table ${id} ${changed}`, async () => {
    return (await api.get<Opened>(`/api/tables/${id}`)).table;
  });
}

/** The seats that owe a choice. The lists do not tell it, nor when somebody has moved: a cheap
 * question finds out how long the match is, a dear one follows only if it has grown. */
export async function waitingAt({ id }: Listed): Promise<readonly number[]> {
  if (isHere(id)) return waitingHere(id);
  const path = `/api/tables/${id}/replay`;
  const { entries } = await api.get<Replay>(`${path}?from=1&to=1`);
  return once(`waiting ${id} ${entries}`, async () => {
    const { steps } = await api.get<Replay>(`${path}?from=${entries}&to=${entries}`);
    return steps.at(-1)?.waiting ?? [];
  });
}
