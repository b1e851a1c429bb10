/** A turn of Columbiz in one line, from what everybody saw. */

import { beganLine, overLine, turnLine, type Headline } from "../../lib/headline";
import { who } from "../../lib/names";
import type { Names } from "../../lib/seen";
import { t } from "../../lib/words.svelte";
import { dice, ownerOf } from "./tell";
import type { Event } from "./types";

type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** The set-up ends when it is known who begins, a turn with its end. */
export function isWhole(events: readonly Event[]): boolean {
  const last = events.at(-1)?.type;
  return last === "Began" || last === "TurnEnded" || last === "Finished";
}

export function headline(events: readonly Event[], names: Names): Headline {
  const [first] = events;
  const began = all(events, "Began")[0];
  if (began) return beganLine(names, began.seat);
  if (!first || !("seat" in first)) return { seat: null, text: "" };
  if (first.type === "Tallied") return overLine(names, all(events, "Tallied"));
  return turnLine(names, first.seat, did(events, first.seat, names), came(events));
}

function all<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): readonly Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

function did(events: readonly Event[], seat: number, names: Names): readonly string[] {
  const by = who(names, seat);
  const kept = all(events, "TakenUp").at(-1)?.kept ?? [];
  const aside = all(events, "SetAside").reduce((sum, { pawns }) => sum + pawns, 0);
  const told = [
    kept.length ? t("columbiz-log-kept", { ...by, dice: dice(kept) }) : "",
    placed(events, by),
    ...captured(events).map(([owner, count]) =>
      t("columbiz-log-captured", { ...by, ...ownerOf(names, owner), count }),
    ),
    aside ? t("columbiz-log-set-aside", { ...by, count: aside }) : "",
  ].filter(Boolean);
  return told.length ? told : [t("columbiz-log-thrown", by)];
}

/** One pawn with its square, several by their number. */
function placed(events: readonly Event[], by: ReturnType<typeof who>): string {
  const [one, ...others] = all(events, "Placed");
  if (!one) return "";
  if (!others.length) return t("columbiz-log-placed", { ...by, ...one.square });
  return t("columbiz-log-placed-some", { ...by, count: 1 + others.length });
}

/** How many pawns were captured, by whose they were. */
function captured(events: readonly Event[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const { owner, squares } of all(events, "Captured")) {
    counts.set(owner, (counts.get(owner) ?? 0) + squares.length);
  }
  return [...counts];
}

function came(events: readonly Event[]): readonly string[] {
  const terms = all(events, "Scored").flatMap((scored) => scored.terms);
  const points = terms.reduce((sum, term) => sum + term.points, 0);
  return [
    points ? t("columbiz-log-lines", { points }) : "",
    all(events, "RanOut").length ? t("columbiz-log-ran-out") : "",
  ].filter(Boolean);
}
