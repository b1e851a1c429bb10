/** The figures of a match as they are shown: which piece stands for one, and its number in words. */

import type { Figure } from "../../lib/wire";
import { has, t } from "../../lib/words.svelte";

export const SHOWN = 5;

const PIECES: Readonly<Record<string, string>> = {
  "turning-point": "i-arrow",
  led: "i-crown",
  "best-turn": "i-up",
  "columba largest-estate": "dovecote-large-red",
  "columba captures": "bird-b",
  "columba falcons": "falcon",
  "columba luck": "card-back",
  "columbiz captures": "bars",
  "columbiz longest-line": "pawn",
  "columbiz luck": "die-6",
  "columbiz set-aside": "empty-nest",
  "piccioni trophies": "rosette",
  "piccioni crowd": "fat",
  "piccioni luck": "action-back",
  "piccioni reactions": "i-hand",
  "piccioni cleaned": "guano",
  "piccioni played": "card-back",
};

export interface Told {
  readonly figure: Figure;
  readonly piece: string;
  readonly label: string;
  readonly value: string;
  /** The face of the dice it is about; 0: it is about none. */
  readonly face: number;
}

/** The first few that have a name in the catalogue: a newer server may know more of them. */
export function told(game: string, figures: readonly Figure[]): readonly Told[] {
  return figures
    .filter(({ name }) => has(keyOf(game, name)))
    .slice(0, SHOWN)
    .map((figure) => ({
      figure,
      piece: PIECES[figure.name] ?? PIECES[`${game} ${figure.name}`] ?? "logo",
      label: t(keyOf(game, figure.name)),
      value: valueOf(game, figure),
      face: isThrow(game, figure) ? figure.of : 0,
    }));
}

function keyOf(game: string, name: string): string {
  return has(`figure-${name}`) ? `figure-${name}` : `${game}-figure-${name}`;
}

function isThrow(game: string, { name }: Figure): boolean {
  return game === "columbiz" && name === "luck";
}

function valueOf(game: string, figure: Figure): string {
  const { name, count, of } = figure;
  if (name === "led") return "";
  if (name === "turning-point") return t("figure-turn", { count, of });
  if (name === "best-turn") return `+${count}`;
  if (isThrow(game, figure)) return `${count} ×`;
  return of ? t("figure-of", { count, of }) : String(count);
}
