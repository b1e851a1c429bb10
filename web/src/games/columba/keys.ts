/** The keys of the table: those that choose what to do, and the help for all of them. */

import type { KeyHelp } from "../../lib/seen";
import type { Mode } from "./offers";

/** Keys as the browser names them; capitals are with Shift. */
export const MODE_KEYS: Readonly<Record<string, Mode>> = {
  c: "place",
  b: "small",
  B: "large",
  "1": "lay-g",
  "2": "lay-w",
  "3": "lay-s",
  "4": "lay-b",
  y: "breed",
  a: "raise",
  f: "falcon",
  o: "take",
  O: "none",
  e: "end",
};

export const KEYS: readonly KeyHelp[] = [
  { keys: ["←", "→", "↑", "↓"], says: "columba-page-key-walk" },
  { keys: ["N", "Shift+N"], says: "columba-page-key-next" },
  { keys: ["R", "Shift+R"], says: "columba-page-key-turn" },
  { keys: ["Enter"], says: "columba-page-key-enter" },
  { keys: ["Esc"], says: "columba-page-key-escape" },
  { keys: ["C"], says: "columba-page-key-card" },
  { keys: ["B", "Shift+B"], says: "columba-page-key-build" },
  { keys: ["1", "2", "3", "4"], says: "columba-page-key-lay" },
  { keys: ["Y"], says: "columba-page-key-breed" },
  { keys: ["A"], says: "columba-page-key-raise" },
  { keys: ["F"], says: "columba-page-key-falcon" },
  { keys: ["O", "Shift+O"], says: "columba-page-key-objective" },
  { keys: ["E"], says: "columba-page-key-end" },
  { keys: ["Shift+←", "Shift+→", "Shift+↑", "Shift+↓"], says: "columba-page-key-pan" },
  { keys: ["+", "−", "0"], says: "columba-page-key-zoom" },
];

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step an arrow key makes. */
export function stepOf(key: string): readonly [number, number] | null {
  return STEPS[key] ?? null;
}
