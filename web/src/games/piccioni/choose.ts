/** Narrowing: given the offers and what has been tapped so far, what may be tapped next. */

import type { Offer } from "../../lib/seen";
import { isSame, meaning, parts, read, type Pick, type Source } from "./picks";
import type { Action } from "./types";

export type Kind = Action["type"];

/** An offer with all that is tapped to say it. */
export interface Option {
  readonly offer: Offer<Action>;
  readonly parts: readonly string[];
  /** What is done right after it. */
  readonly then?: readonly Action[];
}

/** What has been chosen so far. */
export interface Draft {
  /** Only this kind of move; null: any. */
  readonly kind: Kind | null;
  readonly picks: readonly Pick[];
  /** An offer taken from a list as a whole. */
  readonly listed: string | null;
}

export const NOTHING: Draft = { kind: null, picks: [], listed: null };

export function options(
  offers: readonly Offer<Action>[],
  seat: number,
  source: Source,
): readonly Option[] {
  return offers.map((offer) => ({ offer, parts: parts(offer.action, seat, source) }));
}

/** The parts of an option that are not tapped yet; null if something tapped is no part of it. */
function missing(option: Option, picks: readonly Pick[]): readonly string[] | null {
  const open = [...option.parts];
  for (const one of picks) {
    const found = open.indexOf(meaning(one));
    if (found < 0) return null;
    open.splice(found, 1);
  }
  return open;
}

function fits(option: Option, draft: Draft): boolean {
  if (draft.listed !== null) return option.offer.do === draft.listed;
  if (draft.kind !== null && option.offer.action.type !== draft.kind) return false;
  if (draft.kind === null && draft.picks[0]?.sort === "card" && isPaid(option)) return false;
  return missing(option, draft.picks) !== null;
}

/** The options that are still possible. */
export function left(all: readonly Option[], draft: Draft): readonly Option[] {
  return all.filter((option) => fits(option, draft));
}

/** The meanings of all that may be tapped next. */
export function open(still: readonly Option[], draft: Draft): ReadonlySet<string> {
  if (draft.listed !== null) return new Set();
  const isFirst = !draft.picks.length && draft.kind === null;
  const next = (option: Option): readonly string[] => {
    const found = missing(option, draft.picks) ?? [];
    return isFirst && isPaid(option) ? found.filter((part) => !part.startsWith("card|")) : found;
  };
  return new Set(still.flatMap(next));
}

/** Nobody begins with what is paid: a card taken up first is one to be played. */
function isPaid({ offer: { action } }: Option): boolean {
  return action.type === "Clean" || action.type === "Trophy";
}

/** The one that is meant: all of it is tapped, or no other is left. */
export function pinned(still: readonly Option[], draft: Draft): Offer<Action> | null {
  const whole = still.filter((option) => option.parts.length === draft.picks.length);
  const meant = whole.length ? whole : still;
  return meant.length === 1 && meant[0] ? meant[0].offer : null;
}

/** What nobody does by one tap alone: it cannot be taken back. */
const ASKED_TWICE: readonly Kind[] = ["Discard", "End"];

/**
 * Whether the last tap has said all there is to say: a card was brought to its aim, a question
 * answered, a button pressed. A card alone says nothing, since whoever wants to read it touches it;
 * unless it was `read` before, as it is by a pointer that rests on it, or named among the answers
 * to a question. Then its only aim goes without saying, as does the only payment for what was
 * chosen to be paid for.
 */
export function isSaid(still: readonly Option[], draft: Draft, isRead = false): boolean {
  const [only, ...others] = still;
  if (!only || others.length || draft.listed !== null || !draft.picks.length) return false;
  const { type } = only.offer.action;
  const isWhole = only.parts.length === draft.picks.length;
  if (ASKED_TWICE.includes(type)) return false;
  const isCard = type === "Play" || type === "React";
  if (draft.picks.length > 1) return isWhole || isCard;
  if (isRead) return isWhole || isCard || draft.kind !== null;
  return isWhole && draft.picks[0]?.sort !== "card";
}

/**
 * Whether what is tapped is a whole move, for whoever drops it: a card that needs no aim is one,
 * and so is an answer whose only aim goes without saying.
 */
export function isWhole(still: readonly Option[], draft: Draft): boolean {
  const [only, ...others] = still;
  const isAnswer = only?.offer.action.type === "React" && !others.length;
  return isAnswer || still.some(({ parts }) => parts.length === draft.picks.length);
}

/** The draft of somebody who has tapped all of an offer. */
export function tapped({ offer: { action }, parts }: Option): Draft {
  const picks = parts.map((part, at) => ({
    ...read(part),
    nth: parts.slice(0, at).filter((other) => other === part).length,
  }));
  return { kind: action.type, picks, listed: null };
}

/** The draft after a tap; null if that leads to nothing. */
export function tap(all: readonly Option[], draft: Draft, one: Pick): Draft | null {
  const now = draft.listed === null ? draft : NOTHING;
  const candidates = [added(now, one), replaced(now, one), anew(one)];
  return candidates.find((next) => next !== null && all.some((o) => fits(o, next))) ?? null;
}

function added(draft: Draft, one: Pick): Draft {
  return { ...draft, picks: [...draft.picks, one] };
}

/** Another of the same sort instead of the last one. */
function replaced(draft: Draft, one: Pick): Draft | null {
  const last = draft.picks.findLastIndex(({ sort }) => sort === one.sort);
  if (last < 0) return null;
  return { ...draft, picks: [...draft.picks.filter((_, i) => i !== last), one] };
}

/** Cards and words begin something else; on the table a tap never throws away what is chosen. */
function anew(one: Pick): Draft | null {
  return one.sort === "card" || one.sort === "word" ? { ...NOTHING, picks: [one] } : null;
}

/** Only this kind of move from now on, keeping the picks that go with it. */
export function only(all: readonly Option[], draft: Draft, kind: Kind): Draft {
  const next = { ...draft, kind, listed: null };
  return all.some((o) => fits(o, next)) ? next : { ...NOTHING, kind };
}

export function without(draft: Draft, one: Pick): Draft {
  return { ...draft, picks: draft.picks.filter((other) => !isSame(other, one)) };
}

/** One step back. */
export function back(draft: Draft): Draft {
  const last = draft.picks.at(-1);
  if (draft.listed !== null) return { ...draft, listed: null };
  return last ? without(draft, last) : NOTHING;
}
