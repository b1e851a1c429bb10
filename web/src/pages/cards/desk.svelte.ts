/** A sheet while somebody writes it: every change is kept, checked by the server, taken back. */

import { Problem } from "../../lib/api";
import type { Checked, SetProblem } from "../../lib/wire";
import { sets, type Body, type Sheet } from "./api";
import { dropDraft, keepDraft, keptDraft } from "./draft";
import { begun, changed, redone, undone, type History } from "./history";

const PAUSE = 350; // ms after the last change

export class Desk {
  private history: History<Sheet> = $state.raw(begun<Sheet>({}));
  /** What the server has last said of it. */
  checked: Checked | null = $state.raw(null);
  /** Why nothing can be said of it. */
  trouble: Problem | null = $state.raw(null);
  /** Whether what was said is of a sheet before this one. */
  isStale = $state(true);
  /** Whether a draft was found in this browser. */
  readonly isResumed: boolean;
  /** Whether somebody has tried to store it. */
  private wasTried = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    private readonly original: Sheet,
    private readonly draft: string,
  ) {
    const kept = keptDraft(draft);
    const isSheet = typeof kept === "object" && kept !== null && !Array.isArray(kept);
    this.isResumed = isSheet;
    this.history = begun(isSheet ? (kept as Sheet) : original);
    void this.check();
  }

  get sheet(): Sheet {
    return this.history.now;
  }

  get body(): Body {
    return { game: this.game, sheet: this.sheet };
  }

  get canUndo(): boolean {
    return this.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.history.future.length > 0;
  }

  get isChanged(): boolean {
    return this.sheet !== this.original && JSON.stringify(this.sheet) !== this.before;
  }

  /** Whether nobody has written anything yet: what is missing then is no mistake. */
  get isUntouched(): boolean {
    return !this.isResumed && !this.wasTried && !this.canUndo && !this.canRedo;
  }

  /** What must be mended, once something is written or was to be stored. */
  get problems(): readonly SetProblem[] {
    return this.isUntouched ? [] : (this.checked?.problems ?? []);
  }

  /** Whether the server finds nothing wrong with it as it is now. */
  get isWell(): boolean {
    return !this.isStale && this.checked?.problems.length === 0;
  }

  private get before(): string {
    return JSON.stringify(this.original);
  }

  /** Other parts of the sheet; going on with the same thing is one step. */
  change(parts: Sheet, what = ""): void {
    this.go(changed(this.history, { ...this.sheet, ...parts }, what));
  }

  undo(): void {
    this.go(undone(this.history));
  }

  redo(): void {
    this.go(redone(this.history));
  }

  /** As it was before anything was changed; that, too, can be taken back. */
  startOver(): void {
    this.go(changed(this.history, this.original));
    dropDraft(this.draft);
  }

  /** It is stored: nothing is left to be kept here. */
  leave(): void {
    clearTimeout(this.timer);
    dropDraft(this.draft);
  }

  /** What the server has found when it was to be stored. */
  tell(checked: Pick<Checked, "problems">): void {
    this.wasTried = true;
    if (this.checked) this.checked = { ...this.checked, ...checked };
    this.isStale = false;
  }

  private go(next: History<Sheet>): void {
    if (next === this.history) return;
    this.history = next;
    this.isStale = true;
    keepDraft(this.draft, this.sheet);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  private async check(): Promise<void> {
    const number = ++this.asked;
    try {
      const checked = await sets.check(this.body);
      if (number !== this.asked) return; // another sheet is being checked
      this.checked = checked;
      this.trouble = null;
      this.isStale = false;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (number === this.asked) this.trouble = error;
    }
  }
}
