/** My tables and the lobby, asked for again from time to time while the page is looked at. */

import { api, Problem } from "../../lib/api";
import { bots } from "../../lib/library";
import { me } from "../../lib/people.svelte";
import type { Listed } from "../../lib/wire";

const REST = 8000; // between two questions, in milliseconds

export class Lists {
  mine: readonly Listed[] = $state.raw([]);
  lobby: readonly Listed[] | null = $state.raw(null);
  /** The last question was not answered. */
  isLost = $state(false);
  levels: readonly string[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask now, and go on asking until the function that is returned is called. */
  watch(): () => void {
    const look = (): void => {
      clearTimeout(this.#timer);
      if (document.visibilityState === "visible") void this.#ask();
    };
    bots().then(
      (levels) => (this.levels = levels),
      () => undefined, // bots are then called by their level
    );
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async #ask(): Promise<void> {
    try {
      const mine = me.name === null ? [] : api.get<readonly Listed[]>("/api/tables/mine");
      const lobby = api.get<readonly Listed[]>("/api/tables");
      [this.mine, this.lobby] = await Promise.all([mine, lobby]);
      this.isLost = false;
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
