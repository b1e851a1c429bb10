/** Somebody who takes a lesson: what the seat knows, as at any table, and what the teacher says. */

import { api, Problem } from "../../lib/api";
import { learned } from "../../lib/learned.svelte";
import { sent, type Move } from "../../lib/move";
import { isYou, nameAt } from "../../lib/names";
import { me } from "../../lib/people.svelte";
import type { AnyFace, Offer, Outlook, Reason, Seen } from "../../lib/seen";
import { sinceTurn } from "../../lib/since";
import { toasts } from "../../lib/toasts.svelte";
import type {
  Agreement,
  LessonAnswer,
  LessonNow,
  LessonOf,
  LessonQuestion,
  LessonTry,
  Over,
  Previewed,
  SeatNow,
} from "../../lib/wire";
import { t } from "../../lib/words.svelte";

const NOTHING: readonly never[] = [];
const RIVALS = ["homer", "racer", "champion"] as const; // sit wherever the learner does not

export class Pupil implements Seen {
  private now: LessonNow;
  private sending = $state(0);
  /** What the last try got; null before there was one. */
  answer: LessonAnswer | null = $state.raw(null);
  news: readonly unknown[] = $state.raw(NOTHING);
  private answers = new Map<string, Promise<unknown>>();
  readonly agreement: Agreement;
  readonly set = null;

  private constructor(
    readonly game: string,
    readonly lesson: LessonOf,
    private readonly face: AnyFace,
    now: LessonNow,
  ) {
    this.now = $state.raw(now);
    this.agreement = {
      game,
      options: lesson.options,
      clock: {},
      watch: "nobody",
      listed: false,
      help: "preview",
      colours: lesson.colours,
      undo: true,
      event: null,
      grace: 0,
      brought: 0,
      pause: 0,
      branched: null,
    };
  }

  /** Where somebody left off; a lesson that was rewritten since begins anew. */
  static async begin(game: string, lesson: LessonOf, face: AnyFace): Promise<Pupil> {
    const moves = learned.moves(game, lesson.name);
    try {
      return new Pupil(game, lesson, face, await ask(game, lesson.name, { moves }));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "lost") throw error;
      return new Pupil(game, lesson, face, await ask(game, lesson.name, {}));
    }
  }

  // what the teacher says

  get say(): readonly string[] {
    return this.now.say;
  }
  get point(): readonly string[] {
    return this.now.point;
  }
  /** A move for whoever is stuck; empty if this way does not lead there any more. */
  get show(): string {
    return this.now.show;
  }
  get step(): number {
    return this.now.step;
  }
  get steps(): number {
    return this.now.steps;
  }
  get isDone(): boolean {
    return this.now.step === this.now.steps;
  }
  /** Whether something of this step is done already. */
  get hasBegun(): boolean {
    return !this.isDone && this.now.moves.length > this.now.begun;
  }

  /** What the last try got, in words; empty if it was right. */
  get answered(): string {
    return this.answer && this.answer.verdict !== "right" ? this.inWords(this.answer) : "";
  }

  /** Whether there is anything to begin anew. */
  get hasMoved(): boolean {
    return this.now.moves.length > 0;
  }

  /** Begin the step anew if something of it is done, otherwise the lesson. */
  again(): Promise<boolean> {
    const { moves, begun } = this.now;
    return this.try({ moves: this.hasBegun ? moves.slice(0, begun) : [] });
  }

  // the match as a table draws it

  get seat(): number {
    return this.lesson.seat;
  }
  readonly seats: readonly SeatNow[] = $derived.by(() =>
    Array.from({ length: Number(this.lesson.options.seats) }, (_, seat) => {
      const isMine = seat === this.lesson.seat;
      return {
        seat,
        name: isMine ? (me.name ?? t("person-name-1")) : "",
        colour: this.lesson.colours[seat] ?? "",
        bot: isMine ? "" : (RIVALS[seat < this.lesson.seat ? seat : seat - 1] ?? "homer"),
        resigned: false,
        is_open: false,
        is_mine: isMine,
        is_here: true,
        left: 0,
        away: 0,
      };
    }),
  );
  get view(): unknown {
    return this.now.position.view;
  }
  get offers(): readonly Offer<unknown>[] {
    const { offers } = this.now.position;
    return this.isDone ? NOTHING : ((offers as readonly Offer<unknown>[] | undefined) ?? NOTHING);
  }
  get waiting(): readonly number[] {
    return this.now.position.waiting;
  }
  get over(): Over | null {
    return this.now.position.over ?? null;
  }
  get at(): number {
    return this.now.position.at;
  }
  get history(): readonly unknown[] {
    return this.now.position.events as readonly unknown[];
  }
  get told(): readonly unknown[] {
    return this.history;
  }
  readonly since: readonly unknown[] = $derived.by(() =>
    this.history.slice(sinceTurn(this.history, this.seat, this.face)),
  );
  readonly isLanding = false;
  readonly sealed = null;
  readonly orders: readonly string[] = NOTHING;
  readonly isIdle = false;
  get isLive(): boolean {
    return !this.isDone;
  }
  get isClosed(): boolean {
    return this.isDone && this.over === null;
  }
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

  async do(move: Move): Promise<boolean> {
    if (this.isSending || this.isDone) return false;
    return this.try({ moves: this.now.moves, do: sent(move) });
  }

  preview(move: Move): Promise<Outlook<unknown, unknown> | null> {
    return this.once(`preview ${JSON.stringify(move)}`, async () => {
      const question: LessonQuestion = { moves: this.now.moves, move: sent(move) };
      const path = `${address(this.game, this.lesson.name)}/preview`;
      const told = await api.post<Previewed>(path, question);
      return { events: told.events as readonly unknown[], view: told.view ?? null };
    });
  }

  /** Whatever is tried changes nothing on the server, so the reason is what a try would get. */
  why(move: Move): Promise<Reason | null> {
    return this.once(`why ${JSON.stringify(move)}`, async () => {
      const { moves } = this.now;
      const { answer } = await ask(this.game, this.lesson.name, { moves, do: sent(move) });
      if (answer?.verdict !== "refused") return null;
      return { clause: answer.clause, says: () => this.inWords(answer) };
    });
  }

  /** In a lesson every question is asked. */
  order(): Promise<boolean> {
    return Promise.resolve(false);
  }

  private inWords({ says, code, params }: LessonAnswer): string {
    return says ? t(says) : this.face.refuse(code, params, this);
  }

  private async try(what: LessonTry): Promise<boolean> {
    this.sending++;
    try {
      this.follow(await ask(this.game, this.lesson.name, what));
      return this.answer === null || this.answer.verdict === "right";
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toasts.say(() => error.sentence, "bad");
      return false;
    } finally {
      this.sending--;
    }
  }

  private follow(now: LessonNow): void {
    const { answer } = now;
    const changes = !answer || answer.verdict === "right" || answer.verdict === "missed";
    if (changes) {
      const known = this.history.length;
      this.answers.clear();
      this.now = now;
      this.news = answer?.verdict === "right" ? this.history.slice(known) : NOTHING;
      if (this.isDone) learned.finish(this.game, this.lesson.name);
      else learned.begin(this.game, this.lesson.name, now.moves);
    }
    this.answer = answer;
  }

  /** Answers stay true as long as the position does; one that did not come is asked for again. */
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

function address(game: string, lesson: string): string {
  return `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;
}

/** All events are asked for each time: few happen in a lesson, and going back needs them all. */
function ask(game: string, lesson: string, what: LessonTry): Promise<LessonNow> {
  return api.post<LessonNow>(address(game, lesson), { ...what, since: 0 });
}
