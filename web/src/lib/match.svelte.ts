/** A match at a table of this server, as this browser's seats know it. */

import { after, type Known } from "./known";
import { Line, type LineState, type Message, type Socket } from "./line";
import { keepPromise } from "./promise";
import type { AnyFace, Offer, Outlook, Reason, Seen } from "./seen";
import { hush } from "./speak.svelte";
import { tips } from "./tips.svelte";
import { toasts } from "./toasts.svelte";
import type {
  Agreement,
  Heard,
  Hinted,
  Over,
  Position,
  Refused,
  SeatNow,
  TableNow,
  Told,
} from "./wire";
import { t, type Params } from "./words.svelte";

type Viewer = number | null;

const PAUSE = 60; // between two questions: the server hears 20 messages a second

export class Match {
  table: TableNow | null = $state.raw(null);
  line: LineState = $state.raw({ is: "opening" });
  chat: readonly Heard[] = $state.raw([]);
  /** Whose knowledge is on the screen. */
  eyes: Viewer = $state(null);
  /** The seat whose turn it is to look, while the screen is veiled for it. */
  veiledFor: number | null = $state(null);
  private known: ReadonlyMap<Viewer, Known> = $state.raw(new Map());
  private sending = $state(0);
  private answers = new Map<string, Promise<unknown>>();
  private lastQuestion: Promise<void> = Promise.resolve();
  private readonly wire: Line;
  readonly seen: Seen;

  constructor(
    readonly id: string,
    readonly face: () => AnyFace | null,
  ) {
    this.wire = new Line({
      connect: () => new WebSocket(this.address()) as Socket,
      hear: (told) => this.hear(told),
      changed: (state) => (this.line = state),
    });
    this.seen = new Live(this);
  }

  open(): void {
    this.wire.open();
  }

  close(): void {
    this.wire.close();
  }

  retry(): void {
    this.wire.retry();
  }

  /** Come again as somebody else: a line belongs to whoever opened it. */
  reopen(): void {
    this.wire.close();
    this.known = new Map();
    this.wire.open();
  }

  /** This browser's seats that a person plays. */
  get mine(): readonly number[] {
    return (this.table?.seats ?? []).filter((s) => s.is_mine && !s.bot).map((s) => s.seat);
  }

  get now(): Known | null {
    return this.known.get(this.eyes) ?? null;
  }

  get isSending(): boolean {
    return this.sending > 0;
  }

  /** Whether a seat of this browser is asked and has not answered. */
  owes(seat: Viewer): boolean {
    const position = this.known.get(seat)?.position;
    return (
      seat !== null &&
      this.table?.status === "running" &&
      this.mine.includes(seat) &&
      !!position?.waiting.includes(seat) &&
      position.sealed === undefined
    );
  }

  get isMyTurn(): boolean {
    return this.mine.some((seat) => this.owes(seat));
  }

  /** The seat of the bot that everybody waits for; null if it is nobody's, or several are asked. */
  get thinker(): number | null {
    const [seat, ...others] = this.now?.position.waiting ?? [];
    if (this.table?.status !== "running" || seat === undefined || others.length) return null;
    return this.table.seats[seat]?.bot ? seat : null;
  }

  /** The number to take back to, if something can be. */
  get undoable(): number | null {
    return this.veiledFor === null ? (this.now?.position.undo ?? null) : null;
  }

  lift(): void {
    if (this.veiledFor === null) return;
    this.eyes = this.veiledFor;
    this.veiledFor = null;
  }

  async do(seat: number, text: string): Promise<boolean> {
    return this.act({ seat, at: this.now?.position.at ?? 0, do: text });
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

  /** What the champion would do in this seat; it may think for some seconds. */
  async hint(seat: number): Promise<Hinted | null> {
    const told = await this.wire.ask({ seat, hint: true });
    if (told?.is === "hint") return told;
    this.settle(told);
    return null;
  }

  preview(seat: number, text: string): Promise<Outlook<unknown, unknown> | null> {
    return this.once(`preview ${seat} ${text}`, async () => {
      const told = await this.question({ seat, preview: text });
      if (told?.is !== "preview") return null;
      return { events: told.events as readonly unknown[], view: told.view ?? null };
    });
  }

  why(seat: number, text: string): Promise<Reason | null> {
    return this.once(`why ${seat} ${text}`, async () => {
      const told = await this.question({ seat, why: text });
      if (told?.is !== "why" || !told.code) return null;
      return this.reason({ code: told.code, clause: told.clause ?? "", params: told.params ?? {} });
    });
  }

  /** Why the server would not do something, in words. */
  reason(refused: Pick<Refused, "code" | "params"> & { readonly clause?: string }): Reason {
    const { code, params, clause = "" } = refused;
    const face = this.face();
    const sentence =
      clause && face ? face.refuse(code, params, this.seen) : t(`error-${code}`, params as Params);
    return { sentence, clause };
  }

  private address(): string {
    const ats = [...this.known.values()].map(({ position }) => position.at);
    const since = ats.length ? Math.min(...ats) : 0;
    const host = location.origin.replace(/^http/, "ws");
    return `${host}/api/tables/${encodeURIComponent(this.id)}/socket?since=${since}`;
  }

  private async act(message: Message): Promise<boolean> {
    this.sending++;
    try {
      return this.settle(await this.wire.act(message));
    } finally {
      this.sending--;
    }
  }

  private settle(told: Told | null): boolean {
    if (told?.is === "refused") {
      const { sentence, clause } = this.reason(told);
      toasts.say(sentence, "bad", clause, this.table?.agreement.game ?? "");
    }
    return told !== null && told.is !== "refused";
  }

  /** Answers stay true as long as the position does. */
  private once<T>(question: string, ask: () => Promise<T>): Promise<T> {
    const known = this.answers.get(question) as Promise<T> | undefined;
    if (known) return known;
    const asked = ask();
    this.answers.set(question, asked);
    return asked;
  }

  private async question(message: Message): Promise<Told | null> {
    const before = this.lastQuestion;
    this.lastQuestion = before.then(() => new Promise((go) => setTimeout(go, PAUSE)));
    await before;
    return this.wire.ask(message);
  }

  private hear(told: Told): void {
    if (told.is === "table") this.sitDown(told);
    else if (told.is === "position") this.move(told);
    else if (told.is === "said") this.listen(told);
    else if (told.is === "refused" && !told.ref && this.table) this.settle(told);
  }

  private listen(line: Heard): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line];
  }

  private sitDown(table: TableNow): void {
    this.table = table;
    if (table.status === "open" || table.status === "running") keepPromise(table.id, table.commit);
    if (this.eyes === null || !this.mine.includes(this.eyes)) this.eyes = this.mine[0] ?? null;
    if (!this.known.has(this.eyes) && this.known.has(null) && !this.mine.length) this.eyes = null;
    this.look();
  }

  private move(position: Position): void {
    const known = after(this.known.get(position.seat), position, Date.now());
    this.known = new Map(this.known).set(position.seat, known);
    this.answers.clear();
    this.look();
  }

  /** Nothing that was said or shown to one person at this screen is left for the next. */
  private veil(seat: number): void {
    if (this.veiledFor !== seat) {
      toasts.clear();
      tips.hide();
      hush();
    }
    this.veiledFor = seat;
  }

  /** Turn to the seat that is asked; where hands are hidden, behind a veil. */
  look(): void {
    if (this.veiledFor !== null && !this.owes(this.veiledFor)) this.veiledFor = null;
    const face = this.face();
    if (!face || this.mine.length < 2 || this.owes(this.eyes)) return;
    const next = this.mine.find((seat) => this.owes(seat));
    if (next === undefined) return;
    if (face.hidesHands) this.veil(next);
    else this.eyes = next;
  }
}

/** The match through the eyes that look on. */
class Live implements Seen {
  constructor(private readonly match: Match) {}

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
  get view(): unknown {
    return this.position.view;
  }
  get offers(): readonly Offer<unknown>[] {
    return this.match.owes(this.seat) ? ((this.position.offers ?? []) as Offer<unknown>[]) : [];
  }
  get waiting(): readonly number[] {
    return this.position.waiting;
  }
  get over(): Over | null {
    return this.position.over ?? null;
  }
  get at(): number {
    return this.position.at;
  }
  get history(): readonly unknown[] {
    return this.match.now?.history ?? [];
  }
  get news(): readonly unknown[] {
    return this.match.now?.news ?? [];
  }
  get sealed(): string | null {
    return this.position.sealed ?? null;
  }
  get orders(): readonly string[] {
    return this.position.orders ?? [];
  }
  get isLive(): boolean {
    return this.seat !== null && this.match.table?.status === "running" && !this.over;
  }
  get isSending(): boolean {
    return this.match.isSending;
  }
  get until(): number | null {
    const { until } = this.position;
    return until === undefined || until === null ? null : until - (this.match.now?.behind ?? 0);
  }

  name(seat: number): string {
    const sits = this.seats[seat];
    if (!sits?.name) return t(sits?.bot ? "page-bot-name" : "page-nobody", { seat: seat + 1 });
    const isShared = this.seats.some((other) => other.name === sits.name && other.seat !== seat);
    return isShared ? t("page-same-name", { who: sits.name, seat: seat + 1 }) : sits.name;
  }
  async do(text: string): Promise<boolean> {
    return this.seat !== null && this.match.do(this.seat, text);
  }
  async preview(text: string): Promise<Outlook<unknown, unknown> | null> {
    return this.helps("preview") && this.seat !== null ? this.match.preview(this.seat, text) : null;
  }
  async why(text: string): Promise<Reason | null> {
    return this.helps("preview") && this.seat !== null ? this.match.why(this.seat, text) : null;
  }
  async order(orders: readonly string[]): Promise<boolean> {
    return this.seat !== null && this.match.tell({ seat: this.seat, orders });
  }

  private helps(least: "preview" | "coach"): boolean {
    const { help } = this.agreement;
    return help === "coach" || help === least;
  }
}
