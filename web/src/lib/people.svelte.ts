/** Who sits before this browser: a name and a cookie, no account. */

import { api, Problem } from "./api";
import type { Me, PersonalLink } from "./wire";
import { t } from "./words.svelte";

const SOMEBODY = "dovecote.somebody";
const MADE_UP = 12; // names in the catalogue: person-name-1 …

let name: string | null = $state(null);

export const me = {
  /** Null: nobody yet. */
  get name(): string | null {
    return name;
  },
};

/** Find out who this browser is; one that has never been anybody need not ask. */
export async function meet(): Promise<void> {
  if (!wasSomebody()) return;
  try {
    name = (await api.get<Me>("/api/people/me")).name;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    name = null;
  }
}

let becoming: Promise<void> = Promise.resolve();

/**
 * Become somebody, or be called differently; without a name, one is made up. One wish after the
 * other: who chooses a name and sits down at once must not be two people.
 */
export function beSomebody(wanted?: string): Promise<void> {
  becoming = becoming.catch(() => undefined).then(() => become(wanted));
  return becoming;
}

async function become(wanted?: string): Promise<void> {
  if (wanted === undefined && name !== null) return;
  const chosen = wanted ?? t(`person-name-${1 + Math.floor(Math.random() * MADE_UP)}`);
  name = (await api.post<Me>("/api/people", { name: chosen })).name;
  note();
}

/** A link that makes another device the same person. */
export async function personalLink(): Promise<string> {
  return (await api.post<PersonalLink>("/api/people/me/link")).link;
}

/** Whoever comes by a personal link (`/#me=TOKEN`) is that person from now on. */
export async function comeBack(): Promise<boolean> {
  const token = /^#me=(.+)$/.exec(location.hash)?.[1];
  if (!token) return false;
  history.replaceState(null, "", location.pathname); // not in the history, nor in a screenshot
  name = (await api.post<Me>("/api/people/back", { token })).name;
  note();
  return true;
}

/** The cookie says who somebody is, and no script can read it: so that there is one is noted. */
function note(): void {
  try {
    localStorage.setItem(SOMEBODY, "yes");
  } catch {
    // a browser that keeps nothing asks every time
  }
}

function wasSomebody(): boolean {
  try {
    return localStorage.getItem(SOMEBODY) !== null;
  } catch {
    return true;
  }
}
