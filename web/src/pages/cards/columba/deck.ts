/** A deck of Columba while it is written: what is drawn and typed, no rule of the game. */

import { KINDS, turned, type Kind } from "../../../games/columba/geometry";

export interface Deck {
  readonly common: readonly string[];
  readonly starting: readonly string[];
}

/** A field that nobody has filled in yet. */
export const GAP = ".";
/** The fields of a card, clockwise from the top left, as its letters are written. */
export const CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;
const EMPTY = GAP.repeat(CORNERS.length);

/** The same number of cards with nothing on them. */
export function emptied({ common, starting }: Deck): Deck {
  return { common: common.map(() => EMPTY), starting: starting.map(() => EMPTY) };
}

/** All cards in a row: the common ones, then the starting ones. */
export function cardsOf({ common, starting }: Deck): readonly string[] {
  return [...common, ...starting];
}

function dealt({ common }: Deck, cards: readonly string[]): Deck {
  return { common: cards.slice(0, common.length), starting: cards.slice(common.length) };
}

export function withCard(deck: Deck, at: number, card: string): Deck {
  return dealt(deck, cardsOf(deck).with(at, card));
}

export function painted(deck: Deck, at: number, corner: number, ground: string): Deck {
  const letters = [...(cardsOf(deck)[at] ?? EMPTY)];
  return withCard(deck, at, letters.with(corner, ground).join(""));
}

export function cleared(deck: Deck, at: number): Deck {
  return withCard(deck, at, EMPTY);
}

export function rotated(deck: Deck, at: number, turn: number): Deck {
  return withCard(deck, at, turned(cardsOf(deck)[at] ?? EMPTY, turn));
}

/** The ground that a click changes a field to. */
export function following(ground: string): Kind {
  const next = KINDS[(KINDS.indexOf(ground as Kind) + 1) % KINDS.length];
  return next ?? "g";
}

/** The card once more, on the next empty one of its pile; null if there is none. */
export function duplicated(deck: Deck, at: number): { deck: Deck; at: number } | null {
  const cards = cardsOf(deck);
  const isCommon = at < deck.common.length;
  const free = cards
    .map((card, n) => ({ card, n }))
    .filter(({ card, n }) => card === EMPTY && n < deck.common.length === isCommon);
  const to = (free.find(({ n }) => n > at) ?? free[0])?.n;
  return to === undefined ? null : { deck: withCard(deck, to, cards[at] ?? EMPTY), at: to };
}

export interface Pasted {
  readonly deck: Deck;
  readonly taken: number;
  /** Words that are no cards. */
  readonly wrong: readonly string[];
}

/** Words of four letters lie on the cards one after the other, from this one on. */
export function pasted(deck: Deck, text: string, from = 0): Pasted {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];
  const good = words.filter((word) => new RegExp(`^[${KINDS.join("")}${GAP}]{4}$`).test(word));
  const wrong = words.filter((word) => !good.includes(word));
  const cards = [...cardsOf(deck)];
  const taken = good.slice(0, cards.length - from);
  taken.forEach((word, n) => (cards[from + n] = word));
  return { deck: dealt(deck, cards), taken: taken.length, wrong };
}

/** How often each ground is seen on these cards. */
export function grounds(cards: readonly string[]): Readonly<Record<Kind, number>> {
  const all = cards.join("");
  const count = (kind: Kind): number => all.split(kind).length - 1;
  return { g: count("g"), w: count("w"), s: count("s"), b: count("b") };
}

export function isWhole(card: string): boolean {
  return !card.includes(GAP);
}

/** Cards that are not filled in. */
export function unfinished(cards: readonly string[]): readonly number[] {
  return cards.flatMap((card, n) => (isWhole(card) ? [] : [n]));
}

/** Groups of cards that are the same however they are turned. */
export function twins(cards: readonly string[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  cards.forEach((card, n) => {
    const picture = [0, 1, 2, 3].map((turn) => turned(card, turn)).sort()[0] ?? card;
    if (isWhole(card)) groups.set(picture, [...(groups.get(picture) ?? []), n]);
  });
  return [...groups.values()].filter(({ length }) => length > 1);
}
