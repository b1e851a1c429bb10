/** What a game's table is given to draw: one seat's knowledge, live or replayed. */

import type { Component } from "svelte";

import type { Agreement, Over, SeatNow } from "./wire";

/** Something the seat may do now: the text to send, and its parts to draw. */
export interface Offer<Action> {
  readonly do: string;
  readonly action: Action;
}

/** What a move would bring, as far as the seat can know; `view` if that is certain. */
export interface Outlook<View, Event> {
  readonly events: readonly Event[];
  readonly view: View | null;
}

/** Why something is not possible, in words, with the clause of the rules. */
export interface Reason {
  readonly sentence: string;
  readonly clause: string;
}

/** The match as one seat, or an onlooker, knows it; every property is reactive. */
export interface Seen<View = unknown, Action = unknown, Event = unknown> {
  /** Whose eyes these are; null: an onlooker. */
  readonly seat: number | null;
  readonly seats: readonly SeatNow[];
  readonly agreement: Agreement;
  readonly view: View;
  /** Empty unless this seat is asked, and the table's help shows offers. */
  readonly offers: readonly Offer<Action>[];
  readonly waiting: readonly number[];
  readonly over: Over | null;
  /** The number of the last entry. */
  readonly at: number;
  /** All that was witnessed, in order, without what was taken back. */
  readonly history: readonly Event[];
  /** The events that led to this position, to be played; empty after a jump. */
  readonly news: readonly Event[];
  /** This seat's answer in the reaction window that is open, while it is sealed. */
  readonly sealed: string | null;
  readonly orders: readonly string[];
  /** Whether moves can be made here at all: not in a replay, nor by an onlooker. */
  readonly isLive: boolean;
  /** Whether a move is on its way; tables lock their confirm buttons. */
  readonly isSending: boolean;
  /** When the time of those who are asked is over, by this browser's clock (ms); null: never. */
  readonly until: number | null;

  /** Who sits there, as people call them. */
  name(seat: number): string;
  /** Send an offer's text. True once it is stored; a refusal is shown by the shell. */
  do(text: string): Promise<boolean>;
  /** What a move would bring; null if the help does not show it. Asked once for each position. */
  preview(text: string): Promise<Outlook<View, Event> | null>;
  /** The rule against a move; null if it is offered, or the help does not tell. */
  why(text: string): Promise<Reason | null>;
  /** Standing orders for reaction windows, instead of those before. */
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
}

/** All that the shell must know of a game. */
export interface Face<View = unknown, Action = unknown, Event = unknown> {
  readonly Table: Component<{ seen: Seen<View, Action, Event> }, Pins>;
  /** Whether seats hide things from each other: then the screen is veiled between them. */
  readonly hidesHands: boolean;
  readonly keys: readonly KeyHelp[];
  readonly lessons: readonly Lesson[];
  /** The colour of a seat, which is also its hatch. */
  colour(seat: number, view: View | null): Colour;
  /** An event in words; empty if there is nothing to say. */
  tell(event: Event, seen: Names): string;
  /** A refusal in words: fills the game's sentence `GAME-refuse-CODE`. */
  refuse(code: string, params: Readonly<Record<string, unknown>>, seen: Names): string;
  /** An offer in words, for lists, labels and suggestions. */
  offer(action: Action, view: View, seen: Names): string;
  /** The piece that stands for an event in the log: an id of the sprite. */
  icon(event: Event): string;
  /** Who is the event about, for the log's colour; null: nobody. */
  who(event: Event): number | null;
  /** The places on the table an event is about; they light up when its line is hovered. */
  where(event: Event): readonly string[];
  sound(event: Event): Sound | null;
  /** A seat's points, term by term, as the view shows them now. */
  terms(view: View, seat: number, seen: Names): readonly Term[];
}

/** Enough of `Seen` to say who somebody is. */
export interface Names {
  name(seat: number): string;
}

/* Of a game whose types only its own folder knows. */
export type AnyFace = Face<any, any, any>;
export type AnySeen = Seen<any, any, any>;
