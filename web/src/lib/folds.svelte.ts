/** Which blocks of a log were unfolded or folded by hand, as long as the page is open. */

import { SvelteMap } from "svelte/reactivity";

import { route } from "./route.svelte";

const folds = new SvelteMap<string, boolean>();

function key(number: number): string {
  return `${route.path} ${number}`;
}

/** Whether a block is open: as somebody wanted it, or as is usual. */
export function isOpen(number: number, usual: boolean): boolean {
  return folds.get(key(number)) ?? usual;
}

export function fold(number: number, open: boolean): void {
  folds.set(key(number), open);
}
