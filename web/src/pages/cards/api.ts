/** What is asked of the server about sets while they are written and tried. */

import { api } from "../../lib/api";
import { setCalled } from "../../lib/sets";
import type { Checked, Dealt, Gone, Measure, SetLine, SetSheet } from "../../lib/wire";

/** A set as tables and fields; what may stand in them, only the server knows. */
export type Sheet = Readonly<Record<string, unknown>>;

export type Body =
  | { readonly game: string; readonly sheet: Sheet }
  | { readonly game?: string; readonly toml: string };

const at = (id: string, more = ""): string => `/api/sets/${encodeURIComponent(id)}${more}`;

export const sets = {
  check: (body: Body): Promise<Checked> => api.post("/api/sets/check", body),
  deal: (body: Body, seats: number): Promise<Dealt> =>
    api.post("/api/sets/deal", { ...body, seats }),
  create: (body: Body): Promise<SetSheet> => api.post("/api/sets", body),
  change: (id: string, was: number, sheet: Sheet): Promise<SetSheet> =>
    api.put(at(id), { sheet, was }),
  remove: (id: string): Promise<Gone> => api.delete(at(id)),
  hide: (id: string, isHidden: boolean): Promise<SetLine> =>
    api.put(at(id, "/hidden"), { is_hidden: isHidden }),
  keep: (id: string, isKept: boolean): Promise<SetLine> =>
    api.put(at(id, "/kept"), { is_kept: isKept }),
  measure: (id: string, seats: number, matches: number): Promise<Measure> =>
    api.post(at(id, "/measure"), { seats, matches }),
  measured: (id: string): Promise<Measure> => api.get(at(id, "/measure")),
  stop: (id: string): Promise<Measure> => api.delete(at(id, "/measure")),
  /** The house's set of a game. */
  house: (game: string): Promise<SetSheet> => setCalled(game),
};
