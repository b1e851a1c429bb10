/** Several cards that are thrown away together: each is a move of its own, chosen at once. */

import type { Option } from "./choose";
import { meaning, type Pick } from "./picks";

/**
 * What can be chosen with these picks: the cards as they are chosen, one more of them, or another
 * instead of the last; `most` are too many in the hand.
 */
export function together(
  singles: readonly Option[],
  picks: readonly Pick[],
  hand: readonly string[],
  most: number,
): readonly Option[] {
  const byPart = new Map(singles.map((one) => [one.parts[0] ?? "", one]));
  const chosen = picks.map(meaning);
  const isHeld = (parts: readonly string[]): boolean =>
    parts.every((part) => count(parts, part) <= count(hand.map(asPart), part));
  const groups = [
    chosen,
    ...singles.flatMap(({ parts }) => [
      [...chosen, ...parts],
      [...chosen.slice(0, -1), ...parts],
    ]),
  ].filter((parts) => parts.length > 1 && parts.length <= most && isHeld(parts));
  const different = new Map(groups.map((parts) => [parts.toSorted().join(), parts]));
  return [...singles, ...[...different.values()].flatMap((parts) => group(byPart, parts))];
}

function group(singles: ReadonlyMap<string, Option>, parts: readonly string[]): readonly Option[] {
  const found = parts.flatMap((part) => singles.get(part) ?? []);
  const [first, ...rest] = found;
  if (!first || found.length < parts.length) return [];
  const text = found.map(({ offer }) => offer.do).join(" ");
  const offer = { ...first.offer, do: text };
  return [{ offer, parts, then: rest.map((one) => one.offer.action) }];
}

function asPart(card: string): string {
  return `card||${card}`;
}

function count(parts: readonly string[], part: string): number {
  return parts.filter((one) => one === part).length;
}
