/** What a game's table is given to draw: one seat's knowledge, live or replayed. */

import type { Component } from "svelte";

import type { Headline } from "./headline";
import type { Move } from "./move";
import type { Packing } from "./packed";
import type { Beat } from "./showing";
import type { Draw } from "./sketch";
import type { Agreement, Caution, Over, SeatNow, SetLabel, SetSheet } from "./wire";

/** Something the seat may do now: the text to send, and its parts to draw. */
export interface Offer<Action> {
  readonly do: string;
  readonly action: Action;
}

/** What a move would bring, as far as the seat can know; `view` if that is certain. */
export interface Outlook<View, Event> {
  readonly events: readonly Event[];
  readonly view: View | null;
  /** What to think of before it; only from a coach. */
  readonly cautions?: readonly Caution[];
}

/** A move that is made as soon as the seat is asked, if everybody lets things pass till then. */
export interface Advance<View = unknown, Action = unknown> {
  /** What is chosen; null: nothing. */
  readonly chosen: Offer<Action> | null;
  /** What was chosen, and was not to be: the table has become another one. */
  readonly dropped: Offer<Action> | null;
  /** What the seat will see and be offered then; null: nobody can know. */
  look(): Promise<{
    readonly view: View;
    readonly offers: readonly Offer<Action>[];
  } | null>;
  choose(move: Move): Promise<boolean>;
  withdraw(): Promise<boolean>;
}

/** Why something is not possible, with the clause of the rules. */
export interface Reason {
  /** In words, in whatever language is spoken when it is asked. */
  readonly says: () => string;
  readonly clause: string;
}

/** The match as one seat, or an onlooker, knows it; every property is reactive. */
export interface Seen<View = unknown, Action = unknown, Event = unknown> {
  /** Whose eyes these are; null: an onlooker. */
  readonly seat: number | null;
  readonly seats: readonly SeatNow[];
  readonly agreement: Agreement;
  /** The cards or the board that are played with; null: the house's, as in lessons. */
  readonly set: SetLabel | null;
  readonly view: View;
  /** Empty unless this seat is asked, and the table's help shows offers. */
  readonly offers: readonly Offer<Action>[];
  readonly waiting: readonly number[];
  readonly over: Over | null;
  /** The number of the last entry. */
  readonly at: number;
  /** All that was witnessed, in order, without what was taken back. */
  readonly history: readonly Event[];
  /** As much of the history as has landed: dice that still fall are not told. */
  readonly told: readonly Event[];
  /** The events that led to this position, to be played; empty after a jump. */
  readonly news: readonly Event[];
  /** What others have done since this seat's last turn; empty once it has moved. */
  readonly since: readonly Event[];
  /** Whether what has just happened is still on its way to where it belongs. */
  readonly isLanding: boolean;
  /** This seat's answer in the window that is open, while it is sealed. */
  readonly sealed: string | null;
  /** Whether what is asked has only one answer, which is given by itself. */
  readonly isIdle: boolean;
  readonly orders: readonly string[];
  /** Where moves can be chosen in advance: others are waited for. */
  readonly advance?: Advance<View, Action> | null;
  /** Whether moves can be made here at all: not in a replay, nor by an onlooker. */
  readonly isLive: boolean;
  /** Whether it ends here though the match does not, as a lesson does. */
  readonly isClosed?: boolean;
  /** Whether a move is on its way; tables lock their confirm buttons. */
  readonly isSending: boolean;
  /** When the time of those who are asked is over, by this browser's clock (ms); null: never. */
  readonly until: number | null;

  /** Who sits there, as people call them. */
  name(seat: number): string;
  /** Whether whoever looks sits there, and nowhere else. */
  isYou(seat: number): boolean;
  /** Send a move. True once it is stored; a refusal is shown by the shell. */
  do(move: Move): Promise<boolean>;
  /** What a move would bring; null if the help does not show it. Asked once for each position. */
  preview(move: Move): Promise<Outlook<View, Event> | null>;
  /** The rule against a move; null if it is offered, or the help does not tell. */
  why(move: Move): Promise<Reason | null>;
  /** All that is written on the cards that are played with, unless they are the house's. */
  sheet?(): Promise<SetSheet>;
  /** Standing orders for windows, instead of those before. */
  order(orders: readonly string[]): Promise<boolean>;
}

export type Colour = "red" | "yellow" | "green" | "purple" | "blue" | "black" | "grey";

/** One line of a player's points. */
export interface Term {
  readonly text: string;
  readonly points: number;
  /** What it is about on the table, as in `Face.where`. */
  readonly where?: readonly string[];
}

/** Something the keys of a table do: the keys as written on them, and the sentence's key. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly says: string;
}

/** A step of "how a turn goes": a piece of the sprite, and the sentence's key. */
export interface Lesson {
  readonly piece: string;
  readonly says: string;
}

export type Sound = "paper" | "wood" | "dice" | "coo" | "splat" | "flap" | "bars" | "win";

/** What the shell asks of a game's table. */
export interface Pins {
  /** Choose an offer, as the first click on it would; false if it is not offered. */
  pin(text: string): boolean;
  /** Let go of what is chosen. */
  unpin?(): void;
}

/** All that the shell must know of a game. */
export interface Face<View = unknown, Action = unknown, Event = unknown> {
  readonly Table: Component<{ seen: Seen<View, Action, Event> }, Pins>;
  /** Whether seats hide things from each other: then the screen is veiled between them. */
  readonly hidesHands: boolean;
  /** Whether a move is made as soon as it is said, and nothing is confirmed that has no choice. */
  readonly isSwift?: boolean;
  /** The shorthand in which views and offers come; without one they come as they are. */
  readonly packing?: Packing<View, Action>;
  readonly keys: readonly KeyHelp[];
  readonly lessons: readonly Lesson[];
  /** The name of the question that is open; `GAME-page-now-NAME` says what it is about. */
  question?(view: View, offers: readonly Offer<Action>[]): string;
  /** An event in words; empty if there is nothing to say. What can be drawn is given to `draw`. */
  tell(event: Event, seen: Names, draw?: Draw): string;
  /** Whether these events are a whole block of the log: the set-up, a turn, or the end. */
  isWhole(events: readonly Event[], seats: number): boolean;
  /** A block of the log in one line: what came of a turn, or of what there is of it so far. */
  headline(events: readonly Event[], seen: Names): Headline;
  /** A refusal in words: fills the game's sentence `GAME-refuse-CODE`. */
  refuse(code: string, params: Readonly<Record<string, unknown>>, seen: Names): string;
  /** An offer in words, for lists, labels and suggestions. */
  offer(action: Action, view: View, seen: Names): string;
  /** The name of a card, where ideas of moves name some. */
  readonly card?: (id: string) => string;
  /** The piece that stands for an event in the log: an id of the sprite. */
  icon(event: Event): string;
  /** Who is the event about, for the log's colour; null: nobody. */
  who(event: Event): number | null;
  /** The places on the table an event is about; they light up when its line is hovered. */
  where(event: Event): readonly string[];
  /** Where that is, as people point, if the words of the event do not say it. */
  place?(event: Event, view: View): string;
  /** The places that it has changed, to be marked until the seat moves; none: it is no change. */
  marks(event: Event): readonly string[];
  sound(event: Event): Sound | null;
  /** What a coach explains when it happens for the first time, `GAME-first-WHAT`; null: nothing. */
  first?(event: Event, seen: Seen<View, Action, Event>): string | null;
  /** The answer that needs no asking, if it is the only one; null: there is something to choose. */
  idle?(offers: readonly Offer<Action>[]): Move | null;
  /** Whether the only action may be done by itself: it ends the turn, or tells nobody anything. */
  ends?(action: Action, view: View, isAmongBots: boolean): boolean;
  /** How long it takes to land, and to be understood; at the normal pace. */
  beat(event: Event): Beat;
  /** Whose deed it was; null if it followed by itself, or answered somebody else's. */
  acts(event: Event): number | null;
  /** The best of what a move brings its seat, as the end of a sentence; empty: nothing at once. */
  gain?(events: readonly Event[], seen: Seen<View, Action, Event>): string;
  /** A seat's points, term by term, as the view shows them now. */
  terms(view: View, seat: number, seen: Names): readonly Term[];
}

/** Enough of `Seen` to say who somebody is. */
export interface Names {
  name(seat: number): string;
  isYou(seat: number): boolean;
}

/* Of a game whose types only its own folder knows: some types, and TypeScript cannot say "some". */
/* eslint-disable @typescript-eslint/no-explicit-any */
export type AnyFace = Face<any, any, any>;
export type AnySeen = Seen<any, any, any>;
