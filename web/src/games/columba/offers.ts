/** The offers, sorted once for each position so that looking one up costs nothing. */

import type { Offer } from "../../lib/seen";
import { keyOf, KINDS, type Field, type Kind } from "./geometry";
import type { Action } from "./types";

/** One way of acting: it lights its places, or is a choice of its own. */
export type Mode =
  | "place"
  | "small"
  | "large"
  | `lay-${Kind}`
  | "falcon"
  | "breed"
  | "raise"
  | "take"
  | "none"
  | "end";

export const MODES: readonly Mode[] = [
  "place",
  "take",
  "none",
  "small",
  "large",
  ...KINDS.map((kind): Mode => `lay-${kind}`),
  "breed",
  "raise",
  "falcon",
  "end",
];

/** Places by the key of their field, with the text to send. */
export type Places = ReadonlyMap<string, string>;

export interface Payment {
  readonly tiles: string;
  readonly text: string;
}

export interface Index {
  /** All that is offered, by the text to send. */
  readonly texts: ReadonlyMap<string, Action>;
  readonly modes: ReadonlySet<Mode>;
  /** Places for the card, by its turn. */
  readonly cards: readonly Places[];
  /** In which turns the card fits with its top left field there. */
  readonly turns: ReadonlyMap<string, readonly number[]>;
  readonly places: ReadonlyMap<Mode, Places>;
  readonly payments: ReadonlyMap<Mode, readonly Payment[]>;
}

const NOWHERE: Places = new Map();

export function modeOf(action: Action): Mode {
  switch (action.type) {
    case "Place":
      return "place";
    case "Build":
      return action.size === "large" ? "large" : "small";
    case "Lay":
      return `lay-${action.kind as Kind}`;
    case "Falcon":
      return "falcon";
    case "Breed":
      return "breed";
    case "Raise":
      return "raise";
    case "TakeObjective":
      return "take";
    case "NoObjective":
      return "none";
    case "End":
      return "end";
  }
}

export function indexOf(offers: readonly Offer<Action>[]): Index {
  const texts = new Map<string, Action>();
  const modes = new Set<Mode>();
  const cards = [0, 1, 2, 3].map(() => new Map<string, string>());
  const turns = new Map<string, number[]>();
  const places = new Map<Mode, Map<string, string>>();
  const payments = new Map<Mode, Payment[]>();
  for (const { do: text, action } of offers) {
    const mode = modeOf(action);
    texts.set(text, action);
    modes.add(mode);
    if (action.type === "Place") {
      const key = keyOf(action.field);
      cards[action.turn]?.set(key, text);
      listIn(turns, key).push(action.turn);
    } else if (action.type === "Breed" || action.type === "Raise") {
      listIn(payments, mode).push({ tiles: action.tiles, text });
    } else if ("field" in action) {
      const found = places.get(mode) ?? new Map<string, string>();
      places.set(mode, found.set(keyOf(action.field), text));
    }
  }
  return { texts, modes, cards, turns, places, payments };
}

function listIn<K, V>(map: Map<K, V[]>, key: K): V[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

/** The places that light up in a mode. */
export function placesFor(index: Index, mode: Mode | null, turn: number): Places {
  if (mode === null) return NOWHERE;
  if (mode === "place") return index.cards[turn] ?? NOWHERE;
  return index.places.get(mode) ?? NOWHERE;
}

/** Whether a mode asks for a place on the land. */
export function needsPlace(mode: Mode | null): boolean {
  return mode !== null && !["breed", "raise", "take", "none", "end"].includes(mode);
}

/** The text for a place, offered or not: to ask why not, or to try where no help is given. */
export function textFor(mode: Mode, field: Field, turn: number, card: string | null): string {
  const [x, y] = field;
  switch (mode) {
    case "place":
      return `place ${card ?? ""} at ${x},${y} turn ${turn}`;
    case "small":
    case "large":
      return `build ${mode} at ${x},${y}`;
    case "falcon":
      return `falcon at ${x},${y}`;
    case "take":
      return "take objective";
    case "none":
      return "no objective";
    case "end":
      return "end";
    case "breed":
    case "raise":
      return mode;
    default:
      return `lay ${mode.slice(4)} at ${x},${y}`;
  }
}

/** The kind of tile a mode lays. */
export function kindOf(mode: Mode | null): Kind | null {
  return mode?.startsWith("lay-") ? (mode.slice(4) as Kind) : null;
}

/** The place after, or before, in reading order; the first or last if there is none. */
export function jump(places: Places, from: Field, back: boolean): Field | null {
  const fields = [...places.keys()].map((key) => key.split(",").map(Number) as [number, number]);
  fields.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  if (back) fields.reverse();
  const sign = back ? -1 : 1;
  const isBeyond = ([x, y]: Field): boolean => ((y - from[1]) * sign || (x - from[0]) * sign) > 0;
  return fields.find(isBeyond) ?? fields[0] ?? null;
}
