/** The curve of the chances, and where its marks are; pure. Places are parts of a hundred. */

import type { Analysis, Decision } from "../../lib/wire";

export interface Line {
  readonly seat: number;
  /** As a polyline in a box of 100 by 100 has it. */
  readonly points: string;
  /** Seats differ by their strokes, whatever their colours are. */
  readonly dash: string;
}

export interface Spot {
  readonly at: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

export interface Marked extends Spot {
  readonly mark: Decision["mark"];
}

const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 3"];

/** Where an entry is, from the first at 0 to the last at 100. */
export function across(at: number, entries: number): number {
  return (100 * (Math.max(1, at) - 1)) / Math.max(1, entries - 1);
}

/** The entry at a place from 0 to 1. */
export function entryAt(part: number, entries: number): number {
  return 1 + Math.round(Math.min(1, Math.max(0, part)) * (entries - 1));
}

/** A line for every seat; between two standings nothing was to be known. */
export function linesOf({ curve, entries, accounts }: Analysis): readonly Line[] {
  return accounts.map(({ seat }) => ({
    seat,
    dash: DASHES[seat % DASHES.length]!,
    points: curve
      .map(({ at, chances }) => [across(at, entries), 100 - 100 * (chances[seat] ?? 0)])
      .map(([x = 0, y = 0]) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(" "),
  }));
}

/** Every seat's chances at an entry: those of the last standing up to it. */
export function chancesAt({ curve }: Analysis, at: number): readonly number[] {
  return (curve.findLast((one) => one.at <= at) ?? curve[0])?.chances ?? [];
}

/** The choices that gave something away, on the lines of whoever made them; all, or of one seat. */
export function marksOf(analysis: Analysis, seat: number | null): readonly Marked[] {
  return mistakes(analysis, seat).map((one) => ({
    ...spot(analysis, one.at, one.seat),
    mark: one.mark,
  }));
}

/** The turning points, in their order. */
export function turnsOf(analysis: Analysis): readonly Spot[] {
  return analysis.turning.map(({ at, seat }) => spot(analysis, at, seat));
}

/** The choices that gave something away; giving up is one. */
export function mistakes({ decisions }: Analysis, seat: number | null): readonly Decision[] {
  return decisions.filter(
    (one) =>
      (one.mark === "doubtful" || one.mark === "bad") && (seat === null || one.seat === seat),
  );
}

/** Those of them for which there was a better move: whoever gave up can only go on. */
export function puzzles(analysis: Analysis): readonly Decision[] {
  return mistakes(analysis, null).filter((one) => !!one.better);
}

/** The next marked entry, or the one before; null if there is none. */
export function nextMark(analysis: Analysis, at: number, by: 1 | -1): number | null {
  const turns = analysis.turning.map((one) => one.at);
  const marked = [...mistakes(analysis, null).map((one) => one.at), ...turns].sort((a, b) => a - b);
  return (by > 0 ? marked.find((one) => one > at) : marked.findLast((one) => one < at)) ?? null;
}

function spot(analysis: Analysis, at: number, seat: number): Spot {
  const chance = chancesAt(analysis, at)[seat] ?? 0;
  return { at, seat, x: across(at, analysis.entries), y: 100 - 100 * chance };
}
