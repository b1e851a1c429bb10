/** What is going on, read off the view and what was witnessed. */

import type { Area, Event, Played, View } from "./types";

/** A pigeon of the reveal phase and where it went; empty while it has not landed. */
export interface Reveal {
  readonly pigeon: string;
  zone: string;
  followers: string[];
}

const MOVES: readonly Event["type"][] = ["Played", "Paid", "Drew"];

/** The reveal phase of this turn, or the last one until somebody has made a move. */
export function reveals(history: readonly Event[]): readonly Reveal[] {
  const begin = history.findLastIndex(({ type }) => type === "MovesEnded");
  const end = history.findLastIndex(({ type }) => type === "TurnEnded");
  const hasMoved = history.slice(end + 1).some(({ type }) => MOVES.includes(type));
  if (begin < 0 || (end > begin && hasMoved)) return [];
  const found: Reveal[] = [];
  for (const event of history.slice(begin)) {
    const last = found.at(-1);
    if (event.type === "Revealed") found.push({ pigeon: event.pigeon, zone: "", followers: [] });
    else if (event.type === "Assigned" && last && !last.zone) last.zone = event.zone;
    else if (event.type === "Followed") last?.followers.push(event.pigeon);
    else if (event.type === "TurnEnded") break;
  }
  return found;
}

/** The last card that was played in this turn. */
export function lastPlayed(history: readonly Event[]): Played | null {
  const end = history.findLastIndex(({ type }) => type === "TurnEnded");
  const found = history.slice(end + 1).findLast(({ type }) => type === "Played");
  return found?.type === "Played" ? found : null;
}

/** What this turn is for, in a word of the catalogue. */
export function owed({ agenda, moves, last_round }: View): string {
  const step = agenda.at(-1)?.type.toLowerCase() ?? "";
  if (step !== "moving" || moves) return step;
  return last_round ? "ending-last" : "ending"; // in a last round no pigeon arrives
}

/** Whether the last round has just been called off: nothing ended since. */
export function isCalledOff(history: readonly Event[]): boolean {
  const last = history.findLast(({ type }) => type === "LastRound" || type === "LastRoundStopped");
  if (last?.type !== "LastRoundStopped") return false;
  const since = history.slice(history.lastIndexOf(last));
  return since.filter(({ type }) => type === "TurnEnded").length < 2;
}

/** Who is asked in the window that is open; null if none is. */
export function asked(view: View): readonly number[] | null {
  const step = view.agenda.at(-1);
  return step?.type === "Window" ? step.asked : null;
}

export function points({ terms }: Pick<Area, "terms">): number {
  return terms.reduce((sum, term) => sum + term.points, 0);
}

/** The seats as they sit around: mine last, the others clockwise from me. */
export function around(view: View, seat: number | null): readonly number[] {
  const first = seat === null ? 0 : seat + 1;
  const count = view.areas.length;
  const others = seat === null ? count : count - 1;
  return Array.from({ length: others }, (_, i) => (first + i) % count);
}

/** How many of the same stand before each: tells copies apart. */
export function copies(ids: readonly string[]): readonly { id: string; nth: number }[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const nth = counts.get(id) ?? 0;
    counts.set(id, nth + 1);
    return { id, nth };
  });
}

/** What is among the first and not among the second, copy by copy. */
export function more(
  first: readonly string[],
  second: readonly string[],
): readonly { id: string; nth: number }[] {
  const counts = new Map<string, number>();
  for (const id of second) counts.set(id, (counts.get(id) ?? 0) + 1);
  return copies(first).filter(({ id, nth }) => nth >= (counts.get(id) ?? 0));
}
