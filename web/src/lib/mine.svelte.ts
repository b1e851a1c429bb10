/** My tables, and which of them wait for me: on the page, and on the badge of the app. */

import { api, Problem } from "./api";
import { nextOf } from "./awaiting";
import { IS_SITE, tablesHere, waitingHere } from "./home.svelte";
import { me } from "./people.svelte";
import { go, route } from "./route.svelte";
import type { Listed } from "./wire";

let tables: readonly Listed[] = $state.raw([]);

export const mine = {
  get tables(): readonly Listed[] {
    return tables;
  },
  /** How many matches wait for me, besides the one I look at. */
  waiting(present?: string): number {
    return tables.filter(({ is_asked, id }) => is_asked && id !== present).length;
  },
};

/** Tables of this browser say by themselves whose turn it is. */
async function here(): Promise<readonly Listed[]> {
  const found = await tablesHere<Listed>().catch(() => []);
  return Promise.all(
    found.map(async (listed) => {
      if (listed.status !== "running") return listed;
      const waiting: readonly number[] = await waitingHere(listed.id).catch(() => []);
      const is_asked = (listed.mine ?? []).some((seat) => waiting.includes(seat));
      return { ...listed, waiting, is_asked };
    }),
  );
}

/** Ask for them anew. Those of this browser are known whoever else can be reached. */
export async function askForMine(): Promise<readonly Listed[]> {
  const kept = await here();
  try {
    const theirs =
      me.name === null || IS_SITE ? [] : await api.get<readonly Listed[]>("/api/tables/mine");
    // where no server is reached this browser answers itself, and tells of its own once more
    const isKept = new Set(kept.map(({ id }) => id));
    know([...kept, ...theirs.filter(({ id }) => !isKept.has(id))]);
  } catch (error) {
    know(kept);
    throw error;
  }
  return tables;
}

function know(found: readonly Listed[]): void {
  tables = found;
  badge(mine.waiting());
}

/** The number on the icon of the installed app, where there is one. */
function badge(count: number): void {
  const told = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  told?.catch(() => undefined); // a browser may keep its icons to itself
}

/** Whoever looks at the page has seen what was pushed: its mark goes, and the number stays. */
export function followBadge(): void {
  const look = (): void => {
    if (document.visibilityState === "visible") badge(mine.waiting());
  };
  document.addEventListener("visibilitychange", look);
  look();
}

/** Go to the next match that waits for me; whether there is one. */
export async function goOn(): Promise<boolean> {
  const present = /^\/t\/([^/]+)$/.exec(route.path)?.[1];
  try {
    await askForMine();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  const next = nextOf(tables, present);
  if (next) go(`/t/${next.id}`);
  return next !== undefined;
}
