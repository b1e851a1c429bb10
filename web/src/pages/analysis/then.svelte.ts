/** A choice of a finished match as its seat knew it then, at the game's own table: another move may
 * be tried there, and is judged; nothing is played. */

import { api, Problem } from "../../lib/api";
import { sent, type Move } from "../../lib/move";
import { isYou, nameAt } from "../../lib/names";
import type { AnyFace, Offer, Outlook, Reason, Seen } from "../../lib/seen";
import { setAt } from "../../lib/sets";
import { toasts } from "../../lib/toasts.svelte";
import type {
  Agreement,
  Decision,
  Moment,
  Previewed,
  SeatNow,
  SetLabel,
  SetSheet,
  TableNow,
  WhyNot,
} from "../../lib/wire";
import { momentAddress } from "./analysing.svelte";

const NOTHING: readonly never[] = [];

export class Then implements Seen {
  private sending = $state(0);
  /** What the last try was found to be; null before there was one. */
  answer: Decision | null = $state.raw(null);
  readonly agreement: Agreement;
  readonly seats: readonly SeatNow[];
  private readonly answers = new Map<string, Promise<unknown>>();

  constructor(
    private readonly table: TableNow,
    private readonly face: AnyFace,
    readonly moment: Moment,
    /** Whether whoever looks is asked to choose: then the seat is theirs. */
    readonly isTried: boolean,
  ) {
    this.agreement = { ...table.agreement, help: "preview" };
    this.seats = isTried
      ? table.seats.map((seat) => ({ ...seat, is_mine: seat.seat === moment.seat }))
      : table.seats;
  }

  get seat(): number {
    return this.moment.seat;
  }
  get set(): SetLabel {
    return this.table.set;
  }
  sheet(): Promise<SetSheet> {
    return setAt(this.table.id);
  }
  get view(): unknown {
    return this.moment.position.view;
  }
  get offers(): readonly Offer<unknown>[] {
    return (this.moment.position.offers as readonly Offer<unknown>[] | undefined) ?? NOTHING;
  }
  get waiting(): readonly number[] {
    return this.moment.position.waiting;
  }
  readonly over = null;
  get at(): number {
    return this.moment.position.at;
  }
  get history(): readonly unknown[] {
    return this.moment.position.events as readonly unknown[];
  }
  get told(): readonly unknown[] {
    return this.history;
  }
  readonly news: readonly unknown[] = NOTHING;
  readonly since: readonly unknown[] = NOTHING;
  readonly isLanding = false;
  readonly sealed = null;
  readonly isIdle = false;
  readonly orders: readonly string[] = NOTHING;
  readonly isLive = true;
  get isSending(): boolean {
    return this.sending > 0;
  }
  readonly until = null;

  name(seat: number): string {
    return nameAt(this.seats, seat);
  }
  isYou(seat: number): boolean {
    return isYou(this.seats, seat);
  }

  /** An offer in words. */
  inWords(text: string): string {
    const offer = this.offers.find((one) => one.do === text);
    return offer ? this.face.offer(offer.action, this.view, this) : text;
  }

  /** Nothing is ever stored here: a try is judged, and the table stays as it is. */
  async do(move: Move): Promise<boolean> {
    if (!this.isTried || this.isSending) return false;
    this.sending++;
    this.answer = null;
    try {
      this.answer = await api.post<Decision>(this.address, { move: sent(move) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toasts.say(() => error.sentence, "bad");
    } finally {
      this.sending--;
    }
    return false;
  }

  preview(move: Move): Promise<Outlook<unknown, unknown> | null> {
    return this.once(`preview ${JSON.stringify(move)}`, async () => {
      const told = await api.post<Previewed>(`${this.address}/preview`, { move: sent(move) });
      return { events: told.events as readonly unknown[], view: told.view ?? null };
    });
  }

  why(move: Move): Promise<Reason | null> {
    return this.once(`why ${JSON.stringify(move)}`, async () => {
      const {
        code,
        clause = "",
        params = {},
      } = await api.post<WhyNot>(`${this.address}/why`, {
        move: sent(move),
      });
      return code ? { clause, says: () => this.face.refuse(code, params, this) } : null;
    });
  }

  order(): Promise<boolean> {
    return Promise.resolve(false);
  }

  private get address(): string {
    return momentAddress(this.table.id, this.moment.at);
  }

  private once<T>(question: string, find: () => Promise<T | null>): Promise<T | null> {
    const known = this.answers.get(question) as Promise<T | null> | undefined;
    if (known) return known;
    const asked = find().catch((error: unknown) => {
      this.answers.delete(question);
      if (error instanceof Problem) return null;
      throw error;
    });
    this.answers.set(question, asked);
    return asked;
  }
}
