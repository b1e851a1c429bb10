/**
 * The coach of a match, where the table's help is `coach`: explains whatever happens for the first
 * time, once in this browser, and asks before a move that the server warns of. It knows only what
 * the eyes at the screen know.
 */

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
  private notes: readonly Note[] = $state.raw([]);
  private known: ReadonlySet<string> = $state.raw(told());

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

  /** Things have happened; `first` names those that are worth a word. */
  hear(events: readonly unknown[], first: (event: unknown) => string | null): void {
    if (!this.isOn) return;
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

  /** The note on the screen has been read. */
  read(): void {
    const [note, ...others] = this.notes;
    if (!note) return;
    this.learn(note.says);
    this.notes = others;
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
