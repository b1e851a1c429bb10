/** What the keys do at this table. */

import type { KeyHelp } from "../../lib/seen";

export type Command =
  | { readonly does: "throw" | "stand" | "end" | "next" | "board" | "dice" | "unpin" }
  | { readonly does: "toggle"; readonly slot: number };

const LETTERS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["t", { does: "throw" }],
  ["s", { does: "stand" }],
  ["e", { does: "end" }],
  ["n", { does: "next" }],
  ["b", { does: "board" }],
  ["d", { does: "dice" }],
  ["escape", { does: "unpin" }],
]);

export const KEYS: readonly KeyHelp[] = [
  { keys: ["B"], says: "columbiz-page-key-board" },
  { keys: ["←", "↑", "↓", "→"], says: "columbiz-page-key-arrows" },
  { keys: ["Home", "End"], says: "columbiz-page-key-ends" },
  { keys: ["N"], says: "columbiz-page-key-next" },
  { keys: ["Enter"], says: "columbiz-page-key-enter" },
  { keys: ["Esc"], says: "columbiz-page-key-escape" },
  { keys: ["D"], says: "columbiz-page-key-dice" },
  { keys: ["1", "…", "8"], says: "columbiz-page-key-toggle" },
  { keys: ["T"], says: "columbiz-page-key-throw" },
  { keys: ["S"], says: "columbiz-page-key-stand" },
  { keys: ["E"], says: "columbiz-page-key-end" },
];

/** The wish behind a key, wherever the focus is. */
export function command(key: string): Command | null {
  if (/^[1-8]$/.test(key)) return { does: "toggle", slot: Number(key) - 1 };
  return LETTERS.get(key.toLowerCase()) ?? null;
}

/** The key is meant for something else: a field, a window, a shortcut, a key held down. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}
