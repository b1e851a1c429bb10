/** The analysis of one finished match: asked for, followed while it is worked out, and kept. */

import { api, Problem } from "../../lib/api";
import { isOfHere } from "../../lib/home.svelte";
import type { Analysed, Analysis, Decision, Moment } from "../../lib/wire";

/** Not asked for yet; being worked out; told; broken off; refused. */
export type Stage = "none" | "working" | "done" | "stopped" | "refused";

const REST = 1000; // milliseconds between two looks at a server's work
const NOTHING: Analysed = { status: "none", entries: 0, judged: 0, report: null };

export class Analysing {
  private now: Analysed = $state.raw(NOTHING);
  private asks = $state(0); // whoever asks anew, or stops, is the last
  private isAsking = $state(false);
  refused: Problem | null = $state.raw(null);
  private readonly moments = new Map<number, Promise<Moment>>();

  constructor(
    readonly table: string,
    private readonly rest = REST,
  ) {}

  get stage(): Stage {
    if (this.refused) return "refused";
    if (this.now.status === "done") return "done";
    if (this.isAsking) return "working";
    return this.now.status === "none" ? "none" : "stopped";
  }

  get report(): Analysis | null {
    return this.now.report;
  }

  /** How far it is, from 0 to 1. */
  get part(): number {
    return this.now.judged / Math.max(1, this.now.entries);
  }

  decisionAt(at: number): Decision | undefined {
    return this.report?.decisions.find((one) => one.at === at);
  }

  /** What is there already; what somebody else has asked for is followed. */
  async look(): Promise<void> {
    try {
      this.now = await api.get<Analysed>(this.address);
      if (this.now.status === "running" && !isOfHere(this.address)) await this.follow(false);
    } catch (error) {
      if (!(error instanceof Problem)) throw error; // whoever asks for it is told why not
    }
  }

  /** Have it worked out, or go on where it was stopped. */
  async ask(): Promise<void> {
    if (this.isAsking || this.now.status === "done") return;
    this.refused = null;
    await this.follow(true);
  }

  /** Wait no longer. A server goes on by itself; here nothing more is judged. */
  stop(): void {
    this.asks++;
    this.isAsking = false;
  }

  /** The table before a choice, as its seat knew it. */
  moment(at: number): Promise<Moment> {
    const known = this.moments.get(at);
    if (known) return known;
    const asked = api.get<Moment>(momentAddress(this.table, at));
    this.moments.set(at, asked);
    asked.catch(() => this.moments.delete(at)); // the next one may be luckier
    return asked;
  }

  private async follow(begins: boolean): Promise<void> {
    const turn = ++this.asks;
    const isHere = isOfHere(this.address);
    this.isAsking = true;
    try {
      for (let first = begins; this.asks === turn; first = false) {
        // in this browser every question judges a little more
        const told = await (first || isHere
          ? api.post<Analysed>(this.address)
          : api.get<Analysed>(this.address));
        if (this.asks !== turn) return;
        this.now = told;
        if (told.status !== "running") return;
        if (!isHere) await new Promise((go) => setTimeout(go, this.rest));
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (this.asks === turn) this.refused = error;
    } finally {
      if (this.asks === turn) this.isAsking = false;
    }
  }

  private get address(): string {
    return `/api/tables/${encodeURIComponent(this.table)}/analysis`;
  }
}

export function momentAddress(table: string, at: number): string {
  return `/api/tables/${encodeURIComponent(table)}/moments/${at}`;
}
