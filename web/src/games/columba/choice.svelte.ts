/** What the player has in hand, holds where, and has decided on. */

import { fields, type Move } from "../../lib/move";
import type { Outlook, Reason, Seen } from "../../lib/seen";
import { isSame, keyOf, plainTurn, type Field } from "./geometry";
import {
  actionAt,
  actionOf,
  indexOf,
  modeOf,
  needsPlace,
  placesFor,
  type Index,
  type Mode,
  type Places,
} from "./offers";
import type { Action, Event, View } from "./types";

export type ColumbaSeen = Seen<View, Action, Event>;

/** A choice that waits for its confirmation. */
export interface Pin {
  readonly mode: Mode;
  readonly field: Field | null;
  readonly tiles: string;
}

/** How a place stands to the present mode. */
export type Standing = "none" | "legal" | "turned" | "impossible" | "unknown";

const SWIFT = 450; // milliseconds after a move in which a second tap is not meant for the next

export class Choice {
  mode: Mode | null = $state(null);
  /** Quarter turns of the card in hand. */
  turn = $state(0);
  /** The place under the pointer. */
  hover: Field | null = $state.raw(null);
  pin: Pin | null = $state.raw(null);
  /** The field the keyboard is on, and whether that is how the table is played just now. */
  cursor: Field = $state.raw([0, 0]);
  isWalking = $state(false);
  outlook: Outlook<View, Event> | null = $state.raw(null);
  /** Why what is pinned cannot be done. */
  reason: Reason | null = $state.raw(null);
  private card: string | null = null;
  private since = 0;

  constructor(private readonly seen: ColumbaSeen) {}

  readonly index: Index = $derived.by(() => indexOf(this.seen.offers));
  readonly isAsked: boolean = $derived.by(() => {
    const { seat, isLive, waiting } = this.seen;
    return isLive && seat !== null && waiting.includes(seat);
  });
  /** My turn, but the table's help shows no offers: anything may be tried. */
  readonly isBlind: boolean = $derived(this.isAsked && !this.index.texts.size);
  /** The card in anybody's hand. */
  readonly hand: string | null = $derived.by(() => {
    const { step } = this.seen.view;
    return step.type === "Placing" ? step.card : null;
  });
  readonly places: Places = $derived(placesFor(this.index, this.mode, this.plain));
  /** Where the piece in hand is held. */
  readonly spot: Field | null = $derived.by(() => {
    if (this.pin) return this.pin.field;
    if (!this.isAsked || !needsPlace(this.mode)) return null;
    return this.isWalking ? this.cursor : this.hover;
  });
  /** What is held or pinned. */
  readonly action: Action | null = $derived.by(() => {
    const mode = this.pin?.mode ?? this.mode;
    if (!mode) return null;
    if (!needsPlace(mode)) return this.pin && actionOf(mode, this.pin.tiles);
    return this.spot && actionAt(mode, this.spot, this.plain, this.hand);
  });
  /** The same as long as the same is held. */
  readonly key: string | null = $derived(this.action && fields(this.action));
  readonly isLegal: boolean = $derived(this.key !== null && this.index.offered.has(this.key));
  readonly canSend: boolean = $derived(this.isLegal || (this.isBlind && this.key !== null));
  /** Turns in which the card would fit where it is held. */
  readonly otherTurns: readonly number[] = $derived.by(() => {
    if (this.mode !== "place" || !this.spot || this.isLegal) return [];
    return this.index.turns.get(keyOf(this.spot)) ?? [];
  });

  get plain(): number {
    return this.hand ? plainTurn(this.hand, this.turn) : this.turn;
  }

  standing(field: Field): Standing {
    if (!this.isAsked || !needsPlace(this.mode)) return "none";
    if (this.isBlind) return "unknown";
    const key = keyOf(field);
    if (this.places.has(key)) return "legal";
    return this.mode === "place" && this.index.turns.has(key) ? "turned" : "impossible";
  }

  /** Whether something may be done at a place, whatever it is. */
  isPlace(field: Field): boolean {
    const key = keyOf(field);
    return [...this.index.places.values()].some((places) => places.has(key));
  }

  /** The position has changed: nothing is pinned, and the mode is what comes next. */
  renew(): void {
    this.pin = null;
    this.reason = null;
    this.since = Date.now();
    if (this.card !== this.hand) this.turn = 0;
    this.card = this.hand;
    this.mode = this.nextMode();
  }

  private nextMode(): Mode | null {
    if (!this.isAsked) return null;
    if (this.hand) return "place";
    const isStillOffered = this.mode !== null && this.index.modes.has(this.mode);
    return isStillOffered && needsPlace(this.mode) ? this.mode : null;
  }

  take(mode: Mode | null): void {
    this.mode = mode;
    this.reason = null;
    const isWhole = mode !== null && ["take", "none", "end"].includes(mode);
    this.pin = isWhole ? { mode, field: null, tiles: "" } : null;
  }

  pay(mode: Mode, tiles: string): void {
    this.mode = mode;
    this.reason = null;
    this.pin = { mode, field: null, tiles };
  }

  /** Somebody has just pinned something: it is done if that is how they like it. */
  decide(isAtOnce: boolean): void {
    if (isAtOnce && this.pin && this.isLegal) void this.send();
  }

  /** Choose an offer as a whole, with its turn of the card; false if it is not offered. */
  pinOffer(text: string): boolean {
    const action = this.index.texts.get(text);
    if (!action) return false;
    const mode = modeOf(action);
    this.since = 0; // whoever names the move whole has seen what it is about
    if (action.type === "Place") this.turn = action.turn;
    if ("tiles" in action) this.pay(mode, action.tiles);
    else this.take(mode);
    if ("field" in action) {
      this.cursor = action.field;
      this.pinAt(action.field);
    }
    return true;
  }

  pinAt(field: Field): void {
    if (!this.mode) return;
    this.reason = null;
    this.pin = { mode: this.mode, field, tiles: "" };
  }

  isPinnedAt(field: Field): boolean {
    return !!this.pin && this.pin.mode === this.mode && isSame(this.pin.field, field);
  }

  unpin(): boolean {
    const was = this.pin !== null;
    if (this.pin && !needsPlace(this.pin.mode)) this.mode = this.nextMode();
    this.pin = null;
    this.reason = null;
    return was;
  }

  rotate(by: number): void {
    this.turn = (this.turn + by + 4) % 4;
    this.reason = null;
  }

  /** Send what is pinned; not in the moment after another move. */
  async send(move: Move | null = this.action): Promise<void> {
    if (!move || this.seen.isSending || Date.now() - this.since < SWIFT) return;
    await this.seen.do(move);
  }
}
