/** Who sits at a table of mine, and how it ended. */

import { api } from "../../lib/api";
import type { Listed, Opened, TableNow } from "../../lib/wire";

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
