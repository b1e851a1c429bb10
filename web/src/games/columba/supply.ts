/** What nobody has: how much of it is left, for eyes and for ears. */

import { t } from "../../lib/words.svelte";
import { KINDS } from "./geometry";
import type { View } from "./types";

export interface Stack {
  /** A piece of the sprite. */
  readonly id: string;
  readonly count: string;
  readonly says: string;
}

export function stacksOf(view: Pick<View, "supply" | "falcons" | "options">): readonly Stack[] {
  const isEndless = view.options.tile_supply === "unlimited";
  const tiles = KINDS.map((letter, i): Stack => {
    const [kind, count] = [t(`columba-kind-${letter}`), view.supply[i] ?? 0];
    const says = isEndless
      ? t("columba-page-supply-endless", { kind })
      : t("columba-page-supply-tiles", { kind, count });
    return { id: `tile-${letter}`, count: isEndless ? "∞" : String(count), says };
  });
  const says = t("columba-page-supply-falcons", { count: view.falcons });
  return [...tiles, { id: "falcon", count: String(view.falcons), says }];
}
