/** Who is away from a running table, since when, and what can be done about it. */

import type { TableNow } from "./wire";

export interface Absent {
  readonly seat: number;
  /** By this browser's clock, in milliseconds. */
  readonly since: number;
  /** When the others may let a bot play on. */
  readonly until: number;
  /** Whether this browser has asked for a bot already. */
  readonly isAsked: boolean;
}

type Table = Pick<TableNow, "seats" | "status" | "votes"> & {
  readonly agreement: Pick<TableNow["agreement"], "grace">;
};

/** Whether a person who plays there is away. */
export function isAway({ seats, status }: Pick<Table, "seats" | "status">, seat: number): boolean {
  const sits = seats[seat];
  return status === "running" && !!sits?.name && !sits.bot && !sits.is_here && !sits.is_mine;
}

/** Those a match waits for, if all of them are away: then nobody else can go on. */
export function missing(table: Table, waiting: readonly number[], behind: number): Absent[] {
  if (!waiting.length || !waiting.every((seat) => isAway(table, seat))) return [];
  const mine = table.seats.filter(({ is_mine }) => is_mine).map(({ seat }) => seat);
  return waiting.map((seat) => {
    const since = (table.seats[seat]?.left ?? 0) - behind;
    return {
      seat,
      since,
      until: since + 1000 * table.agreement.grace,
      isAsked: table.votes.some(([whom, by]) => whom === seat && mine.includes(by)),
    };
  });
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A time as people say it: “40 seconds”, “3 minutes”, “2 hours”. */
export function lasting(milliseconds: number, language: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? UNITS[3];
  const how = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return how.format(Math.floor(seconds / length));
}
