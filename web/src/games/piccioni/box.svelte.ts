/** The cards that are played with: what everyone may read on them. */

import { data } from "../../lib/library";

export interface Effect {
  readonly do: string;
  readonly from?: string;
  readonly to?: string;
  readonly what?: string;
  readonly count?: string;
  readonly most?: number;
}

export interface ActionCard {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly call: number;
  readonly moves: number;
  readonly play: readonly Effect[];
  readonly reacts_to: string | null;
  readonly reaction: readonly Effect[];
}

export interface PigeonCard {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly size: number;
  readonly returns: boolean;
}

export interface PlaceCard {
  readonly id: string;
  readonly name: string;
}

/** The title of the set that the catalogue has the names and texts of. */
export const HOUSE = "house cards";

interface Box {
  readonly actions: ReadonlyMap<string, ActionCard>;
  readonly pigeons: ReadonlyMap<string, PigeonCard>;
  readonly places: ReadonlyMap<string, PlaceCard>;
}

let known: Box = $state.raw({ actions: new Map(), pigeons: new Map(), places: new Map() });

export const box = {
  get actions() {
    return known.actions;
  },
  get pigeons() {
    return known.pigeons;
  },
  get places() {
    return known.places;
  },
  size(pigeon: string): number {
    return known.pigeons.get(pigeon)?.size ?? 1;
  },
};

export async function open(): Promise<void> {
  const told = await data("piccioni");
  known = {
    actions: byId<ActionCard>(told.action),
    pigeons: byId<PigeonCard>(told.pigeon),
    places: byId<PlaceCard>(told.place),
  };
}

function byId<Card extends { readonly id: string }>(text = "[]"): ReadonlyMap<string, Card> {
  return new Map((JSON.parse(text) as Card[]).map((card) => [card.id, card]));
}
