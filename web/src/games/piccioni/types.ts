// Written by `make types` from the Python structs; do not edit.

export interface Draw {
  readonly type: "Draw";
}

export interface Play {
  readonly type: "Play";
  readonly card: string;
  readonly what: readonly string[];
  readonly zone: string;
  readonly to: string;
  readonly partner: number;
}

export interface Clean {
  readonly type: "Clean";
  readonly what: string;
  readonly paid: readonly string[];
}

export interface Trophy {
  readonly type: "Trophy";
  readonly pigeon: string;
  readonly paid: readonly string[];
}

export interface End {
  readonly type: "End";
}

export interface Pass {
  readonly type: "Pass";
}

export interface React {
  readonly type: "React";
  readonly card: string;
  readonly what: readonly string[];
}

export interface Assign {
  readonly type: "Assign";
  readonly pigeon: string;
  readonly zone: string;
}

export interface Follow {
  readonly type: "Follow";
  readonly pigeon: string;
  readonly zone: string;
}

export interface NoFollow {
  readonly type: "NoFollow";
}

export interface Take {
  readonly type: "Take";
  readonly back: string;
}

export interface Discard {
  readonly type: "Discard";
  readonly card: string;
}

export interface Began {
  readonly type: "Began";
  readonly seat: number;
}

export interface Removed {
  readonly type: "Removed";
}

export interface Laid {
  readonly type: "Laid";
  readonly pigeon: string;
  readonly zone: string;
}

export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly card: string;
}

export interface Reshuffled {
  readonly type: "Reshuffled";
  readonly cards: number;
}

export interface Discarded {
  readonly type: "Discarded";
  readonly seat: number;
  readonly card: string;
}

export interface Paid {
  readonly type: "Paid";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface Played {
  readonly type: "Played";
  readonly seat: number;
  readonly card: string;
  readonly what: readonly string[];
  readonly zone: string;
  readonly to: string;
  readonly partner: number;
}

export interface Reacted {
  readonly type: "Reacted";
  readonly seat: number;
  readonly card: string;
  readonly what: readonly string[];
}

export interface Cancelled {
  readonly type: "Cancelled";
  readonly seat: number;
  readonly card: string;
}

export interface Redirected {
  readonly type: "Redirected";
  readonly seat: number;
  readonly card: string;
}

export interface Joined {
  readonly type: "Joined";
  readonly seat: number;
}

export interface Called {
  readonly type: "Called";
  readonly card: string;
  readonly count: number;
  readonly calls: number;
}

export interface Assigned {
  readonly type: "Assigned";
  readonly cards: readonly string[];
  readonly zone: string;
}

export interface Cleaned {
  readonly type: "Cleaned";
  readonly seat: number;
  readonly what: readonly string[];
}

export interface TrophyMade {
  readonly type: "TrophyMade";
  readonly seat: number;
  readonly card: string;
}

export interface Returned {
  readonly type: "Returned";
  readonly pigeons: readonly string[];
}

export interface TrophyDrawn {
  readonly type: "TrophyDrawn";
  readonly seat: number | null;
}

export interface TrophyTaken {
  readonly type: "TrophyTaken";
  readonly seat: number;
  readonly card: string;
}

export interface Scared {
  readonly type: "Scared";
  readonly pigeons: readonly string[];
  readonly zone: string;
  readonly to: string;
}

export interface Scattered {
  readonly type: "Scattered";
  readonly pigeons: readonly string[];
  readonly zone: string;
}

export interface Moved {
  readonly type: "Moved";
  readonly pigeons: readonly string[];
  readonly zone: string;
  readonly to: string;
}

export interface Swapped {
  readonly type: "Swapped";
  readonly seat: number;
  readonly zone: string;
  readonly given: readonly string[];
  readonly taken: readonly string[];
}

export interface MovesEnded {
  readonly type: "MovesEnded";
  readonly seat: number;
  readonly count: number;
}

export interface Revealed {
  readonly type: "Revealed";
  readonly seat: number;
  readonly pigeon: string;
}

export interface Followed {
  readonly type: "Followed";
  readonly pigeon: string;
  readonly zone: string;
  readonly to: string;
}

export interface TurnEnded {
  readonly type: "TurnEnded";
  readonly seat: number;
}

export interface LastRound {
  readonly type: "LastRound";
  readonly turns: number;
}

export interface LastRoundStopped {
  readonly type: "LastRoundStopped";
}

export interface Uncovered {
  readonly type: "Uncovered";
  readonly seat: number;
  readonly pigeons: readonly string[];
}

export interface Tallied {
  readonly type: "Tallied";
  readonly seat: number;
  readonly terms: readonly Term[];
}

export interface Term {
  readonly name: string;
  readonly count: number;
  readonly points: number;
}

export interface TieBroken {
  readonly type: "TieBroken";
  readonly cards: readonly number[];
  readonly is_shared: boolean;
}

export interface Finished {
  readonly type: "Finished";
}

export interface View {
  readonly options: Options;
  readonly cards: string;
  readonly viewer: number | null;
  readonly seat: number;
  readonly places: readonly PlaceView[];
  readonly areas: readonly Area[];
  readonly hand: readonly string[];
  readonly excess: number;
  readonly aims: readonly CardAims[];
  readonly flock: number;
  readonly deck: number;
  readonly discard: Contents;
  readonly removed: number;
  readonly revealed: number;
  readonly drawn: number;
  readonly moves: number;
  readonly turn_moves: number;
  readonly prices: readonly number[];
  readonly trophy_price: number;
  readonly calls: number;
  readonly last_round: number;
  readonly agenda: readonly (Beginning | Removing | Laying | Drawing | Excess | Moving | Playing | Reacting | Landing | Window | Returning | Sharing | Revealing | Assigning | Following | Arriving | Passing | Ended)[];
  readonly announced: Play | null;
  readonly arriving: readonly string[];
  readonly answered: readonly number[];
  readonly answer: Draw | Play | Clean | Trophy | End | Pass | React | Assign | Follow | NoFollow | Take | Discard | null;
}

export interface Options {
  readonly seats?: number;
  readonly edition?: "2019" | "2025-balcony" | "2025-flock";
  readonly first_moves?: 1 | 2;
}

export interface PlaceView {
  readonly id: string;
  readonly pigeons: readonly string[];
  readonly spaces: number | null;
  readonly free: number | null;
}

export interface Area {
  readonly pigeons: readonly string[];
  readonly dirt: readonly string[];
  readonly trophies: readonly string[];
  readonly unseen: readonly string[];
  readonly hand_size: number;
  readonly terms: readonly Term[];
}

export interface CardAims {
  readonly card: string;
  readonly play: Asks;
  readonly names_pigeon: boolean;
}

export interface Asks {
  readonly what: "" | "dirt" | "pigeons";
  readonly most: number;
  readonly source: string;
  readonly zone: boolean;
  readonly to: boolean;
  readonly partner: boolean;
}

export interface Contents {
  readonly counts: readonly ([string, number])[];
}

export interface Beginning {
  readonly type: "Beginning";
}

export interface Removing {
  readonly type: "Removing";
  readonly left: number;
}

export interface Laying {
  readonly type: "Laying";
  readonly zone: number;
}

export interface Drawing {
  readonly type: "Drawing";
  readonly seat: number;
  readonly left: number;
}

export interface Excess {
  readonly type: "Excess";
  readonly seat: number;
}

export interface Moving {
  readonly type: "Moving";
}

export interface Playing {
  readonly type: "Playing";
  readonly seat: number;
  readonly aims: Play;
  readonly done: number;
  readonly is_laid: boolean;
  readonly is_redirected: boolean;
  readonly joined: readonly number[];
}

export interface Reacting {
  readonly type: "Reacting";
  readonly seat: number;
  readonly aims: React;
  readonly done: number;
}

export interface Landing {
  readonly type: "Landing";
  readonly pigeons: readonly string[];
  readonly zone: number;
}

export interface Window {
  readonly type: "Window";
  readonly reacted: readonly number[];
  readonly asked: readonly number[];
  readonly answers: readonly ([number, Draw | Play | Clean | Trophy | End | Pass | React | Assign | Follow | NoFollow | Take | Discard])[];
}

export interface Returning {
  readonly type: "Returning";
  readonly owners: readonly (number | null)[];
}

export interface Sharing {
  readonly type: "Sharing";
  readonly pool: readonly string[];
  readonly unseen: readonly string[];
  readonly sharers: readonly number[];
}

export interface Revealing {
  readonly type: "Revealing";
  readonly left: number;
}

export interface Assigning {
  readonly type: "Assigning";
  readonly pigeon: string;
  readonly zones: readonly number[];
}

export interface Following {
  readonly type: "Following";
  readonly zone: number;
}

export interface Arriving {
  readonly type: "Arriving";
  readonly zone: number;
  readonly done: number;
}

export interface Passing {
  readonly type: "Passing";
}

export interface Ended {
  readonly type: "Ended";
}

export interface PackedOffer {
  readonly do: string;
  readonly action: Readonly<Record<string, unknown>>;
  readonly each?: Choices;
}

export interface Choices {
  readonly of: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Action = Draw | Play | Clean | Trophy | End | Pass | React | Assign | Follow | NoFollow | Take | Discard;
export type Event = Began | Removed | Laid | Drew | Reshuffled | Discarded | Paid | Played | Reacted | Cancelled | Redirected | Joined | Called | Assigned | Cleaned | TrophyMade | Returned | TrophyDrawn | TrophyTaken | Scared | Scattered | Moved | Swapped | MovesEnded | Revealed | Followed | TurnEnded | LastRound | LastRoundStopped | Uncovered | Tallied | TieBroken | Finished;
export type PackedView = View;
export type PackedOffers = readonly PackedOffer[];
export type Verb = "assign" | "cancel" | "discard" | "draw" | "move" | "redirect" | "scare" | "share" | "swap" | "trophy";
