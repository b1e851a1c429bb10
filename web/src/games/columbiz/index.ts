/** Columbiz as the page knows it. */

import { NONE } from "../../lib/pace";
import type { Face, Sound } from "../../lib/seen";
import type { Beat } from "../../lib/showing";
import { first } from "./firsts";
import { gain } from "./gains";
import { keyOf } from "./geometry";
import { headline, isWhole } from "./headline";
import { KEYS } from "./keys";
import { packing } from "./packing";
import Table from "./Table.svelte";
import * as tell from "./tell";
import type { Action, Event, View } from "./types";

const SOUNDS: Readonly<Partial<Record<Event["type"], Sound>>> = {
  DieThrown: "dice",
  Thrown: "dice",
  Placed: "wood",
  Captured: "bars",
  Scored: "paper",
  SetAside: "flap",
  Finished: "win",
};

/** Dice tumble for half a second, the last of them a little later. */
const BEATS: Readonly<Partial<Record<Event["type"], Beat>>> = {
  DieThrown: { lands: 0, reads: 700 },
  Began: { lands: 0, reads: 600 },
  Thrown: { lands: 610, reads: 900 },
  TakenUp: { lands: 0, reads: 600 },
  Stood: { lands: 0, reads: 700 },
  Placed: { lands: 480, reads: 500 },
  Captured: { lands: 700, reads: 700 },
  Scored: { lands: 0, reads: 700 },
  SetAside: { lands: 0, reads: 1000 },
  RanOut: { lands: 0, reads: 700 },
  TurnEnded: { lands: 0, reads: 200 },
};

/** What somebody has decided, not what fell or followed. */
const DEEDS: readonly Event["type"][] = ["TakenUp", "Stood", "Placed", "SetAside", "TurnEnded"];

function acts(event: Event): number | null {
  return DEEDS.includes(event.type) && "seat" in event ? event.seat : null;
}

function icon(event: Event): string {
  if (event.type === "DieThrown") return `die-${event.face}`;
  if (event.type === "Thrown") return `die-${event.fell[0] ?? 6}`;
  if (event.type === "TakenUp") return `die-${event.faces[0] ?? 6}`;
  if (event.type === "Stood") return `die-${event.dice[0] ?? 6}`;
  return event.type === "Finished" ? "logo" : "pawn";
}

function where(event: Event): readonly string[] {
  if (event.type === "Placed") return [keyOf(event.square)];
  return event.type === "Captured" ? event.squares.map(keyOf) : [];
}

export const face: Face<View, Action, Event> = {
  Table,
  hidesHands: false,
  packing,
  keys: KEYS,
  lessons: [
    { piece: "die-5", says: "columbiz-page-lesson-1" },
    { piece: "pawn", says: "columbiz-page-lesson-2" },
    { piece: "bars", says: "columbiz-page-lesson-3" },
    { piece: "column-3", says: "columbiz-page-lesson-4" },
    { piece: "rosette", says: "columbiz-page-lesson-5" },
  ],
  question: ({ step }) => step.type.toLowerCase(),
  tell: tell.event,
  isWhole,
  headline,
  refuse: (code, params, names) => tell.refuse(code, params, names),
  offer: (action, view, names) => tell.offer(action, view, names),
  icon,
  who: (event) => ("seat" in event ? event.seat : null),
  where,
  marks: where,
  sound: (event) => SOUNDS[event.type] ?? null,
  first,
  gain,
  ends: ({ type }) => type === "End",
  beat: (event) => BEATS[event.type] ?? NONE,
  acts,
  terms: (view, seat) => tell.terms(view, seat),
};
