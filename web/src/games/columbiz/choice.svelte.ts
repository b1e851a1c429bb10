/** The square that is looked at, and the one that is chosen. */

import { isSentAtOnce } from "../../lib/settings.svelte";
import { tips } from "../../lib/tips.svelte";
import { cells, keyOf, type Key } from "./geometry";
import { draw, type Drawn } from "./outlook";
import type { Table, Turn } from "./turn.svelte";

const REST = 120; // ms before a glance becomes a question to the server

export class Choice {
  hovered: Key | null = $state(null);
  focused: Key | null = $state(null);
  private wished: { readonly key: Key; readonly round: number } | null = $state.raw(null);
  private chosen: { readonly key: Key; readonly at: number } | null = $state.raw(null);
  private meant: { readonly text: string; readonly at: number } | null = $state.raw(null);
  private answer: { readonly key: Key; readonly at: number; readonly drawn: Drawn } | null =
    $state.raw(null);

  constructor(
    private readonly seen: Table,
    private readonly turn: Turn,
  ) {
    $effect(() => this.ask());
  }

  /** Chosen for this position only. */
  readonly pinned: Key | null = $derived.by(() =>
    this.turn.isPlacing && this.chosen?.at === this.seen.at ? this.chosen.key : null,
  );

  /** The square whose outcome is shown: under the pointer, under the cursor, or the chosen one. */
  readonly shown: Key | null = $derived.by(() => {
    const looked = [this.hovered, this.focused].find((key) => key !== null && this.can(key));
    return this.turn.isPlacing ? (looked ?? this.pinned) : null;
  });

  /** While dice are kept: the square whose price is told. */
  readonly priced: Key | null = $derived.by(() => {
    if (!this.turn.isKeeping) return null;
    const isFree = (key: Key | null): boolean => key !== null && this.priceOf(key) !== null;
    return [this.hovered, this.focused, this.wanted].find(isFree) ?? null;
  });

  /** The square for which dice are kept: a finger points by choosing, for this turn only. */
  get wanted(): Key | null {
    return this.wished?.round === this.seen.view.round ? this.wished.key : null;
  }

  want(key: Key): void {
    this.wished = { key, round: this.seen.view.round };
  }

  /** What a free square costs, as the server tells it while dice are kept. */
  priceOf(key: Key): readonly number[] | null {
    const { board, prices } = this.seen.view;
    const at = board.findIndex(({ square, owner }) => owner === null && keyOf(square) === key);
    return prices[at] ?? null;
  }

  /** What it would bring; null as long as nobody has told. */
  readonly drawn: Drawn | null = $derived.by(() => {
    const { answer, seen } = this;
    return answer && answer.key === this.shown && answer.at === seen.at ? answer.drawn : null;
  });

  can(key: Key): boolean {
    return this.turn.put(key) !== null;
  }

  /** First the choice, then, on the same square or if it is wished so, the deed. */
  pick(key: Key): boolean {
    if (!this.can(key)) return false;
    tips.hide();
    const isDone = this.pinned === key || isSentAtOnce(false);
    this.pin(key);
    if (isDone) void this.place();
    return true;
  }

  pin(key: Key): void {
    this.meant = null;
    this.chosen = { key, at: this.seen.at };
  }

  /** Choose something that needs no square: its button becomes the loud one. */
  mean(text: string): void {
    this.unpin();
    this.meant = { text, at: this.seen.at };
  }

  means(text: string): boolean {
    return this.meant?.at === this.seen.at && this.meant.text === text;
  }

  unpin(): boolean {
    const was = this.pinned !== null || this.meant?.at === this.seen.at;
    this.chosen = this.meant = null;
    return was;
  }

  async place(): Promise<void> {
    const text = this.pinned === null ? null : this.turn.put(this.pinned);
    if (text && !this.seen.isSending) await this.seen.do(text);
  }

  /** Say at this element which rule is against the square. */
  async wonder(key: Key, at: Element): Promise<void> {
    const square = cells(this.seen.view.board).get(key)?.square;
    const reason = square && (await this.seen.why({ type: "Put", square }));
    if (reason) tips.on(at, reason, "columbiz");
  }

  private ask(): (() => void) | undefined {
    const key = this.shown;
    const text = key === null ? null : this.turn.put(key);
    if (key === null || text === null) return undefined;
    const { seen } = this;
    const at = seen.at;
    const board = cells(seen.view.board);
    const wait = setTimeout(
      () =>
        void seen.preview(text).then((told) => {
          if (!told || seen.at !== at) return;
          this.answer = { key, at, drawn: draw(told.events, board, told.view, seen.view) };
        }),
      key === this.pinned ? 0 : REST,
    );
    return () => clearTimeout(wait);
  }
}
