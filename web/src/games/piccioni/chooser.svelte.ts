/** What this seat is choosing now; one for each seat that looks, never kept longer. */

import { fields } from "../../lib/move";
import type { Offer, Outlook, Seen } from "../../lib/seen";
import { isSentAtOnce } from "../../lib/settings.svelte";
import { tips } from "../../lib/tips.svelte";
import { t } from "../../lib/words.svelte";
import * as narrow from "./choose";
import { together } from "./discards";
import { imagined } from "./imagine";
import { isSame, meaning, pick, type Pick } from "./picks";
import { payment, question } from "./question";
import type { Action, Event, View } from "./types";

export type PiccioniSeen = Seen<View, Action, Event>;
type Brings = Outlook<View, Event>;

const DOUBLE = 400; // milliseconds after a move in which the same tap is not meant for the next

export class Chooser {
  draft: narrow.Draft = $state.raw(narrow.NOTHING);
  /** What the pointer rests on, or the cursor. */
  hovered: Pick | null = $state.raw(null);
  outlook: Brings | null = $state.raw(null);
  /** The card whose text is read where cards are too small for it: the last that was touched. */
  reading: string | null = $state(null);

  /** What is still done of several moves that were sent together. */
  private queue: readonly Action[] = [];
  /** What was tapped last to send something, and when. */
  private sentBy = { tap: "", time: 0 };

  constructor(private readonly look: () => PiccioniSeen) {}

  get seen(): PiccioniSeen {
    return this.look();
  }

  /** Whether something is to be chosen here now. */
  isAsked: boolean = $derived.by(() => {
    const { isLive, seat, waiting, sealed, isIdle } = this.look();
    return isLive && seat !== null && waiting.includes(seat) && sealed === null && !isIdle;
  });

  /** Whether the table's help shows no offers: then anything may be tried. */
  isBlind: boolean = $derived.by(() => this.isAsked && this.look().agreement.help === "none");

  private all: readonly narrow.Option[] = $derived.by(() => {
    const { seat, offers, view } = this.look();
    if (seat === null || !this.isAsked) return [];
    const said = this.isBlind ? imagined(view, seat) : offers;
    const sources = new Map(view.aims.map(({ card, play }) => [card, play.source]));
    const single = narrow.options(said, seat, (card) => sources.get(card) ?? "");
    if (view.agenda.at(-1)?.type !== "Excess") return single;
    return together(single, this.draft.picks, view.hand, view.excess);
  });

  left: readonly narrow.Option[] = $derived.by(() => narrow.left(this.all, this.draft));
  private lit: ReadonlySet<string> = $derived.by(() => narrow.open(this.left, this.draft));
  pinned: Offer<Action> | null = $derived.by(() => narrow.pinned(this.left, this.draft));
  /** What is done right after the pinned move. */
  then: readonly Action[] = $derived.by(
    () => this.left.find(({ offer }) => offer.do === this.pinned?.do)?.then ?? [],
  );

  /** Whether all that must be thrown away is chosen: then it is, unless somebody stops it. */
  isDue: boolean = $derived.by(() => {
    const { agenda, excess } = this.look().view;
    const isAll = this.draft.picks.length === excess && this.pinned !== null;
    return agenda.at(-1)?.type === "Excess" && isAll && isSentAtOnce(true) && !this.seen.isSending;
  });

  /** The pinned offer, or the one that what is pointed at would pin. */
  shown: Offer<Action> | null = $derived.by(() => {
    if (this.pinned || !this.hovered || this.isAimless(this.hovered)) return this.pinned;
    const next = narrow.tap(this.all, this.draft, this.hovered);
    return next && narrow.pinned(narrow.left(this.all, next), next);
  });

  /** What the shown offer is about, tapped or not. */
  private aims: ReadonlySet<string> = $derived.by(() => {
    const option = this.all.find(({ offer }) => offer.do === this.shown?.do);
    return new Set(option?.parts ?? []);
  });

  isAimed(one: Pick): boolean {
    return one.nth === 0 && this.aims.has(meaning(one));
  }

  /** The cards one may react with, and with the one chosen, the pigeons it may be for. */
  reactions: readonly string[] = $derived.by(() => [
    ...new Set(this.all.flatMap(({ offer: { action: a } }) => (a.type === "React" ? a.card : []))),
  ]);
  netted: readonly string[] = $derived.by(() => {
    const card = this.draft.picks.find(({ sort }) => sort === "card")?.id;
    const found = this.all.flatMap(({ offer: { action: a } }) =>
      a.type === "React" && a.card === card ? a.what : [],
    );
    return [...new Set(found)];
  });

  /** Whether a tap would choose it, perhaps instead of something else. */
  could(one: Pick): boolean {
    return this.isAsked && narrow.tap(this.all, this.draft, one) !== null;
  }

  has(kind: narrow.Kind): boolean {
    return this.all.some(({ offer }) => offer.action.type === kind);
  }

  /** Before a card or a move is chosen, only these glow: the table is quiet. */
  private isQuiet: boolean = $derived.by(() => {
    const { kind, picks } = this.draft;
    const step = this.look().view.agenda.at(-1);
    return this.isBlind || (step?.type === "Moving" && kind === null && !picks.length);
  });

  isLit(one: Pick): boolean {
    if (this.isPicked(one) || !this.lit.has(meaning(one))) return false;
    return !this.isQuiet || one.sort === "card" || one.sort === "word";
  }

  isPicked(one: Pick): boolean {
    return this.draft.picks.some((other) => isSame(one, other));
  }

  isOpen(one: Pick): boolean {
    return this.isPicked(one) || this.lit.has(meaning(one));
  }

  /** A tap: choose, take back, or send what was chosen by tapping it again. */
  press(one: Pick, on: Element, isRead = on.closest(".hand") === null): void {
    tips.hide();
    if (one.sort === "card") this.reading = one.id;
    const meant = this.meant(one);
    if (this.isDouble(meant)) return;
    const last = this.draft.picks.at(-1);
    if (last && isSame(last, meant) && this.pinned) void this.send(meant);
    else if (this.isPicked(meant)) this.draft = narrow.without(this.draft, meant);
    // what it is for, tapped before a card, may name the only card for it, but does not play it
    else if (!this.add(meant, isRead && !this.isAimless(meant))) void this.ask(one, on);
  }

  /** Choose one thing more, and do it if all is said by that; false if it leads to nothing. */
  private add(one: Pick, isRead = true): boolean {
    const next = narrow.tap(this.all, this.draft, one);
    if (!next) return false;
    this.draft = next;
    if (isSentAtOnce(true) && narrow.isSaid(this.left, next, isRead)) void this.send(one);
    return true;
  }

  /** A card is dragged: it is the one that is meant; false if it cannot be. */
  lift(one: Pick): boolean {
    if (this.isPicked(one)) return true;
    const next = narrow.tap(this.all, narrow.NOTHING, one);
    if (!next) return false;
    this.reading = one.id;
    this.draft = next;
    return true;
  }

  /**
   * The dragged card was dropped on something. If it needs no aim, anywhere on the table does, and
   * cards and words are no aims: whoever carries an answer to the bar has it lie on its own button.
   */
  drop(one: Pick | null, on: Element): void {
    const aim = one && one.sort !== "card" && one.sort !== "word" ? one : null;
    if (aim && this.isOpen(this.meant(aim))) this.press(aim, on);
    else if (narrow.isWhole(this.left, this.draft)) void (isSentAtOnce(true) && this.send());
    else if (aim) void this.ask(aim, on);
  }

  private isDouble(one: Pick): boolean {
    const { tap, time } = this.sentBy;
    return tap === meaning(one) && performance.now() - time < DOUBLE;
  }

  /** A pigeon stands for its Zone, if only that can be chosen. */
  private meant(one: Pick): Pick {
    if ((one.sort !== "bird" && one.sort !== "dirt") || !this.isAsked) return one;
    const zone = pick("zone", one.where);
    return !this.isOpen(one) && this.isOpen(zone) ? zone : one;
  }

  /** Nothing is chosen that something on the table could be for: no rule is against it. */
  isAimless(one: Pick): boolean {
    const isMoving = this.isAsked && this.seen.view.agenda.at(-1)?.type === "Moving";
    const { kind, picks, listed } = this.draft;
    const isBegun = kind !== null || picks.length > 0 || listed !== null;
    return isMoving && !isBegun && one.sort !== "card" && one.sort !== "word";
  }

  /** Say which rule is against a thing. */
  async ask(one: Pick, on: Element): Promise<void> {
    if (!this.seen.isLive) return;
    const isAimless = this.isAimless(one);
    const paying = isAimless ? payment(one, this.seen.seat) : null;
    const says = (): string => t("piccioni-page-card-first");
    if (isAimless && !paying) return tips.on(on, { says, clause: "" }, "piccioni");
    const still = this.left.map(({ offer }) => offer.action);
    const reason = await this.seen.why(paying ?? question(this.seen.view, still, one));
    if (reason && on.isConnected) tips.on(on, reason, "piccioni");
  }

  only(kind: narrow.Kind): void {
    this.draft =
      this.draft.kind === kind ? narrow.NOTHING : narrow.only(this.all, this.draft, kind);
  }

  list(text: string): void {
    this.draft = { ...this.draft, listed: text };
  }

  /** Choose an offer as a whole; an answer in a window is tapped, so that its card is marked. */
  pin(text: string): boolean {
    const option = this.all.find(({ offer }) => offer.do === text);
    if (!option) return false;
    const isAnswer = this.look().view.agenda.at(-1)?.type === "Window";
    this.reset();
    this.draft = isAnswer ? narrow.tapped(option) : { ...narrow.NOTHING, listed: text };
    return true;
  }

  back(): boolean {
    if (this.draft === narrow.NOTHING) return false;
    this.draft = narrow.back(this.draft);
    if (!this.draft.picks.length && !this.draft.kind && !this.draft.listed) this.reset();
    return true;
  }

  reset(): void {
    this.draft = narrow.NOTHING;
    this.hovered = null;
    this.outlook = null;
    this.reading = null;
  }

  /** Send what is pinned, by this tap or by the button. */
  async send(by: Pick | null = null): Promise<void> {
    const [offer, then] = [this.pinned, this.then];
    if (!offer || this.seen.isSending || !this.isAsked) return;
    tips.hide();
    if (by) this.sentBy = { tap: meaning(by), time: performance.now() };
    this.queue = then;
    const { at } = this.seen;
    if (!(await this.seen.do(offer.action))) this.queue = [];
    else if (this.seen.at === at) this.reset(); // else the next thing may be chosen already
  }

  /** The position has changed: go on with what was sent together, as far as it is still offered. */
  goOn(): void {
    const [next, ...rest] = this.queue;
    this.queue = [];
    if (!next || !this.isAsked) return;
    const isOffered = this.all.some(({ offer }) => fields(offer.action) === fields(next));
    if (!isOffered) return;
    this.queue = rest;
    void this.seen.do(next);
  }

  /** A key for a word is a tap on it. */
  word(id: string): boolean {
    const one = pick("word", id);
    if (this.isDouble(one)) return true;
    if (this.isPicked(one) && this.pinned) void this.send(one);
    else return this.add(one);
    return true;
  }
}
