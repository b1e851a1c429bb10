/** The dice in front of this seat: which are kept, and which go back into the cup. */

import { facesIn, lay, lying, payers, reroll, slotsOf, spent, throws, type Die } from "./dice";
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

  /** The slots whose dice would go towards a price. */
  towards(price: readonly number[]): readonly number[] {
    return payers(this.dice, this.kept, price);
  }

  /** Keep what goes towards a price, or let it go if all of it is kept; how many are kept then. */
  want(price: readonly number[]): number {
    if (!this.turn.isKeeping) return 0;
    const slots = this.towards(price);
    const isKept = slots.every((slot) => this.kept[slot]);
    const kept = this.kept.map((was, slot) => (slots.includes(slot) ? !isKept : was));
    this.chosen = { number: this.number, kept };
    return isKept ? 0 : slots.length;
  }

  /** Let dice with these faces go, and keep all others. */
  loosen(faces: readonly number[]): void {
    const loose = slotsOf(this.dice, faces);
    this.fellAt = -DOUBLE_TAP; // whoever names them has seen how they fell
    this.chosen = { number: this.number, kept: this.dice.map((_, slot) => !loose.includes(slot)) };
  }

  /** Keep what was kept when the dice fell. */
  relent(): void {
    this.chosen = { number: -1, kept: [] };
  }

  async throw(): Promise<void> {
    const text = this.again;
    if (!text || this.seen.isSending || performance.now() - this.fellAt < DOUBLE_TAP) return;
    this.taken = new Map(this.taken).set(this.number, this.loose);
    await this.seen.do(text);
  }
}
