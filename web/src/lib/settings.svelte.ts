/** What this browser's owner likes, kept in this browser only. */

import { languageFor, sensible, type Likes } from "./likes";

export { LANGUAGES, type Language, type Theme } from "./likes";

const KEY = "dovecote.settings";

function usual(): Likes {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    language: languageFor(navigator.languages),
    theme: isDark ? "dark" : "light",
    pace: "normal",
    confirm: "usual",
    endTurns: false,
    letters: false,
    grounds: false,
    coach: null,
    text: "100",
    sound: false,
    volume: 50,
    motion: "system",
    colours: "usual",
  };
}

function chosen(): Partial<Likes> {
  try {
    return sensible(localStorage.getItem(KEY));
  } catch {
    return {}; // a browser that keeps nothing
  }
}

export const settings: Likes = $state({ ...usual(), ...chosen() });

/** Only what was chosen is kept, so that the rest goes on following the system. */
export function choose<Name extends keyof Likes>(name: Name, value: Likes[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...chosen(), [name]: value }));
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

/** What holds if it was chosen in another tab; `key`: of what is kept, the part that changed there. */
export function chosenElsewhere(key: string | null): Likes | null {
  return key === KEY || key === null ? { ...usual(), ...chosen() } : null;
}

/** Whether a move is sent as soon as it is said, at a table where that is usual or not. */
export function isSentAtOnce(isUsual: boolean): boolean {
  return settings.confirm === "usual" ? isUsual : settings.confirm === "one";
}

/** Whether nothing is to move: less motion is wanted here or by the system, or all at once. */
export function still(): boolean {
  const { motion, pace } = settings;
  if (motion === "less" || pace === "once") return true;
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Let the whole document look as it is liked; `theme.js` does it before the first paint. */
export function dress(root: HTMLElement): void {
  const { theme, text, motion, colours } = settings;
  Object.assign(root.dataset, { theme, text, motion, colours });
}
