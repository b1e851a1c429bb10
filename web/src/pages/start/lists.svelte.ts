/** My tables and the lobby, asked for again from time to time while the page is looked at. */

import { api, Problem } from "../../lib/api";
import { remember, remembered } from "../../lib/going";
import { askForMine, mine } from "../../lib/mine.svelte";
import { me } from "../../lib/people.svelte";
import type { Listed } from "../../lib/wire";

const REST = 8000; // between two questions, in milliseconds

/** Of my tables those that I can go on with. */
export function goingOn(tables: readonly Listed[]): readonly Listed[] {
  return tables.filter(({ status }) => status === "running" || status === "open");
}

export class Lists {
  lobby: readonly Listed[] | null = $state.raw(null);
  /** The last question was not answered. */
  isLost = $state(false);
  /** How many tables will probably be shown to go on with; none once that is known. */
  awaited = $state(me.name === null ? 0 : remembered());
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask now, and go on asking until the function that is returned is called. */
  watch(): () => void {
    const look = (): void => {
      clearTimeout(this.#timer);
      if (document.visibilityState === "visible") void this.#ask();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async #ask(): Promise<void> {
    try {
      const lobby = api.get<readonly Listed[]>("/api/tables");
      const [, open] = await Promise.all([askForMine(), lobby]);
      this.lobby = open;
      this.isLost = false;
      this.awaited = 0;
      remember(goingOn(mine.tables).length);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.isLost = true;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (document.visibilityState === "visible") void this.#ask();
    }, REST);
  }
}
