/** What this browser's owner has learned of the games, kept in this browser only. */

interface Kept {
  /** Games whose lessons were offered at a table: that happens once. */
  readonly offered: readonly string[];
  /** Lessons that are done, as GAME/LESSON. */
  readonly done: readonly string[];
  /** The right moves of lessons that were begun. */
  readonly moves: Readonly<Record<string, readonly string[]>>;
}

const KEY = "dovecote.learned";
const NOTHING: Kept = { offered: [], done: [], moves: {} };

/** Whatever cannot be read counts as never learned. */
export function read(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return NOTHING;
    const { offered, done, moves } = kept as Record<string, unknown>;
    return { offered: texts(offered), done: texts(done), moves: movesIn(moves) };
  } catch {
    return NOTHING;
  }
}

function texts(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

function movesIn(found: unknown): Readonly<Record<string, readonly string[]>> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).map(([name, moves]) => [name, texts(moves)]));
}

function stored(): Kept {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return NOTHING; // a browser that keeps nothing
  }
}

let kept: Kept = $state.raw(stored());

/** Two pages of one browser add to the same: what is stored by now is taken first. */
function keep(change: (before: Kept) => Kept): void {
  const before = stored();
  kept = change(before === NOTHING ? kept : before);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // it holds until the page is closed
  }
}

function added(all: readonly string[], one: string): readonly string[] {
  return all.includes(one) ? all : [...all, one];
}

export const learned = {
  isDone(game: string, lesson: string): boolean {
    return kept.done.includes(`${game}/${lesson}`);
  },
  /** The moves to go on from; none if it was not begun. */
  moves(game: string, lesson: string): readonly string[] {
    return kept.moves[`${game}/${lesson}`] ?? [];
  },
  begin(game: string, lesson: string, moves: readonly string[]): void {
    keep((before) => ({ ...before, moves: { ...before.moves, [`${game}/${lesson}`]: moves } }));
  },
  /** It is done, and would begin anew. */
  finish(game: string, lesson: string): void {
    const name = `${game}/${lesson}`;
    keep(({ offered, done, moves }) => {
      const others = Object.entries(moves).filter(([one]) => one !== name);
      return { offered, done: added(done, name), moves: Object.fromEntries(others) };
    });
  },
  /** Whether somebody plays a game for the first time; it is asked once, then never again. */
  isNew(game: string): boolean {
    const knows = kept.done.some((one) => one.startsWith(`${game}/`));
    if (knows || kept.offered.includes(game)) return false;
    keep((before) => ({ ...before, offered: added(before.offered, game) }));
    return true;
  },
};
