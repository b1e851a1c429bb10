/** The dice in front of this seat: which are kept, and which go back into the cup. */

import { facesIn, lay, lying, reroll, slotsOf, spent, throws, type Die } from "./dice";
import type { Table, Turn } from "./turn.svelte";

const DOUBLE_TAP = 400; // ms after dice fell in which a second tap on the button is no wish

export class Hand {
  private taken: ReadonlyMap<number, readonly number[]> = $state.raw(new Map());
  private chosen: { readonly number: number; readonly kept: readonly boolean[] } = $state.raw({
    number: -1,
    kept: [],
  });

  constructor(
    private readonly seen: Table,
    private readonly turn: Turn,
  ) {}

  /** The number of the last throw in the match. */
  readonly number = $derived.by(() => throws(this.seen.history));

  /** The dice slot by slot; as the view tells them if nothing is known of how they fell. */
  readonly dice: readonly Die[] = $derived.by(() => {
    const { step } = this.seen.view;
    if (step.type === "Beginning" || step.type === "Ended") return [];
    if (step.type === "Throwing" && step.throw === 1) return [];
    const told = lay(this.seen.history, this.taken);
    const lies = lying(this.seen.view);
    const isTold = lies.every((face) => told.some((die) => die.face === face));
    return told.length && isTold ? told : lies.map((face) => ({ face, kept: false }));
  });

  /** Slots whose dice are in the cup, or paid for a pawn. */
  readonly gone = $derived.by(() => spent(this.dice, lying(this.seen.view)));

  readonly kept: readonly boolean[] = $derived.by(() =>
    this.chosen.number === this.number ? this.chosen.kept : this.dice.map(({ kept }) => kept),
  );
  readonly loose: readonly number[] = $derived.by(() =>
    this.dice.flatMap((_, slot) => (this.kept[slot] ? [] : [slot])),
  );

  /** The text that throws the loose dice again; null if that is not possible. */
  readonly again = $derived.by(() =>
    this.turn.isKeeping ? reroll(this.seen.offers, facesIn(this.dice, this.loose)) : null,
  );

  private fellAt = 0;

  /** Dice have fallen now: a tap that was meant for the throw before does not count. */
  fell(): void {
    this.fellAt = performance.now();
  }

  toggle(slot: number): void {
    if (!this.turn.isKeeping || slot >= this.dice.length) return;
    this.chosen = { number: this.number, kept: this.kept.with(slot, !this.kept[slot]) };
  }

  /** Let dice with these faces go, and keep all others. */
  loosen(faces: readonly number[]): void {
    const loose = slotsOf(this.dice, faces);
    this.chosen = { number: this.number, kept: this.dice.map((_, slot) => !loose.includes(slot)) };
  }

  async throw(): Promise<void> {
    const text = this.again;
    if (!text || this.seen.isSending || performance.now() - this.fellAt < DOUBLE_TAP) return;
    this.taken = new Map(this.taken).set(this.number, this.loose);
    await this.seen.do(text);
  }
}
