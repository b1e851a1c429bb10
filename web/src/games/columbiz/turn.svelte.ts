/** Whose turn it is and what may be done in it, read from the offers alone. */

import type { Seen } from "../../lib/seen";
import { keyOf, type Key } from "./geometry";
import type { Action, Event, View } from "./types";

export type Table = Seen<View, Action, Event>;

export class Turn {
  constructor(private readonly seen: Table) {}

  /** This seat is asked. */
  readonly isMine = $derived.by(
    () => this.seen.isLive && this.seen.seat !== null && this.seen.waiting.includes(this.seen.seat),
  );
  readonly step = $derived.by(() => this.seen.view.step);
  readonly isKeeping = $derived.by(() => this.isMine && this.step.type === "Keeping");
  readonly isPlacing = $derived.by(() => this.isMine && this.step.type === "Placing");
  /** The table agreed on no help: anything can be tried, and the server tells. */
  readonly isUnhelped = $derived.by(() => this.isMine && this.seen.offers.length === 0);

  /** The squares that may be taken now, with the text that takes each. */
  readonly puts: ReadonlyMap<Key, string> = $derived.by(
    () =>
      new Map(
        this.seen.offers.flatMap(({ do: text, action }) =>
          action.type === "Put" ? [[keyOf(action.square), text] as const] : [],
        ),
      ),
  );

  readonly stand = $derived.by(() => this.textOf("Stand", this.isKeeping));
  readonly end = $derived.by(() => this.textOf("End", this.isPlacing && this.placed > 0));
  readonly forfeit = $derived.by(() =>
    this.textOf("Forfeit", this.isPlacing && this.placed === 0 && this.seen.view.fits === false),
  );
  readonly placed = $derived.by(() => (this.step.type === "Placing" ? this.step.placed : 0));

  /** The dice as they lie are good for nothing. */
  readonly isStuck = $derived.by(() => this.seen.view.fits === false && this.placed === 0);

  /** The text that takes a square; without help every square can be tried. */
  put(key: Key): string | null {
    return this.puts.get(key) ?? (this.isUnhelped && this.isPlacing ? `put ${key}` : null);
  }

  private textOf(type: Action["type"], isLikely: boolean): string | null {
    const offer = this.seen.offers.find(({ action }) => action.type === type);
    return offer?.do ?? (this.isUnhelped && isLikely ? type.toLowerCase() : null);
  }
}
