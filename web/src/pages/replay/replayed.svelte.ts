/** A match that is looked at again, entry by entry, as somebody knew it then. */

import { api } from "../../lib/api";
import { isYou, nameAt } from "../../lib/names";
import type { Offer, Seen } from "../../lib/seen";
import { setAt } from "../../lib/sets";
import type {
  Agreement,
  Opened,
  Over,
  Replay,
  SeatNow,
  SetLabel,
  SetSheet,
  ReplayStep,
  TableNow,
} from "../../lib/wire";
import { eventsOf, lastMover, undone, witnessed } from "./moves";

/** Whose knowledge: a seat's number, an onlooker's, or everyone's, seat by seat as they move. */
export type Eyes = `${number}` | "onlooker" | "all";

const CHUNK = 50; // steps a request: what can be seen soon comes soon

interface Film {
  readonly steps: readonly (ReplayStep | undefined)[]; // by their number; there is no step 0
  readonly asked: Map<number, Promise<void>>;
}

export class Replayed implements Seen {
  table: TableNow;
  entries = $state(0);
  at = $state(1);
  eyes: Eyes = $state("onlooker");
  /** The entry whose events are played now; 0: none, it was a jump. */
  private playing = $state(0);
  private films: ReadonlyMap<string, Film> = $state.raw(new Map()); // by what was asked for

  readonly id: string;

  constructor({ id, table }: Opened) {
    this.id = id;
    this.table = $state.raw(table);
  }

  static async open(id: string): Promise<Replayed> {
    return new Replayed(await api.get<Opened>(`/api/tables/${encodeURIComponent(id)}`));
  }

  get isPublished(): boolean {
    return this.table.status === "over" || this.table.status === "closed";
  }

  get mine(): readonly number[] {
    return this.table.seats.filter((seat) => seat.is_mine).map(({ seat }) => seat);
  }

  /** Those who may be looked over the shoulder. */
  get choices(): readonly Eyes[] {
    const all = this.table.seats.map(({ seat }): Eyes => `${seat}`);
    if (this.isPublished) return [...all, "onlooker", "all"];
    return this.mine.length ? this.mine.map((seat): Eyes => `${seat}`) : ["onlooker"];
  }

  get usual(): Eyes {
    return this.mine.length ? `${this.mine[0]!}` : "onlooker";
  }

  get steps(): readonly (ReplayStep | undefined)[] {
    return this.films.get(this.asks(this.eyes))?.steps ?? [];
  }

  get step(): ReplayStep | undefined {
    return this.steps[this.at];
  }

  get isReady(): boolean {
    return this.step !== undefined;
  }

  /** Look with these eyes at this entry; what it takes is fetched first. */
  async look(eyes: Eyes, at: number): Promise<void> {
    await this.fetch(eyes, Math.max(1, at));
    this.eyes = eyes;
    this.jump(at);
  }

  /** Another entry, without playing what led there. */
  jump(at: number): void {
    this.playing = 0;
    this.at = this.clamped(at);
    void this.ahead();
  }

  /** The next entry, played. False at the end, or as long as it is not there. */
  forward(): boolean {
    if (this.at >= this.entries || !this.steps[this.at + 1]) return false;
    this.at++;
    this.playing = this.at;
    void this.ahead();
    return true;
  }

  /** What has happened since, if the match is still being played. */
  async catchUp(): Promise<void> {
    if (this.isPublished) return;
    const { table } = await api.get<Opened>(`/api/tables/${encodeURIComponent(this.table.id)}`);
    this.table = table;
    for (const film of this.films.values()) film.asked.delete(chunkOf(this.entries));
    await this.fetch(this.eyes, this.entries);
  }

  /** Everything there is, from where somebody is looking onwards, then the rest. */
  async all(): Promise<void> {
    const { eyes, entries } = this;
    const here = chunkOf(this.at);
    const chunks = Array.from({ length: chunkOf(entries) + 1 }, (_, chunk) => chunk);
    for (const chunk of [...chunks.slice(here), ...chunks.slice(0, here)]) {
      if (this.eyes !== eyes) return;
      await this.fetch(eyes, chunk * CHUNK + 1);
    }
  }

  private async ahead(): Promise<void> {
    const { eyes, at } = this;
    const next = Math.min(at + CHUNK / 2, Math.max(1, this.entries));
    await Promise.all([this.fetch(eyes, at), this.fetch(eyes, next)]).catch(() => undefined);
  }

  private clamped(at: number): number {
    return Math.max(1, Math.min(Math.round(at) || 1, Math.max(1, this.entries)));
  }

  private fetch(eyes: Eyes, at: number): Promise<void> {
    const whose = this.asks(eyes);
    const film = this.films.get(whose) ?? { steps: [], asked: new Map<number, Promise<void>>() };
    if (!this.films.has(whose)) this.films = new Map(this.films).set(whose, film);
    const chunk = chunkOf(at);
    const known = film.asked.get(chunk);
    if (known) return known;
    const asked = this.bring(whose, chunk);
    film.asked.set(chunk, asked);
    asked.catch(() => film.asked.delete(chunk)); // the next one may be luckier
    return asked;
  }

  private async bring(whose: string, chunk: number): Promise<void> {
    const [from, to] = [chunk * CHUNK + 1, (chunk + 1) * CHUNK];
    const id = encodeURIComponent(this.table.id);
    const path = `/api/tables/${id}/replay?seat=${whose}&from=${from}&to=${to}`;
    const told = await api.get<Replay>(path);
    this.entries = Math.max(this.entries, told.entries);
    const film = this.films.get(whose)!;
    const steps = [...film.steps];
    for (const step of told.steps) steps[step.at] = step;
    this.films = new Map(this.films).set(whose, { ...film, steps });
  }

  /** An onlooker's knowledge is told to everyone at the end, before that to whoever has no seat. */
  private asks(eyes: Eyes): string {
    if (eyes !== "onlooker") return eyes;
    return this.isPublished ? "all" : "";
  }

  // the match as a table draws it

  get seat(): number | null {
    if (this.eyes === "onlooker") return null;
    if (this.eyes !== "all") return Number(this.eyes);
    return lastMover(this.steps, this.at) ?? 0;
  }
  get seats(): readonly SeatNow[] {
    return this.table.seats;
  }
  get agreement(): Agreement {
    return this.table.agreement;
  }
  get set(): SetLabel {
    return this.table.set;
  }
  sheet(): Promise<SetSheet> {
    return setAt(this.id);
  }
  get view(): unknown {
    const views = this.step?.views ?? {};
    return views[this.seat === null ? "onlooker" : `${this.seat}`] ?? Object.values(views)[0];
  }
  readonly offers: readonly Offer<unknown>[] = [];
  get waiting(): readonly number[] {
    return this.step?.waiting ?? [];
  }
  get over(): Over | null {
    return this.step?.over ?? null;
  }
  readonly history: readonly unknown[] = $derived(witnessed(this.steps, this.at));
  get told(): readonly unknown[] {
    return this.history;
  }
  readonly since: readonly unknown[] = [];
  readonly isLanding = false;
  get news(): readonly unknown[] {
    return this.playing === this.at ? eventsOf(this.step) : [];
  }
  readonly gone: ReadonlySet<number> = $derived(undone(this.steps, this.entries));
  readonly sealed = null;
  readonly isIdle = false;
  readonly orders: readonly string[] = [];
  readonly isLive = false;
  readonly isSending = false;
  readonly until = null;

  name(seat: number): string {
    return nameAt(this.seats, seat);
  }
  isYou(seat: number): boolean {
    return isYou(this.seats, seat);
  }
  do(): Promise<boolean> {
    return Promise.resolve(false);
  }
  preview(): Promise<null> {
    return Promise.resolve(null);
  }
  why(): Promise<null> {
    return Promise.resolve(null);
  }
  order(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

function chunkOf(at: number): number {
  return Math.floor((Math.max(1, at) - 1) / CHUNK);
}
