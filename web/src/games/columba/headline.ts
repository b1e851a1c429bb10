/** A turn of Columba in one line, from what everybody saw. */

import { beganLine, overLine, turnLine, type Headline } from "../../lib/headline";
import { who } from "../../lib/names";
import type { Names } from "../../lib/seen";
import { t, type Params } from "../../lib/words.svelte";
import { keyOf } from "./geometry";
import { tell } from "./tell";
import type { Event, Resized } from "./types";

type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** The set-up ends with the first card, a turn with its end. */
export function isWhole(events: readonly Event[]): boolean {
  const last = events.at(-1)?.type;
  return last === "Opened" || last === "TurnEnded" || last === "Finished";
}

export function headline(events: readonly Event[], names: Names): Headline {
  const [first] = events;
  const began = all(events, "Began")[0];
  if (began) return beganLine(names, began.seat);
  if (first?.type === "Tallied") return overLine(names, all(events, "Tallied"));
  const seat = first && "seat" in first ? first.seat : null;
  if (seat === null) return { seat, text: first ? tell(first, names) : "" };
  return turnLine(names, seat, did(events, seat, names), came(events, seat, names));
}

function all<Type extends Event["type"]>(
  events: readonly Event[],
  type: Type,
): readonly Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

/** What somebody did, in the order of a turn. */
function did(events: readonly Event[], seat: number, names: Names): readonly string[] {
  const by = who(names, seat);
  const pigeons = all(events, "Captured").flatMap((event) => [...event.pigeons]).length;
  const completed = all(events, "Completed").length;
  const laid = all(events, "Laid").length;
  const told = [
    all(events, "Discarded").length ? t("columba-log-discarded", by) : "",
    pigeons ? t("columba-log-captured", { ...by, count: pigeons }) : "",
    completed ? t("columba-log-completed", { ...by, count: completed }) : "",
    all(events, "ObjectiveDeclined").length ? t("columba-log-declined", by) : "",
    ...all(events, "Built").map(({ size }) => t("columba-log-built", { ...by, size })),
    laid ? t("columba-log-laid", { ...by, count: laid }) : "",
    enlarged(events, seat, by),
    all(events, "Bred").length ? t("columba-log-bred", by) : "",
    all(events, "Raised").length ? t("columba-log-raised", by) : "",
    ...all(events, "Hunted").map(({ owner }) =>
      t("columba-log-hunted", { ...by, ...ownerOf(names, owner) }),
    ),
  ].filter(Boolean);
  if (told.length) return told;
  return [t(all(events, "Placed").length ? "columba-log-placed" : "columba-log-drawn", by)];
}

/** Estates of one's own that have grown; a new one is told by its dovecote. */
function enlarged(events: readonly Event[], seat: number, by: Params): string {
  const built = all(events, "Built").map(({ field }) => keyOf(field));
  const grown = changes(events).filter(
    ({ owner, home, before, after }) =>
      owner === seat && after > before && !built.includes(keyOf(home)),
  );
  if (!grown.length) return "";
  return t("columba-log-enlarged", { ...by, count: grown.length, fields: grown[0]!.after });
}

/** What came of it: tiles, points, and estates of others, or of one's own that have shrunk. */
function came(events: readonly Event[], seat: number, names: Names): readonly string[] {
  const tiles = all(events, "Completed").reduce((sum, { card }) => sum + card.length, 0);
  const points = gained(events, seat);
  const others = changes(events).filter(({ owner, before, after }) =>
    owner === seat ? after < before : after !== before,
  );
  return [
    tiles ? t("columba-log-tiles", { count: tiles }) : "",
    points > 0 ? t("log-points", { points }) : "",
    ...others.map((change) => resized(change, names)),
    all(events, "LastCard").length ? t("columba-log-last-card") : "",
  ].filter(Boolean);
}

/** The points that all this brought somebody, or cost them. */
function gained(events: readonly Event[], seat: number): number {
  const own = all(events, "Resized").filter(({ owner }) => owner === seat);
  return [...all(events, "Built"), ...own].reduce((sum, { points }) => sum + points, 0);
}

function resized({ owner, kind, before, after }: Resized, names: Names): string {
  return t("columba-log-resized", {
    ...ownerOf(names, owner),
    kind: t(`columba-kind-${kind}`),
    way: after < before ? "shrinks" : "grows",
    fields: after,
  });
}

/** Every estate that has changed, from what it was before the turn to what it is now. */
function changes(events: readonly Event[]): readonly Resized[] {
  const found = new Map<string, Resized>();
  for (const event of all(events, "Resized")) {
    const before = found.get(keyOf(event.home))?.before ?? event.before;
    found.set(keyOf(event.home), { ...event, before });
  }
  return [...found.values()];
}

function ownerOf(names: Names, seat: number): Params {
  return { owner: names.name(seat), yours: names.isYou(seat) ? "yes" : "no" };
}
