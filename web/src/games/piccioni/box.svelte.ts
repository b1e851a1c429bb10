/** The cards that are played with: what everyone may read on them. */

import { data, games } from "../../lib/library";
import type { SetSheet } from "../../lib/wire";
import { language } from "../../lib/words.svelte";
import type { Drawing } from "./art";
import type { Verb } from "./types";

export interface Effect {
  readonly do: Verb;
}

type Texts = Readonly<Record<string, string>>;

/** What the author of a set may add to each card. */
interface Written extends Drawing {
  readonly id: string;
  readonly name: string;
  readonly names?: Texts;
  readonly says?: Texts;
  readonly answers?: Texts;
}

export interface ActionCard extends Written {
  readonly call: number;
  readonly play: readonly Effect[];
  readonly reaction: readonly Effect[];
}

export interface PigeonCard extends Written {
  readonly size: number;
  readonly returns: boolean;
}

export type PlaceCard = Written;

type Sentences = SetSheet["sentences"];

interface Known {
  /** Whether the catalogue has the names and texts of these cards. */
  readonly isHouse: boolean;
  /** The answers in windows that may be ordered: declining, then every reaction. */
  readonly standing: readonly string[];
  /** How a turn is ended, which may be ordered, too. */
  readonly ending: string;
  readonly actions: ReadonlyMap<string, ActionCard>;
  readonly pigeons: ReadonlyMap<string, PigeonCard>;
  readonly places: ReadonlyMap<string, PlaceCard>;
  /** What each card does, written from its effects. */
  readonly sentences: Sentences;
}

const NOTHING: Known = {
  isHouse: true,
  standing: [],
  ending: "",
  actions: new Map(),
  pigeons: new Map(),
  places: new Map(),
  sentences: {},
};

/** A box of cards, perhaps still on its way. */
export class Box {
  private known: Known = $state.raw(NOTHING);

  get isHouse(): boolean {
    return this.known.isHouse;
  }

  get standing(): Known["standing"] {
    return this.known.standing;
  }

  get ending(): Known["ending"] {
    return this.known.ending;
  }

  get actions(): Known["actions"] {
    return this.known.actions;
  }

  get pigeons(): Known["pigeons"] {
    return this.known.pigeons;
  }

  get places(): Known["places"] {
    return this.known.places;
  }

  size(pigeon: string): number {
    return this.known.pigeons.get(pigeon)?.size ?? 1;
  }

  /** What its author calls a card in the reader's language; empty: nothing of their own. */
  nameOf(id: string): string {
    const card = this.find(id);
    return card?.names?.[language.now] || card?.name || "";
  }

  /** What a card does, in its author's words or in those made of its effects. */
  textOf(id: string, part: "play" | "reaction"): string {
    const card = this.find(id);
    const own = (part === "play" ? card?.says : card?.answers)?.[language.now];
    return own || (this.known.sentences[language.now]?.[id]?.[part] ?? "");
  }

  drawing(id: string): Drawing {
    return this.find(id) ?? {};
  }

  fill(known: Known): void {
    this.known = known;
  }

  private find(id: string): Written | undefined {
    const { actions, pigeons, places } = this.known;
    return actions.get(id) ?? pigeons.get(id) ?? places.get(id);
  }
}

/** The cards of the table that is looked at. */
export const box = new Box();
/** Those of the house, which the rules and the lessons speak of. */
export const house = new Box();

/** Open the house's box, or the one that a table plays with. */
export async function open(told?: () => Promise<SetSheet>): Promise<void> {
  const [sheet] = await Promise.all([told?.(), openHouse()]);
  if (sheet) box.fill(knownFrom(sheet));
  else box.fill(await knownHouse());
}

export async function openHouse(): Promise<void> {
  house.fill(await knownHouse());
}

async function knownHouse(): Promise<Known> {
  const [told, all] = await Promise.all([data("piccioni"), games()]);
  const { standing, ending } = all.find(({ name }) => name === "piccioni") ?? NOTHING;
  const [action, pigeon, place] = [told.action, told.pigeon, told.place].map((text): unknown =>
    JSON.parse(text ?? "[]"),
  );
  return { ...NOTHING, standing, ending, ...cards({ action, pigeon, place }) };
}

function knownFrom({ sheet, sentences, standing }: SetSheet): Known {
  return { isHouse: false, standing, ending: house.ending, sentences, ...cards(sheet) };
}

function cards(
  sheet: Readonly<Record<string, unknown>>,
): Pick<Known, "actions" | "pigeons" | "places"> {
  return {
    actions: byId<ActionCard>(sheet.action, { name: "", call: 0, reaction: [] }),
    pigeons: byId<PigeonCard>(sheet.pigeon, { name: "", size: 1, returns: false }),
    places: byId<PlaceCard>(sheet.place, { name: "" }),
  };
}

/** Cards by their ids; they leave out what is as in most cards (docs/piccioni-cards.md). */
function byId<Card extends { readonly id: string }>(
  list: unknown,
  usual: Partial<Card>,
): ReadonlyMap<string, Card> {
  return new Map(((list ?? []) as Card[]).map((card) => [card.id, { ...usual, ...card }]));
}
