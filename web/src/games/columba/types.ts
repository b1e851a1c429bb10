// Written by `make types` from the Python structs; do not edit.

export interface Place {
  readonly type: "Place";
  readonly card: string;
  readonly field: [number, number];
  readonly turn: number;
}

export interface TakeObjective {
  readonly type: "TakeObjective";
}

export interface NoObjective {
  readonly type: "NoObjective";
}

export interface Build {
  readonly type: "Build";
  readonly size: string;
  readonly field: [number, number];
}

export interface Lay {
  readonly type: "Lay";
  readonly kind: string;
  readonly field: [number, number];
}

export interface Breed {
  readonly type: "Breed";
  readonly tiles: string;
}

export interface Raise {
  readonly type: "Raise";
  readonly tiles: string;
}

export interface Falcon {
  readonly type: "Falcon";
  readonly field: [number, number];
}

export interface End {
  readonly type: "End";
}

export interface Began {
  readonly type: "Began";
  readonly seat: number;
}

export interface Dealt {
  readonly type: "Dealt";
  readonly seat: number;
  readonly card: string;
}

export interface Opened {
  readonly type: "Opened";
  readonly card: string;
}

export interface Drawn {
  readonly type: "Drawn";
  readonly seat: number;
  readonly card: string;
}

export interface Placed {
  readonly type: "Placed";
  readonly seat: number;
  readonly card: string;
  readonly field: [number, number];
  readonly turn: number;
}

export interface Captured {
  readonly type: "Captured";
  readonly seat: number;
  readonly pigeons: string;
  readonly fields: readonly ([number, number])[];
}

export interface Completed {
  readonly type: "Completed";
  readonly seat: number;
  readonly card: string;
}

export interface ObjectiveTaken {
  readonly type: "ObjectiveTaken";
  readonly seat: number;
  readonly card: string;
}

export interface ObjectiveDeclined {
  readonly type: "ObjectiveDeclined";
  readonly seat: number;
}

export interface Discarded {
  readonly type: "Discarded";
  readonly seat: number;
  readonly card: string;
}

export interface Built {
  readonly type: "Built";
  readonly seat: number;
  readonly size: string;
  readonly field: [number, number];
  readonly count: number;
  readonly points: number;
}

export interface Laid {
  readonly type: "Laid";
  readonly seat: number;
  readonly kind: string;
  readonly field: [number, number];
}

export interface Bred {
  readonly type: "Bred";
  readonly seat: number;
  readonly tiles: string;
}

export interface Raised {
  readonly type: "Raised";
  readonly seat: number;
  readonly tiles: string;
}

export interface Hunted {
  readonly type: "Hunted";
  readonly seat: number;
  readonly owner: number;
  readonly field: [number, number];
}

export interface Resized {
  readonly type: "Resized";
  readonly owner: number;
  readonly home: [number, number];
  readonly kind: string;
  readonly before: number;
  readonly after: number;
  readonly points: number;
}

export interface TurnEnded {
  readonly type: "TurnEnded";
  readonly seat: number;
}

export interface LastCard {
  readonly type: "LastCard";
  readonly seat: number;
}

export interface Tallied {
  readonly type: "Tallied";
  readonly seat: number;
  readonly terms: readonly Term[];
}

export interface Term {
  readonly name: string;
  readonly fields: number;
  readonly points: number;
  readonly home: [number, number] | null;
}

export interface TieBroken {
  readonly type: "TieBroken";
  readonly largest: readonly number[];
  readonly is_shared: boolean;
}

export interface Finished {
  readonly type: "Finished";
  readonly scores: readonly number[];
}

export interface View {
  readonly options: Options;
  readonly boards: readonly Board[];
  readonly land: readonly Spot[];
  readonly estates: readonly EstateView[];
  readonly pile: Contents;
  readonly starting: Contents;
  readonly supply: [number, number, number, number];
  readonly falcons: number;
  readonly drawn: number;
  readonly discarded: readonly string[];
  readonly laid: readonly string[];
  readonly seat: number;
  readonly step: Beginning | Dealing | Opening | Drawing | Placing | Choosing | Aiming | Optional | Ended;
  readonly has_built: boolean;
  readonly has_bred: boolean;
  readonly has_hunted: boolean;
  readonly strays: readonly ([number, number])[];
}

export interface Options {
  readonly seats?: number;
  readonly variant?: "junior" | "standard";
  readonly interleave_options?: boolean;
  readonly tile_supply?: "limited" | "unlimited";
  readonly minimum_group?: 1 | 2;
}

export interface Board {
  readonly player: Player;
  readonly lacking: readonly number[];
  readonly terms: readonly Term[];
}

export interface Player {
  readonly small: number;
  readonly large: number;
  readonly objective: string | null;
  readonly captured: [number, number, number, number];
  readonly board: [number, number, number, number];
  readonly eyases: number;
  readonly adults: number;
}

export interface Spot {
  readonly field: [number, number];
  readonly shows: string | null;
  readonly has_card: boolean;
  readonly has_tile: boolean;
  readonly is_fresh: boolean;
}

export interface EstateView {
  readonly owner: number;
  readonly size: string;
  readonly kind: string;
  readonly home: [number, number];
  readonly fields: readonly ([number, number])[];
}

export interface Contents {
  readonly counts: readonly ([string, number])[];
}

export interface Beginning {
  readonly type: "Beginning";
}

export interface Dealing {
  readonly type: "Dealing";
  readonly to: number;
}

export interface Opening {
  readonly type: "Opening";
}

export interface Drawing {
  readonly type: "Drawing";
}

export interface Placing {
  readonly type: "Placing";
  readonly card: string;
  readonly is_former: boolean;
}

export interface Choosing {
  readonly type: "Choosing";
  readonly former: string;
}

export interface Aiming {
  readonly type: "Aiming";
  readonly former: string;
}

export interface Optional {
  readonly type: "Optional";
}

export interface Ended {
  readonly type: "Ended";
}

export interface PackedView {
  readonly options: Options;
  readonly boards: readonly Board[];
  readonly land: PackedLand | null;
  readonly pile: Contents;
  readonly starting: Contents;
  readonly supply: [number, number, number, number];
  readonly falcons: number;
  readonly drawn: number;
  readonly discarded: readonly string[];
  readonly laid: readonly string[];
  readonly seat: number;
  readonly step: Beginning | Dealing | Opening | Drawing | Placing | Choosing | Aiming | Optional | Ended;
  readonly has_built: boolean;
  readonly has_bred: boolean;
  readonly has_hunted: boolean;
  readonly strays: string;
}

export interface PackedLand {
  readonly frame: Frame;
  readonly cards: string;
  readonly shown: Readonly<Record<string, string>>;
  readonly tiles: string;
  readonly fresh: string;
  readonly estates: readonly PackedEstate[];
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export interface PackedEstate {
  readonly owner: number;
  readonly size: string;
  readonly kind: string;
  readonly home: string;
  readonly fields: string;
}

export interface PackedOffer {
  readonly do: string;
  readonly action: Readonly<Record<string, unknown>>;
  readonly each?: Places;
}

export interface Places {
  readonly frame: Frame;
  readonly fields: string;
}

export type Action = Place | TakeObjective | NoObjective | Build | Lay | Breed | Raise | Falcon | End;
export type Event = Began | Dealt | Opened | Drawn | Placed | Captured | Completed | ObjectiveTaken | ObjectiveDeclined | Discarded | Built | Laid | Bred | Raised | Hunted | Resized | TurnEnded | LastCard | Tallied | TieBroken | Finished;
export type PackedOffers = readonly PackedOffer[];
