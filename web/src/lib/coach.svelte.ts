/**
 * The coach of a match, where the table's help is `coach`: explains whatever happens for the first
 * time, once in this browser, and asks before a move that the server warns of. It knows only what
 * the eyes at the screen know.
 */

import type { Move } from "./move";
import { choose, settings } from "./settings.svelte";
import type { Caution } from "./wire";

const KEY = "dovecote.firsts";
const MOST = 3; // notes that wait: older ones come with the next time

/** Something that has happened for the first time. */
export interface Note {
  /** The key of its sentence, `GAME-first-WHAT`. */
  readonly says: string;
  readonly event: unknown;
}

/** A move that waits for a second thought. */
export interface Warning {
  readonly cautions: readonly Caution[];
  readonly answer: (goesOn: boolean) => void;
}

/** What this browser has been told already; whatever cannot be read counts as nothing. */
function told(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

function keep(all: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...all]));
  } catch {
    // a browser that keeps nothing is told again
  }
}

export class Coach {
  warning: Warning | null = $state.raw(null);
  /** Whether a note is on the screen, as whoever draws it says. */
  isShown = false;
  /** Whether somebody has unfolded it, and may be reading. */
  isUnfolded = false;
  private notes: readonly Note[] = $state.raw([]);
  private known: ReadonlySet<string> = $state.raw(told());
  private suggested: ReadonlySet<string> = new Set();

  /** Which game is played, and whether the table has a coach at all. */
  constructor(
    private readonly playing: () => string,
    private readonly helps: () => boolean,
  ) {}

  private get game(): string {
    return this.playing();
  }

  /** Wished for; or never said, and this is the first match of the game in this browser. */
  get isOn(): boolean {
    return this.helps() && (settings.coach ?? !this.known.has(this.over));
  }

  get note(): Note | null {
    return this.isOn ? (this.notes[0] ?? null) : null;
  }

  /**
   * Things have happened; `first` names those that are worth a word. What somebody does themselves
   * is explained rather than the same of somebody else, of which less and less is in sight.
   */
  hear(
    events: readonly unknown[],
    first: (event: unknown) => string | null,
    isMine: (event: unknown) => boolean = () => false,
  ): void {
    if (!this.isOn) return;
    for (const event of events.filter(isMine)) this.renew(event, first(event), isMine);
    const said = new Set(this.notes.map(({ says }) => says));
    const fresh: Note[] = [];
    for (const event of events) {
      const what = first(event);
      const says = `${this.game}-first-${what}`;
      if (what === null || this.known.has(says) || said.has(says)) continue;
      said.add(says);
      fresh.push({ says, event });
    }
    if (fresh.length) this.notes = [...this.notes, ...fresh].slice(0, MOST);
  }

  /** A note that waits for being read is about one's own, if one has done the same meanwhile. */
  private renew(event: unknown, what: string | null, isMine: (event: unknown) => boolean): void {
    const says = `${this.game}-first-${what}`;
    const at = this.notes.findIndex((note) => note.says === says && !isMine(note.event));
    if (at < 0 || (at === 0 && this.isUnfolded)) return;
    this.notes = this.notes.with(at, { says, event });
  }

  /** The note on the screen has been read. */
  read(): void {
    const [note, ...others] = this.notes;
    if (!note) return;
    this.learn(note.says);
    this.notes = others;
  }

  /** A move is made: what was shown before it is no news, and what waits comes another time. */
  goOn(): void {
    if (this.isShown) this.read();
    this.notes = [];
  }

  /** Nothing of it is left for the next person at this screen. */
  forget(): void {
    this.notes = [];
    this.answer(false);
  }

  /** The match is over: from the next one on, a coach comes only if called. */
  finish(): void {
    if (this.isOn && !this.known.has(this.over)) this.learn(this.over);
  }

  decline(): void {
    this.notes = [];
    choose("coach", false);
  }

  /** Moves were suggested at an entry: whoever takes one of them is not warned of it. */
  suggest(at: number, moves: readonly string[]): void {
    this.suggested = new Set(moves.map((move) => `${at} ${move}`));
  }

  hasSuggested(at: number, move: Move): boolean {
    return typeof move === "string" && this.suggested.has(`${at} ${move}`);
  }

  /** Whether a move is really meant; whoever asks again has let go of the one before. */
  async means(cautions: readonly Caution[]): Promise<boolean> {
    this.answer(false);
    if (!this.isOn || !cautions.length) return true;
    return new Promise((answer) => {
      this.warning = { cautions, answer };
    });
  }

  answer(goesOn: boolean): void {
    const waits = this.warning;
    this.warning = null;
    waits?.answer(goesOn);
  }

  private get over(): string {
    return `${this.game}-over`;
  }

  private learn(key: string): void {
    this.known = new Set([...told(), key]);
    keep(this.known);
  }
}
