// Written by `make types` from the Python structs; do not edit.

export interface Reroll {
  readonly type: "Reroll";
  readonly faces: readonly number[];
}

export interface Stand {
  readonly type: "Stand";
}

export interface Put {
  readonly type: "Put";
  readonly square: Square;
}

export interface Square {
  readonly column: number;
  readonly number: number;
}

export interface End {
  readonly type: "End";
}

export interface Forfeit {
  readonly type: "Forfeit";
}

export interface DieThrown {
  readonly type: "DieThrown";
  readonly seat: number;
  readonly face: number;
}

export interface Began {
  readonly type: "Began";
  readonly seat: number;
}

export interface Thrown {
  readonly type: "Thrown";
  readonly seat: number;
  readonly throw: number;
  readonly fell: readonly number[];
  readonly dice: readonly number[];
}

export interface TakenUp {
  readonly type: "TakenUp";
  readonly seat: number;
  readonly faces: readonly number[];
  readonly kept: readonly number[];
}

export interface Stood {
  readonly type: "Stood";
  readonly seat: number;
  readonly dice: readonly number[];
}

export interface Placed {
  readonly type: "Placed";
  readonly seat: number;
  readonly square: Square;
}

export interface Captured {
  readonly type: "Captured";
  readonly seat: number;
  readonly owner: number;
  readonly squares: readonly Square[];
}

export interface Scored {
  readonly type: "Scored";
  readonly seat: number;
  readonly terms: readonly Term[];
}

export interface Term {
  readonly name: string;
  readonly size: number;
  readonly points: number;
}

export interface Tallied {
  readonly type: "Tallied";
  readonly seat: number;
  readonly terms: readonly Term[];
}

export interface SetAside {
  readonly type: "SetAside";
  readonly seat: number;
  readonly pawns: number;
}

export interface RanOut {
  readonly type: "RanOut";
  readonly seat: number;
}

export interface TurnEnded {
  readonly type: "TurnEnded";
  readonly seat: number;
}

export interface Finished {
  readonly type: "Finished";
  readonly scores: readonly number[];
}

export interface View {
  readonly options: Options;
  readonly board: readonly Spot[];
  readonly players: readonly PlayerView[];
  readonly first: number | null;
  readonly seat: number;
  readonly round: number;
  readonly step: Beginning | Throwing | Keeping | Placing | Ended;
  readonly fits: boolean | null;
  readonly at_stake: number;
  readonly is_last_round: boolean;
  readonly prices: readonly (readonly number[])[];
}

export interface Options {
  readonly seats?: number;
  readonly line_scoring?: "difference" | "full";
  readonly ties?: "captured" | "shared";
  readonly captures?: "each" | "together";
}

export interface Spot {
  readonly square: Square;
  readonly row: number;
  readonly owner: number | null;
}

export interface PlayerView {
  readonly reserve: number;
  readonly captured: readonly number[];
  readonly set_aside: number;
  readonly pad: [Term, Term];
}

export interface Beginning {
  readonly type: "Beginning";
  readonly throwers: readonly number[];
  readonly fell: readonly number[];
  readonly go: number;
}

export interface Throwing {
  readonly type: "Throwing";
  readonly throw: number;
  readonly kept: readonly number[];
}

export interface Keeping {
  readonly type: "Keeping";
  readonly throw: number;
  readonly dice: readonly number[];
}

export interface Placing {
  readonly type: "Placing";
  readonly dice: readonly number[];
  readonly placed: number;
}

export interface Ended {
  readonly type: "Ended";
}

export interface PackedView {
  readonly options: Options;
  readonly rows: string;
  readonly owners: string;
  readonly players: readonly PlayerView[];
  readonly first: number | null;
  readonly seat: number;
  readonly round: number;
  readonly step: Beginning | Throwing | Keeping | Placing | Ended;
  readonly fits: boolean | null;
  readonly at_stake: number;
  readonly is_last_round: boolean;
  readonly prices: string;
}

export interface PackedOffer {
  readonly do: string;
  readonly action: Readonly<Record<string, unknown>>;
  readonly each?: string;
}

export type Action = Reroll | Stand | Put | End | Forfeit;
export type Event = DieThrown | Began | Thrown | TakenUp | Stood | Placed | Captured | Scored | Tallied | SetAside | RanOut | TurnEnded | Finished;
export type PackedOffers = readonly PackedOffer[];
