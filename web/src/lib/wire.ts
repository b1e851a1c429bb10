// Written by `make types` from the Python structs; do not edit.

export interface Do {
  readonly ref?: string | null;
  readonly seat: number;
  readonly at: number;
  readonly key?: string | null;
  readonly do: string;
}

export interface Undo {
  readonly ref?: string | null;
  readonly seat: number;
  readonly at: number;
  readonly key?: string | null;
  readonly undo: number;
}

export interface Why {
  readonly ref?: string | null;
  readonly seat: number;
  readonly why: string;
}

export interface Preview {
  readonly ref?: string | null;
  readonly seat: number;
  readonly preview: string;
}

export interface Hint {
  readonly ref?: string | null;
  readonly seat: number;
  readonly hint: true;
}

export interface Give {
  readonly ref?: string | null;
  readonly seat: number;
  readonly orders: readonly string[];
}

export interface Resign {
  readonly ref?: string | null;
  readonly seat: number;
  readonly resign: true;
}

export interface Leave {
  readonly ref?: string | null;
  readonly seat: number;
  readonly leave: string;
}

export interface Back {
  readonly ref?: string | null;
  readonly seat: number;
  readonly back: true;
}

export interface Replace {
  readonly ref?: string | null;
  readonly seat: number;
  readonly replace: number;
}

export interface Say {
  readonly ref?: string | null;
  readonly say: string;
}

export interface Mute {
  readonly ref?: string | null;
  readonly mute: number;
  readonly on: boolean;
}

export interface Ping {
  readonly ref?: string | null;
  readonly ping: number;
}

export interface TableNow {
  readonly is: "table";
  readonly ref: string | null;
  readonly id: string;
  readonly agreement: Agreement;
  readonly status: "closed" | "open" | "over" | "running" | "stranded";
  readonly seats: readonly SeatNow[];
  readonly is_host: boolean;
  readonly commit: string;
  readonly words: readonly string[];
  readonly next: string;
  readonly votes: readonly ([number, number])[];
  readonly watching: number;
}

export interface Agreement {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly watch: "anyone" | "link" | "nobody";
  readonly listed: boolean;
  readonly help: "coach" | "legal" | "none" | "preview";
}

export interface Clock {
  readonly kind?: "bank" | "move" | "none";
  readonly seconds?: number;
  readonly increment?: number;
  readonly window?: number;
  readonly timeout?: "bot" | "move" | "resign";
}

export interface SeatNow {
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
  readonly resigned: boolean;
  readonly is_open: boolean;
  readonly is_mine: boolean;
  readonly is_here: boolean;
}

export interface Position {
  readonly is: "position";
  readonly ref?: string | null;
  readonly seat: number | null;
  readonly at: number;
  readonly since: number;
  readonly view: unknown;
  readonly waiting: readonly number[];
  readonly events?: unknown;
  readonly offers?: unknown;
  readonly sealed?: string;
  readonly undo?: number;
  readonly orders?: readonly string[];
  readonly banks?: readonly number[];
  readonly until?: number | null;
  readonly now: number;
  readonly over?: Over | null;
}

export interface Over {
  readonly type: "Over";
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
}

export interface Done {
  readonly is: "done";
  readonly ref?: string | null;
  readonly at: number;
}

export interface Refused {
  readonly is: "refused";
  readonly ref?: string | null;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly clause?: string;
  readonly at?: number;
}

export interface WhyNot {
  readonly is: "why";
  readonly ref?: string | null;
  readonly why: string;
  readonly code?: string;
  readonly clause?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

export interface Previewed {
  readonly is: "preview";
  readonly ref?: string | null;
  readonly preview: string;
  readonly events: unknown;
  readonly view?: unknown;
}

export interface Hinted {
  readonly is: "hint";
  readonly ref?: string | null;
  readonly seat: number;
  readonly at: number;
  readonly moves: readonly Advice[];
}

export interface Advice {
  readonly do: string;
  readonly standing: number;
  readonly reasons: readonly Reason[];
}

export interface Reason {
  readonly term: string;
  readonly points: number;
}

export interface Heard {
  readonly is: "said";
  readonly ref?: string | null;
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly moment: number;
}

export interface Pong {
  readonly is: "pong";
  readonly ref?: string | null;
  readonly ping: number;
}

export interface Wish {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: readonly string[];
  readonly clock?: Clock;
  readonly watch?: "anyone" | "link" | "nobody";
  readonly listed?: boolean;
  readonly help?: "coach" | "legal" | "none" | "preview";
  readonly words?: string;
}

export interface Replay {
  readonly entries: number;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly at: number;
  readonly line: string;
  readonly events: unknown;
  readonly views: Readonly<Record<string, unknown>>;
  readonly waiting: readonly number[];
  readonly over: Over | null;
}

export interface GameOf {
  readonly name: string;
  readonly version: number;
  readonly ruleset: string;
  readonly options: readonly OptionOf[];
  readonly refusals: Readonly<Record<string, string>>;
}

export interface OptionOf {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
}

export interface Listed {
  readonly id: string;
  readonly agreement: Agreement;
  readonly status: "closed" | "open" | "over" | "running" | "stranded";
  readonly names: readonly string[];
  readonly is_mine: boolean;
  readonly changed: number;
}

export interface Opened {
  readonly id: string;
  readonly link: string;
  readonly table: TableNow;
}

export interface Sitting {
  readonly words?: string;
  readonly bot?: string;
}

export interface Me {
  readonly name: string;
}

export interface PersonalLink {
  readonly link: string;
  readonly token: string;
}

export interface Offer {
  readonly do: string;
  readonly action: unknown;
}

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export type Said = Do | Undo | Why | Preview | Hint | Give | Resign | Leave | Back | Replace | Say | Mute | Ping;
export type Told = TableNow | Position | Done | Refused | WhyNot | Previewed | Hinted | Heard | Pong;
