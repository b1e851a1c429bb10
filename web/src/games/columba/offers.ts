/** The offers, sorted once for each position so that looking one up costs nothing. */

import { fields } from "../../lib/move";
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
  /** All that is offered, by its text and by its fields. */
  readonly texts: ReadonlyMap<string, Action>;
  readonly offered: ReadonlySet<string>;
  readonly modes: ReadonlySet<Mode>;
  /** Places for the card, by its turn. */
  readonly cards: readonly Places[];
  /** In which turns the card fits with its top left field there. */
  readonly turns: ReadonlyMap<string, readonly number[]>;
  readonly places: ReadonlyMap<Mode, Places>;
  readonly payments: ReadonlyMap<Mode, readonly Payment[]>;
}

const NOWHERE: Places = new Map();

/** What somebody may do after the card, each thing once, in the order of a turn. */
export function whatMayBe(modes: readonly Mode[]): readonly string[] {
  const things = MODES.filter((mode) => modes.includes(mode)).map((mode) => {
    if (mode === "small" || mode === "large") return "build";
    return mode.startsWith("lay-") ? "lay" : mode;
  });
  return [...new Set(things)];
}

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
  const offered = new Set<string>();
  const modes = new Set<Mode>();
  const cards = [0, 1, 2, 3].map(() => new Map<string, string>());
  const turns = new Map<string, number[]>();
  const places = new Map<Mode, Map<string, string>>();
  const payments = new Map<Mode, Payment[]>();
  for (const { do: text, action } of offers) {
    const mode = modeOf(action);
    texts.set(text, action);
    offered.add(fields(action));
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
  return { texts, offered, modes, cards, turns, places, payments };
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

/** What a mode means at a place, offered or not: to ask why not, or to try without help. */
export function actionAt(mode: Mode, [x, y]: Field, turn: number, card: string | null): Action {
  const field: [number, number] = [x, y];
  switch (mode) {
    case "place":
      return { type: "Place", card: card ?? "", field, turn };
    case "small":
    case "large":
      return { type: "Build", size: mode, field };
    case "falcon":
      return { type: "Falcon", field };
    default:
      return { type: "Lay", kind: mode.replace("lay-", ""), field };
  }
}

/** What a mode means that asks for no place. */
export function actionOf(mode: Mode, tiles: string): Action {
  switch (mode) {
    case "breed":
      return { type: "Breed", tiles };
    case "raise":
      return { type: "Raise", tiles };
    case "take":
      return { type: "TakeObjective" };
    case "none":
      return { type: "NoObjective" };
    default:
      return { type: "End" };
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
