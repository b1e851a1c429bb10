/** A move that is chosen in advance: kept by the server, and told to nobody. */

import { isHere } from "./home.svelte";
import type { Match } from "./match.svelte";
import { sent, type Move } from "./move";
import type { Advance, Offer } from "./seen";

export class Chosen implements Advance {
  constructor(private readonly match: Match) {}

  /** Null where nobody is waited for, as without a server. */
  get here(): Advance | null {
    return this.match.eyes === null || isHere(this.match.id) ? null : this;
  }
  get chosen(): Offer<unknown> | null {
    return this.match.latest?.position.chosen ?? null;
  }
  get dropped(): Offer<unknown> | null {
    return this.match.latest?.position.dropped ?? null;
  }

  async look(): Promise<{ view: unknown; offers: readonly Offer<unknown>[] } | null> {
    const told = await this.match.ask({ seat: this.seat, ahead: true });
    if (told?.is !== "ahead" || told.view === undefined) return null;
    return { view: told.view, offers: (told.offers ?? []) as readonly Offer<unknown>[] };
  }
  choose(move: Move): Promise<boolean> {
    const at = this.match.latest?.position.at ?? 0;
    return this.match.tell({ seat: this.seat, choose: sent(move), at });
  }
  withdraw(): Promise<boolean> {
    return this.match.tell({ seat: this.seat, withdraw: true });
  }

  private get seat(): number {
    return this.match.eyes ?? -1;
  }
}
