/** What this seat is choosing now; one for each seat that looks, never kept longer. */

import type { Offer, Outlook, Seen } from "../../lib/seen";
import { tips } from "../../lib/tips.svelte";
import { box } from "./box.svelte";
import * as narrow from "./choose";
import { imagined, sourceOf } from "./imagine";
import { question } from "./notate";
import { isSame, meaning, pick, type Pick } from "./picks";
import type { Action, Event, View } from "./types";

export type PiccioniSeen = Seen<View, Action, Event>;
type Brings = Outlook<View, Event>;

export class Chooser {
  draft: narrow.Draft = $state.raw(narrow.NOTHING);
  /** What the pointer rests on, or the cursor. */
  hovered: Pick | null = $state.raw(null);
  outlook: Brings | null = $state.raw(null);
  /** The card whose text is read where cards are too small for it: the last that was touched. */
  reading: string | null = $state(null);

  constructor(private readonly look: () => PiccioniSeen) {}

  get seen(): PiccioniSeen {
    return this.look();
  }

  /** Whether something is to be chosen here now. */
  isAsked: boolean = $derived.by(() => {
    const { isLive, seat, waiting, sealed } = this.look();
    return isLive && seat !== null && waiting.includes(seat) && sealed === null;
  });

  /** Whether the table's help shows no offers: then anything may be tried. */
  isBlind: boolean = $derived.by(() => this.isAsked && this.look().agreement.help === "none");

  private all: readonly narrow.Option[] = $derived.by(() => {
    const { seat, offers, view } = this.look();
    if (seat === null || !this.isAsked) return [];
    const said = this.isBlind ? imagined(view, seat, box.actions) : offers;
    return narrow.options(said, seat, (card) =>
      sourceOf(
        box.actions.get(card)?.play.find(({ from }) => from),
        seat,
      ),
    );
  });

  left: readonly narrow.Option[] = $derived.by(() => narrow.left(this.all, this.draft));
  private lit: ReadonlySet<string> = $derived.by(() => narrow.open(this.left, this.draft));
  pinned: Offer<Action> | null = $derived.by(() => narrow.pinned(this.left, this.draft));

  /** The pinned offer, or the one that what is pointed at would pin. */
  shown: Offer<Action> | null = $derived.by(() => {
    if (this.pinned || !this.hovered) return this.pinned;
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

  has(verb: narrow.Verb): boolean {
    return this.all.some(({ offer }) => offer.action.type === verb);
  }

  /** Before a card or a move is chosen, only these glow: the table is quiet. */
  private isQuiet: boolean = $derived.by(() => {
    const { verb, picks } = this.draft;
    const step = this.look().view.agenda.at(-1);
    return this.isBlind || (step?.type === "Moving" && verb === null && !picks.length);
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
  press(one: Pick, on: Element): void {
    tips.hide();
    if (one.sort === "card") this.reading = one.id;
    const meant = this.meant(one);
    const last = this.draft.picks.at(-1);
    if (last && isSame(last, meant) && this.pinned) void this.send();
    else if (this.isPicked(meant)) this.draft = narrow.without(this.draft, meant);
    else {
      const next = narrow.tap(this.all, this.draft, meant);
      if (next) this.draft = next;
      else void this.ask(one, on);
    }
  }

  /** A pigeon stands for its Zone, if only that can be chosen. */
  private meant(one: Pick): Pick {
    if ((one.sort !== "bird" && one.sort !== "dirt") || !this.isAsked) return one;
    const zone = pick("zone", one.where);
    return !this.isOpen(one) && this.isOpen(zone) ? zone : one;
  }

  /** Say which rule is against a thing. */
  async ask(one: Pick, on: Element): Promise<void> {
    if (!this.seen.isLive) return;
    const still = this.left.map(({ offer }) => offer.action);
    const reason = await this.seen.why(question(this.seen.view, still, one));
    if (reason && on.isConnected) tips.on(on, reason, "piccioni");
  }

  only(verb: narrow.Verb): void {
    this.draft =
      this.draft.verb === verb ? narrow.NOTHING : narrow.only(this.all, this.draft, verb);
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
    if (!this.draft.picks.length && !this.draft.verb && !this.draft.listed) this.reset();
    return true;
  }

  reset(): void {
    this.draft = narrow.NOTHING;
    this.hovered = null;
    this.outlook = null;
    this.reading = null;
  }

  async send(): Promise<void> {
    const offer = this.pinned;
    if (!offer || this.seen.isSending || !this.isAsked) return;
    tips.hide();
    if (await this.seen.do(offer.do)) this.reset();
  }

  /** A key for a word: the first time it pins, the second time it sends. */
  word(id: string): boolean {
    const one = pick("word", id);
    const next = narrow.tap(this.all, this.draft, one);
    if (!next) return false;
    if (this.isPicked(one) && this.pinned) void this.send();
    else this.draft = next;
    return true;
  }
}
