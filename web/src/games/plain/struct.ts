/** Structs as they travel, made ready for a sentence. */

import type { Names } from "../../lib/seen";
import type { Params } from "../../lib/sentence";

/** A struct as it travels: its name and its fields. */
export interface Struct {
  readonly type: string;
  readonly [field: string]: unknown;
}

const SEATS = ["seat", "owner"]; // fields that name a player

/** `TurnEnded` → `turn-ended`. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

/** One field, ready for a sentence. */
function param(name: string, value: unknown, names: Names): string | number {
  if (SEATS.includes(name) && typeof value === "number") return names.name(value);
  if (Array.isArray(value)) return value.map(String).join(" ");
  if (value === null) return "None"; // as Python writes it, and as catalogues ask for it
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}

export function params(fields: Readonly<Record<string, unknown>>, names: Names): Params {
  const told = Object.entries(fields).map(([name, value]) => [name, param(name, value, names)]);
  const filled = Object.fromEntries(told) as Record<string, string | number>;
  return "seat" in filled ? { who: filled.seat ?? "", ...filled } : filled;
}
