/**
 * Opening tables and sitting down. The words for the luck are made in this browser, and said
 * only after the server has shown its promise: so it cannot have chosen a secret to suit them.
 */

import { api } from "./api";
import { remember, remembered } from "./going";
import { isHere } from "./home.svelte";
import { keepPromise } from "./promise";
import type { Opened, Wish } from "./wire";

/** Words that nobody could foresee. */
export function madeUp(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sit down at an open seat; without words of one's own, made-up ones are added to the luck.
 * Of several people at one screen each may have a name. */
export async function sitDown(id: string, seat: number, words = "", name = ""): Promise<void> {
  const mine = { words: words || madeUp(), name };
  const { table } = await api.put<Opened>(`/api/tables/${id}/seats/${seat}`, mine);
  keepPromise(table);
}

/** Open a table, hear its promise, then sit down on every seat that is mine; its id. */
export async function openTable(
  { words = "", seats = [], ...wish }: Wish,
  names: readonly string[] = [],
): Promise<string> {
  const open = seats.map((sitter) => (sitter === "me" ? "open" : sitter));
  const where = isHere(wish.set ?? "") ? "/api/tables/here-new" : "/api/tables";
  const { id, table } = await api.post<Opened>(where, { ...wish, seats: open });
  keepPromise(table);
  for (const [seat, sitter] of seats.entries()) {
    if (sitter === "me") await sitDown(id, seat, words, names[seat]);
  }
  remember(remembered() + 1);
  return id;
}
