/** What the page and its worker say to one another. */

/** A request as to a server; `n` numbers it. */
export interface Asked {
  readonly is: "request";
  readonly n: number;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly name: string;
}

/** Somebody looks at a table from now on, says something there, looks no more. */
export type Spoken =
  | { readonly is: "open"; readonly line: number; readonly table: string; readonly since: number }
  | { readonly is: "say"; readonly line: number; readonly text: string }
  | { readonly is: "close"; readonly line: number };

/** Where the engine is described, and the words of each language are. */
export interface Begun {
  readonly is: "start";
  readonly engine: string;
  readonly catalogues: Readonly<Record<string, string>>;
}

export type ToWorker = Asked | Spoken | Begun;

export type FromWorker =
  | { readonly is: "progress"; readonly loaded: number; readonly total: number }
  | { readonly is: "ready" }
  | { readonly is: "failed"; readonly why: string }
  | { readonly is: "answer"; readonly n: number; readonly status: number; readonly text: string }
  | { readonly is: "opened"; readonly line: number }
  | { readonly is: "told"; readonly line: number; readonly texts: readonly string[] }
  | { readonly is: "closed"; readonly line: number; readonly code: number };

/** Where the engine lies, below the page, and how many bytes it has; written by `ship.mjs`. */
export interface Engine {
  readonly folder: string;
  readonly bytes: number;
  /** As it is fetched where whoever sends it compresses best. */
  readonly sent: number;
}
