/** What flies, lands or splats when something happens: pieces with where from and where to. */

import type { Sound } from "../../lib/seen";
import { bird, piece } from "./art";
import { area } from "./picks";
import type { Event } from "./types";

/** Places that are no Zones: the piles, and the middle of the table. */
export type Spot = string;

export interface Flight {
  readonly piece: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly how: "fly" | "slide" | "splat";
}

/** What splats. */
export const DIRT: readonly string[] = ["guano", "lots"];

export function flights(event: Event): readonly Flight[] {
  const fly = (ids: readonly string[], from: Spot, to: Spot): Flight[] =>
    ids.map((id) => ({ piece: bird(id), from, to, how: "fly" }));
  const slide = (ids: readonly string[], from: Spot, to: Spot): Flight[] =>
    ids.map((id) => ({ piece: piece(id), from, to, how: "slide" }));
  switch (event.type) {
    case "Laid":
      return fly([event.pigeon], "flock", event.zone);
    case "Revealed":
      return fly([event.pigeon], "flock", "stage");
    case "Assigned":
      return event.cards.flatMap((id) =>
        DIRT.includes(id)
          ? [{ piece: piece(id), from: "stage", to: event.zone, how: "splat" } as const]
          : fly([id], "stage", event.zone),
      );
    case "Moved":
    case "Scared":
      return fly(event.pigeons, event.zone, event.to);
    case "Followed":
      return fly([event.pigeon], event.zone, event.to);
    case "Scattered":
      return fly(event.pigeons, event.zone, "flock");
    case "Returned":
      return fly(event.pigeons, "stage", "flock");
    case "Played":
    case "Reacted":
      return [{ piece: "action-back", from: area(event.seat), to: "stage", how: "slide" }];
    case "Drew":
      return [{ piece: "action-back", from: "deck", to: area(event.seat), how: "slide" }];
    case "Discarded":
      return slide([event.card], area(event.seat), "discard");
    case "Paid":
      return slide(event.cards, area(event.seat), "discard");
    case "Cleaned":
      return slide(event.what, area(event.seat), "discard");
    case "TrophyMade":
    case "TrophyTaken":
      return slide(["trophy"], "stage", area(event.seat));
    case "TrophyDrawn":
      return event.seat === null ? [] : slide(["trophy-back"], "flock", area(event.seat));
    default:
      return [];
  }
}

/** The places on the table that an event is about. */
export function where(event: Event): readonly string[] {
  const found = flights(event).flatMap(({ from, to }) => [from, to]);
  if ("zone" in event && event.zone) found.push(event.zone);
  if ("to" in event && event.to) found.push(event.to);
  if ("seat" in event && event.seat !== null) found.push(area(event.seat));
  return [...new Set(found)].filter((spot) => spot !== "stage");
}

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  Played: "paper",
  Reacted: "paper",
  Drew: "paper",
  Discarded: "paper",
  Moved: "flap",
  Scared: "flap",
  Scattered: "flap",
  Followed: "flap",
  Revealed: "flap",
  TrophyMade: "wood",
  TrophyTaken: "wood",
  Finished: "win",
};

export function sound(event: Event): Sound | null {
  if (event.type === "Assigned")
    return event.cards.some((id) => DIRT.includes(id)) ? "splat" : "flap";
  return SOUNDS[event.type] ?? null;
}

/** The piece that stands for an event in the log. */
export function icon(event: Event): string {
  switch (event.type) {
    case "TrophyMade":
    case "TrophyTaken":
    case "TrophyDrawn":
    case "Joined":
    case "Tallied":
    case "Uncovered":
    case "TieBroken":
    case "Finished":
      return "trophy";
    case "Drew":
    case "Reshuffled":
      return "action-back";
    case "Removed":
    case "Returned":
    case "MovesEnded":
    case "LastRound":
    case "LastRoundStopped":
      return "pigeon-back";
    case "Swapped":
      return "swap";
    default:
      return pictured(event);
  }
}

function pictured(event: Event): string {
  if ("pigeon" in event) return bird(event.pigeon);
  if ("pigeons" in event) return bird(event.pigeons[0] ?? "pigeon");
  if ("card" in event) return piece(event.card);
  if ("cards" in event && Array.isArray(event.cards)) return piece(String(event.cards[0] ?? ""));
  if ("what" in event) return piece(event.what[0] ?? "");
  return "pigeon";
}
