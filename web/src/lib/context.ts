/** What the parts of a table share without handing it down: the game, its face, the match. */

import { getContext, setContext } from "svelte";

import type { Match } from "./match.svelte";
import type { AnyFace, Seen } from "./seen";

export interface Shell {
  readonly game: string;
  readonly face: AnyFace;
  readonly seen: Seen;
  /** Null in a replay. */
  readonly match: Match | null;
}

const KEY = Symbol("shell");

export function setShell(shell: Shell): void {
  setContext(KEY, shell);
}

/** Undefined outside a table. */
export function getShell(): Shell | undefined {
  return getContext<Shell | undefined>(KEY);
}
