/** A match through the eyes that look on. */

import { Chosen } from "./advance.svelte";
import type { Match } from "./match.svelte";
import type { Move } from "./move";
import { isYou, nameAt } from "./names";
import { offersOf, onceFor } from "./offered";
import type { Packing } from "./packed";
import type { Advance, Offer, Outlook, Reason, Seen } from "./seen";
import { setAt } from "./sets";
import { sinceTurn } from "./since";
import type { Agreement, Over, Position, SeatNow, SetLabel, SetSheet } from "./wire";

type Viewer = number | null;

const NOTHING: readonly Offer<unknown>[] = [];

export class Live implements Seen {
  /** What was packed is spread out once, and only if somebody looks. */
  private readonly views = new WeakMap<Position, unknown>();

  private readonly inAdvance: Chosen;

  constructor(private readonly match: Match) {
    this.inAdvance = new Chosen(match);
  }

  private get packing(): Packing<unknown, unknown> | undefined {
    return this.match.face()?.packing;
  }
  private get position(): Position {
    const known = this.match.now;
    if (!known) throw new Error("nothing is known yet");
    return known.position;
  }

  get seat(): Viewer {
    return this.match.eyes;
  }
  get seats(): readonly SeatNow[] {
    return this.match.table?.seats ?? [];
  }
  get agreement(): Agreement {
    if (!this.match.table) throw new Error("nothing is known yet");
    return this.match.table.agreement;
  }
  get set(): SetLabel | null {
    return this.match.table?.set ?? null;
  }
  sheet(): Promise<SetSheet> {
    return setAt(this.match.id);
  }
  get view(): unknown {
    const { position } = this;
    const isSpread = this.match.now?.isSpread;
    return onceFor(position, this.views, () => {
      return this.packing && !isSpread ? this.packing.view(position.view as never) : position.view;
    });
  }
  get offers(): readonly Offer<unknown>[] {
    const { position } = this;
    if (!this.match.owes(this.seat) || !position.offers) return NOTHING;
    return offersOf(position, this.packing);
  }
  get waiting(): readonly number[] {
    const { waiting } = this.position;
    // what is only looked at asks nobody who looks on
    return this.match.isBehind ? waiting.filter((seat) => seat !== this.seat) : waiting;
  }
  get over(): Over | null {
    return this.position.over ?? null;
  }
  // another position at the same entry, after somebody's answer or an order, begins nothing anew
  readonly at: number = $derived.by(() => this.position.at);
  get history(): readonly unknown[] {
    return this.match.now?.history ?? [];
  }
  readonly isLanding: boolean = $derived.by(() => this.match.shown?.isTold === false);
  readonly told: readonly unknown[] = $derived.by(() => {
    const { history, news } = this.match.now ?? { history: [], news: [] };
    return this.isLanding ? history.slice(0, history.length - news.length) : history;
  });
  private readonly plays: boolean = $derived.by(() => this.match.shown?.plays ?? false);
  get news(): readonly unknown[] {
    return this.plays ? (this.match.now?.news ?? []) : [];
  }
  readonly since: readonly unknown[] = $derived.by(() => {
    const [face, { told, seat }] = [this.match.face(), this];
    return face ? told.slice(sinceTurn(told, seat, face)) : [];
  });
  readonly sealed: string | null = $derived.by(() => this.position.sealed ?? null);
  get isIdle(): boolean {
    return this.match.isIdle(this.seat);
  }
  get orders(): readonly string[] {
    return this.position.orders ?? [];
  }
  get advance(): Advance | null {
    return this.isLive ? this.inAdvance.here : null;
  }
  get isLive(): boolean {
    return this.seat !== null && this.match.table?.status === "running" && !this.over;
  }
  get isSending(): boolean {
    return this.match.isSending;
  }
  /** Of what is now, whatever is shown: clocks are true. */
  get until(): number | null {
    const { latest } = this.match;
    const until = latest?.position.until ?? null;
    return until === null ? null : until - (latest?.behind ?? 0);
  }

  name(seat: number): string {
    return nameAt(this.seats, seat);
  }
  isYou(seat: number): boolean {
    return isYou(this.seats, seat);
  }
  async do(move: Move): Promise<boolean> {
    const { seat, at } = this;
    if (seat === null) return false;
    const isMeant = await this.match.busy(() => this.means(move));
    return isMeant && this.at === at && this.match.do(seat, move);
  }

  /** A coach asks before a blunder; not while others are asked as well, where time may tell. */
  private async means(move: Move): Promise<boolean> {
    const { coach } = this.match;
    if (!coach.isOn || this.waiting.length !== 1) return true;
    if (coach.hasSuggested(this.at, move)) return true;
    const outlook = await this.preview(move);
    return coach.means(outlook?.cautions ?? []);
  }
  async preview(move: Move): Promise<Outlook<unknown, unknown> | null> {
    return this.helps("preview") && this.seat !== null
      ? this.match.questions.preview(this.seat, move)
      : null;
  }
  async why(move: Move): Promise<Reason | null> {
    return this.helps("preview") && this.seat !== null
      ? this.match.questions.why(this.seat, move)
      : null;
  }
  async order(orders: readonly string[]): Promise<boolean> {
    return this.seat !== null && this.match.order(this.seat, orders);
  }

  private helps(least: "preview" | "coach"): boolean {
    const { help } = this.agreement;
    if (this.match.isBehind) return false; // the answer would be about what is now
    return help === "coach" || help === least;
  }
}
