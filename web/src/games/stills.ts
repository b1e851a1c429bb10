/** How the positions in each game's rules are drawn, fetched when the rules are read. */

import type { Component } from "svelte";

import type { PictureOf } from "../lib/wire";

export type Still = Component<{ picture: PictureOf }>;

export const STILLS: Readonly<Record<string, () => Promise<{ readonly default: Still }>>> = {
  columba: () => import("./columba/Still.svelte"),
  columbiz: () => import("./columbiz/Still.svelte"),
  piccioni: () => import("./piccioni/Still.svelte"),
};
