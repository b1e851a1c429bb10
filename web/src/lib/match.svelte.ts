/** A match at a table of this server, as this browser's seats know it. */

import { api } from "./api";
import { Coach } from "./coach.svelte";
import { Duties } from "./duties.svelte";
import { Following } from "./following.svelte";
import { after, type Known } from "./known";
import { isHere, lineHere } from "./home.svelte";
import { leavers } from "./leavers";
import { Line, type LineState, type Message, type Socket } from "./line";
import { Live } from "./live.svelte";
import { sent, type Move } from "./move";
import { nameAt } from "./names";
import { sentenceFor } from "./problems";
import { keepPromise } from "./promise";
import { isHint, Questions, type Refusal } from "./questions";
import type { AnyFace, Reason, Seen } from "./seen";
import type { Shown } from "./showing";
import { hush } from "./speak.svelte";
import { tips } from "./tips.svelte";
import { toasts } from "./toasts.svelte";
import type { ChatMessage, Hinted, Position, Replay, ServerMessage, TableNow } from "./wire";
import { t, type Params } from "./words.svelte";

type Viewer = number | null;

const SHORT = 2000; // ms to catch up in, while one's own time is running

export class Match {
  table: TableNow | null = $state.raw(null);
  line: LineState = $state.raw({ is: "opening" });
  chat: readonly ChatMessage[] = $state.raw([]);
  /** Whose knowledge is on the screen. */
  eyes: Viewer = $state(null);
  /** The seat whose turn it is to look, while the screen is veiled for it. */
  veiledFor: number | null = $state(null);
  /** Explains and warns, where the table's help is that of a coach. */
  readonly coach: Coach;
  /** All that was told, shown or not. */
  private known: ReadonlyMap<Viewer, Known> = $state.raw(new Map());
  /** Viewers who know what happened while this socket was open. */
  private readonly present = new Set<Viewer>();
  private readonly following: Following;
  private isLeft = false;
  private sending = $state(0);
  private readonly duties: Duties;
  private readonly wire: Line;
  readonly questions: Questions;
  readonly seen: Seen;

  constructor(
    readonly id: string,
    readonly face: () => AnyFace | null,
  ) {
    this.wire = new Line({
      connect: () => this.connect(),
      hear: (told) => this.hear(told),
      changed: (state) => this.changed(state),
    });
    this.following = new Following({
      face,
      isMine: (seat) => this.mine.includes(seat),
      caughtUp: () => this.look(),
    });
    this.duties = new Duties(this);
    this.questions = new Questions(this.wire, (refused) => this.reason(refused));
    this.seen = new Live(this);
    this.coach = new Coach(
      () => this.table?.agreement.game ?? "",
      () => this.table?.agreement.help === "coach" && this.veiledFor === null,
    );
  }

  open(): void {
    this.wire.open();
  }

  /** Whoever looked goes elsewhere; a move that is still on its way arrives all the same. */
  leave(): void {
    this.isLeft = true;
    const isSaid = this.wire.leave() || this.line.is === "open";
    if (!isSaid) toasts.say(() => t("page-line-kept"));
    this.following.clear();
  }

  retry(): void {
    this.wire.retry();
  }

  /** The device says that it has no network. */
  doubt(): void {
    this.wire.doubt();
  }

  /** Come again as somebody else: a line belongs to whoever opened it. */
  reopen(): void {
    this.wire.close();
    this.following.clear();
    this.known = new Map();
    this.wire.open();
  }

  /** This browser's seats that a person plays. */
  get mine(): readonly number[] {
    return (this.table?.seats ?? []).filter((s) => s.is_mine && !s.bot).map((s) => s.seat);
  }

  /** What is shown, perhaps after what is known. */
  readonly shown: Shown<Known> | null = $derived.by(() => this.following.of(this.eyes));
  // each is worked out apart: what only lands is no other position, and begins nothing anew
  readonly now: Known | null = $derived.by(() => this.shown?.one ?? null);

  /** The latest that is known. */
  get latest(): Known | null {
    return this.known.get(this.eyes) ?? null;
  }

  /** Whether more has happened than is shown yet. */
  readonly isBehind: boolean = $derived.by(() => this.shown?.isBehind ?? false);

  get canPlayAgain(): boolean {
    return this.veiledFor === null && this.following.canPlayAgain(this.eyes);
  }

  /** Show what is now. */
  skip(): void {
    this.following.skip(this.eyes);
  }

  /** Show once more what others have done since this seat's last turn. */
  async playAgain(): Promise<boolean> {
    if (!this.canPlayAgain) return false;
    return this.following.playAgain(this.eyes, (from, to) => {
      const which = `seat=${this.eyes ?? ""}&from=${from}&to=${to}`;
      return api.get<Replay>(`/api/tables/${encodeURIComponent(this.id)}/replay?${which}`);
    });
  }

  get isSending(): boolean {
    return this.sending > 0;
  }

  /** Whether a move waits for the line: it would be lost with the window. */
  get isUnsent(): boolean {
    return this.isSending && this.line.is !== "open";
  }

  /** Whether a seat of this browser is asked and has not answered. */
  owes(seat: Viewer): boolean {
    return this.duties.isAsked(seat, this.asks(seat));
  }

  /** Whether somebody has to answer for it. */
  private calls(seat: Viewer): boolean {
    return this.duties.calls(seat, this.asks(seat));
  }

  /** What is shown to a seat, once that is all there is: only then it is asked. */
  private asks(seat: Viewer): Known | null {
    if (seat === this.eyes) return this.isBehind ? null : this.now;
    return this.following.isBehind(seat) ? null : (this.following.of(seat)?.one ?? null);
  }

  /** Whether somebody waits for this browser, although it is not shown yet. */
  get isAwaited(): boolean {
    return this.isBehind && this.duties.calls(this.eyes, this.latest);
  }

  /** Whether the question that is shown to a seat is answered by itself, or has been. */
  isIdle(seat: Viewer): boolean {
    const position = this.following.of(seat)?.one.position;
    return seat !== null && !!position && this.duties.isIdle(seat, position);
  }

  get isMyTurn(): boolean {
    return this.mine.some((seat) => this.calls(seat));
  }

  /** The seat of the bot that everybody waits for; null if it is nobody's, or several are asked. */
  get thinker(): number | null {
    const [seat, ...others] = this.now?.position.waiting ?? [];
    if (this.table?.status !== "running" || seat === undefined || others.length) return null;
    if (this.isBehind) return null;
    return this.table.seats[seat]?.bot ? seat : null;
  }

  /** The number to take back to, if something can be. */
  get undoable(): number | null {
    const canUndo = this.veiledFor === null && !this.isBehind;
    return canUndo ? (this.now?.position.undo ?? null) : null;
  }

  lift(): void {
    if (this.veiledFor === null) return;
    this.turnTo(this.veiledFor);
    this.veiledFor = null;
  }

  async do(seat: number, move: Move): Promise<boolean> {
    const at = this.now?.position.at ?? 0;
    this.skip(); // whoever moves has seen enough
    this.coach.goOn();
    return this.act({ seat, at, do: sent(move) });
  }

  async undo(): Promise<boolean> {
    const [seat, undo] = [this.eyes, this.undoable];
    if (seat === null || undo === null) return false;
    return this.act({ seat, at: this.now?.position.at ?? 0, undo });
  }

  /** Something for the table that is no move: a chat line, orders, giving up … */
  async tell(message: Message): Promise<boolean> {
    return this.settle(await this.wire.ask(message));
  }

  /** A question to the table; a refusal is shown. */
  async ask(message: Message): Promise<ServerMessage | null> {
    const told = await this.wire.ask(message);
    return this.settle(told) ? told : null;
  }

  async order(seat: number, orders: readonly string[]): Promise<boolean> {
    return this.settle(await this.wire.insist({ seat, orders }));
  }

  /** What the champion would do in this seat; it may think for some seconds. */
  async hint(seat: number): Promise<Hinted | null> {
    const told = await this.questions.hint(seat);
    if (!isHint(told)) {
      this.settle(told);
      return null;
    }
    const moves = told.moves.map((one) => one.do);
    this.coach.suggest(told.at, moves);
    return told;
  }

  /** Why the server would not do something, in words. */
  reason({ code, params, clause = "" }: Refusal): Reason {
    const says = (): string => {
      const face = this.face();
      if (clause && face) return face.refuse(code, params, this.seen);
      return sentenceFor(code, params as Params);
    };
    return { clause, says };
  }

  private connect(): Socket {
    const ats = [...this.known.values()].map(({ position }) => position.at);
    const since = ats.length ? Math.min(...ats) : 0;
    if (isHere(this.id)) return lineHere(this.id, since);
    const host = location.origin.replace(/^http/, "ws");
    const table = `${host}/api/tables/${encodeURIComponent(this.id)}`;
    return new WebSocket(`${table}/socket?since=${since}&form=packed`) as Socket;
  }

  private act(message: Message): Promise<boolean> {
    return this.busy(async () => this.settle(await this.wire.act(message)));
  }

  /** While something is on its way, or weighed, nothing else is sent. */
  async busy<T>(task: () => Promise<T>): Promise<T> {
    this.sending++;
    try {
      return await task();
    } finally {
      this.sending--;
    }
  }

  private settle(told: ServerMessage | null): boolean {
    if (told?.is === "refused") {
      const { says, clause } = this.reason(told);
      toasts.say(says, "bad", clause, this.table?.agreement.game ?? "");
    }
    return told !== null && told.is !== "refused";
  }

  private hear(told: ServerMessage): void {
    if (this.isLeft) return;
    if (told.is === "table") this.sitDown(told);
    else if (told.is === "position") this.move(told);
    else if (told.is === "said") this.listen(told);
    else if (told.is === "refused" && !told.ref && this.table) this.settle(told);
  }

  private listen(line: ChatMessage): void {
    const others = this.chat.filter(({ number }) => number !== line.number);
    const isKnown = others.length < this.chat.length;
    if (isKnown && line.text) return;
    const all = isKnown
      ? this.chat.map((one) => (one.number === line.number ? line : one)) // it was taken away
      : [...this.chat, line];
    this.chat = all;
  }

  private sitDown(table: TableNow): void {
    for (const seat of leavers(this.table, table))
      toasts.say(() => t("replay-note-give-up-to", { who: nameAt(table.seats, seat) }), "turn");
    this.table = table;
    if (table.status === "open" || table.status === "running") keepPromise(table);
    if (this.eyes === null || !this.mine.includes(this.eyes)) this.turnTo(this.mine[0] ?? null);
    if (!this.known.has(this.eyes) && this.known.has(null) && !this.mine.length) this.turnTo(null);
    this.look();
  }

  private move(position: Position): void {
    const { seat } = position;
    const before = this.known.get(seat);
    const known = after(before, position, Date.now());
    this.known = new Map(this.known).set(seat, known);
    this.questions.forget();
    if (!before || position.since < before.position.at) this.following.anew(seat, known);
    else if (!this.watches(seat)) this.following.jump(seat, known);
    else this.following.push(seat, known, this.patience(known));
    this.present.add(seat);
    this.look();
  }

  /** Whether somebody looks through these eyes, and has seen everything before. */
  private watches(seat: Viewer): boolean {
    if (seat !== this.eyes || this.veiledFor !== null) return false;
    return this.present.has(seat) && !document.hidden;
  }

  /** How long it may take until one sees what one is asked: clocks do not wait. */
  private patience({ position }: Known): number {
    const isTimed = (position.until ?? null) !== null;
    return isTimed && this.mine.some((seat) => position.waiting.includes(seat)) ? SHORT : Infinity;
  }

  private changed(state: LineState): void {
    this.line = state;
    if (state.is !== "open") this.present.clear();
  }

  /** Look through other eyes; whoever looked before has left. */
  private turnTo(seat: Viewer): void {
    if (seat === this.eyes) return;
    this.skip();
    this.eyes = seat;
  }

  /** Nothing that was said or shown to one person at this screen is left for the next. */
  private veil(seat: number): void {
    if (this.veiledFor !== seat) {
      this.skip();
      toasts.clear();
      tips.hide();
      this.coach.forget();
      hush();
    }
    this.veiledFor = seat;
  }

  private answer(seat: number, position: Position): void {
    this.duties.settle(seat, position, async (answer) => {
      const told = await this.wire.act({ seat, at: position.at, do: sent(answer) });
      return told?.is !== "refused";
    });
  }

  /** Turn to the seat that is asked; where hands are hidden, behind a veil. */
  look(): void {
    if (this.veiledFor !== null && !this.calls(this.veiledFor)) this.veiledFor = null;
    const face = this.face();
    const [only, ...others] = this.mine;
    const known = only === undefined ? undefined : this.known.get(only);
    if (only !== undefined && !others.length && known) this.answer(only, known.position);
    if (!face || !others.length || this.isBehind || this.calls(this.eyes)) return;
    const next = this.mine.find((seat) => this.calls(seat));
    if (next === undefined) return;
    if (face.hidesHands) this.veil(next);
    else this.turnTo(next);
  }
}
