/** What of a match is on the screen: to each viewer position after position, at the owner's pace. */

import type { Known } from "./known";
import { at, NONE, together } from "./pace";
import type { Ask } from "./rewind";
import type { AnyFace } from "./seen";
import { settings, still } from "./settings.svelte";
import { Showing, type Beat, type Shown } from "./showing";
import { sinceTurn } from "./since";

type Viewer = number | null;

interface Followed {
  face(): AnyFace | null;
  /** Whether a seat belongs to this browser. */
  isMine(seat: number): boolean;
  /** Everything that has come is shown. */
  caughtUp(): void;
}

const KEPT = 120; // positions, so that they can be played again

export class Following {
  private shown: ReadonlyMap<Viewer, Shown<Known>> = $state.raw(new Map());
  private readonly showings = new Map<Viewer, Showing<Known>>();
  private readonly past = new Map<Viewer, readonly Known[]>();

  constructor(private readonly match: Followed) {}

  of(viewer: Viewer): Shown<Known> | null {
    return this.shown.get(viewer) ?? null;
  }

  isBehind(viewer: Viewer): boolean {
    return this.of(viewer)?.isBehind ?? false;
  }

  /** It is shown when its turn comes; within so many ms, if time is short. */
  push(viewer: Viewer, known: Known, within = Infinity): void {
    this.keep(viewer, known);
    this.showing(viewer).push(known, within);
  }

  /** It is shown now: nobody could follow, or was there to. */
  jump(viewer: Viewer, known: Known): void {
    this.keep(viewer, known);
    this.showing(viewer).jump(known);
  }

  /** It is shown now, and what was before is no more. */
  anew(viewer: Viewer, known: Known): void {
    this.past.delete(viewer);
    this.jump(viewer, known);
  }

  skip(viewer: Viewer): void {
    this.showing(viewer).skip();
  }

  /** Whether something happened since the viewer's last turn that can be shown once more. */
  canPlayAgain(viewer: Viewer): boolean {
    const now = this.of(viewer)?.one;
    return !!now && !this.isBehind(viewer) && this.begin(viewer, now) < now.history.length;
  }

  /** Show it; positions that this page has not seen are asked for. */
  async playAgain(viewer: Viewer, ask: Ask): Promise<boolean> {
    const now = this.of(viewer)?.one;
    if (!now) return false;
    const [before, ...all] = this.film(viewer, now) ?? (await this.fetch(viewer, now, ask));
    if (!before || this.of(viewer)?.one !== now) return false; // it is late
    return this.showing(viewer).again(before, all);
  }

  clear(): void {
    for (const showing of this.showings.values()) showing.close();
    this.showings.clear();
    this.past.clear();
    this.shown = new Map();
  }

  private keep(viewer: Viewer, known: Known): void {
    this.past.set(viewer, [...(this.past.get(viewer) ?? []), known].slice(-KEPT));
  }

  /** How many events there were when the others began. */
  private begin(viewer: Viewer, { history }: Known): number {
    const face = this.match.face();
    return face ? sinceTurn(history, viewer, face) : history.length;
  }

  /** The position before the others began, and all since; null if this page has not seen it. */
  private film(viewer: Viewer, now: Known): readonly Known[] | null {
    const [begin, past] = [this.begin(viewer, now), this.past.get(viewer) ?? []];
    const first = past.findIndex(({ history }) => history.length > begin);
    return first > 0 ? past.slice(first - 1) : null;
  }

  private async fetch(viewer: Viewer, now: Known, ask: Ask): Promise<readonly Known[]> {
    const { rewind } = await import("./rewind");
    return rewind(now, this.begin(viewer, now), ask).catch(() => []);
  }

  private showing(viewer: Viewer): Showing<Known> {
    const made = this.showings.get(viewer);
    if (made) return made;
    const showing: Showing<Known> = new Showing({
      beat: (known) => this.beat(known, showing.isAgain),
      isMoving,
      show: (shown) => {
        this.shown = new Map(this.shown).set(viewer, shown);
        if (!shown.isBehind) this.match.caughtUp();
      },
    });
    this.showings.set(viewer, showing);
    return showing;
  }

  private beat({ news }: Known, isAgain: boolean): Beat {
    const face = this.match.face();
    if (!face) return NONE;
    const isOwn = (event: unknown): boolean => {
      const who = face.who(event);
      return who !== null && this.match.isMine(who);
    };
    const all = together(news, (event) => face.beat(event), isOwn);
    // whoever asks to see it again wants to see it, whatever the pace
    const pace = isAgain && settings.pace === "once" ? "normal" : settings.pace;
    return at(pace, all, still());
  }
}

/** Whether anything moves that will come to rest; what breathes does not. */
function isMoving(): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    return playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
  });
}
