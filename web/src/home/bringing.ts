/** Matches go from this browser to a server, and from a record to wherever they can be played on. */

import { api, Problem } from "../lib/api";
import { home } from "../lib/home.svelte";
import { beSomebody } from "../lib/people.svelte";
import { keepPromise } from "../lib/promise";
import type { Agreement, Opened } from "../lib/wire";

const ENDED = "ended"; // nothing is left to be played
const LONGEST = 400_000; // characters of a record

/** A match of this browser becomes a table of the server; its id there. */
export async function takeToServer(id: string, help: Agreement["help"]): Promise<string> {
  const taken = await bring(await api.text(`/api/tables/${id}/whole`), help);
  await api.post(`/api/tables/${id}/close`);
  return taken;
}

/** Where a record leads: to a table, if it can be played on, else to its replay. */
export async function open(record: string): Promise<string> {
  if (!home.isAlone) {
    try {
      return `/t/${await bring(record, "coach")}`;
    } catch (error) {
      if (!(error instanceof Problem && error.code === ENDED)) throw error;
    }
  }
  const { id, table } = await api.post<Opened>("/api/tables/here-records", { record });
  return table.status === "over" ? `/t/${id}/replay` : `/t/${id}`;
}

/** As much of a file as a record may have, and a little more, so that it is said what is wrong. */
export const read = (file: File): Promise<string> => file.slice(0, LONGEST + 1).text();

async function bring(record: string, help: Agreement["help"]): Promise<string> {
  await beSomebody();
  const { id, table } = await api.post<Opened>("/api/tables/brought", { record, help });
  keepPromise(table);
  return id;
}
