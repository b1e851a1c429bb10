/** What a table waits for from this browser: who must answer, and what is answered by itself. */

import { isAmongBots } from "./idle";
import type { Known } from "./known";
import type { Move } from "./move";
import { offersOf, onceFor } from "./offered";
import { answering } from "./orders";
import type { AnyFace } from "./seen";
import type { Position, TableNow } from "./wire";

interface Sitting {
  readonly table: TableNow | null;
  /** This browser's seats that a person plays. */
  readonly mine: readonly number[];
  face(): AnyFace | null;
}

export class Duties {
  private readonly idles = new WeakMap<Position, Move | null>();
  private readonly ordered = new WeakMap<Position, boolean>();
  private idleAt = $state(-1); // the entry whose question was answered by itself

  constructor(private readonly at: Sitting) {}

  /** Whether a seat of this browser is asked something, and has not answered. */
  isAsked(seat: number | null, known: Known | null | undefined): boolean {
    const position = known?.position;
    return (
      seat !== null &&
      this.at.table?.status === "running" &&
      this.at.mine.includes(seat) &&
      !!position?.waiting.includes(seat) &&
      position.sealed === undefined &&
      this.idle(seat, position) === null
    );
  }

  /** Whether somebody has to answer it: no standing order does. */
  calls(seat: number | null, known: Known | null | undefined): boolean {
    return this.isAsked(seat, known) && !!known && !this.isOrdered(known.position);
  }

  /** Whether a question is answered by itself, or has been. */
  isIdle(seat: number, position: Position): boolean {
    return position.at === this.idleAt || this.idle(seat, position) !== null;
  }

  /** Give the only answer to a question, if that is given by itself. */
  settle(seat: number, position: Position, give: (answer: Move) => Promise<boolean>): void {
    if (position.at === this.idleAt || this.at.table?.status !== "running") return;
    const answer = this.idle(seat, position);
    if (answer === null) return;
    this.idleAt = position.at;
    void give(answer).then((isTaken) => {
      if (isTaken) return;
      this.idles.set(position, null); // then somebody must look into it
      this.idleAt = -1;
    });
  }

  /** The only answer to a question that is given by itself; null: somebody is asked. */
  private idle(seat: number, position: Position): Move | null {
    const { table } = this.at;
    if (!table || !isAmongBots(table, seat)) return null;
    if (!position.waiting.includes(seat) || position.sealed !== undefined) return null;
    const face = this.at.face();
    if (!face?.idle || this.isOrdered(position)) return null;
    return onceFor(position, this.idles, () => {
      return face.idle?.(offersOf(position, face.packing)) ?? null;
    });
  }

  private isOrdered(position: Position): boolean {
    const { orders = [] } = position;
    if (!orders.length) return false;
    return onceFor(position, this.ordered, () => {
      return answering(orders, offersOf(position, this.at.face()?.packing)) !== undefined;
    });
  }
}
