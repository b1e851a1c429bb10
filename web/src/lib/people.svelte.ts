/** Who sits before this browser: a name and a cookie, no account. */

import { api, Problem } from "./api";
import { home, IS_SITE } from "./home.svelte";
import type { Me, PersonalLink } from "./wire";
import { t } from "./words.svelte";

const SOMEBODY = "dovecote.somebody";
const NAME = "dovecote.name"; // for tables of this browser, where nobody else knows it
const MADE_UP = 12; // names in the catalogue: person-name-1 …

const INVITED = "dovecote.invited"; // the word of an invitation, until it is used

let name: string | null = $state(null);
let isModerator = $state(false);
let typed: string | null = $state(null);

export const me = {
  /** Null: nobody yet. */
  get name(): string | null {
    return name;
  },
  /** Whether they look after this server. */
  get isModerator(): boolean {
    return isModerator;
  },
  /** What stands in a field for the name and is not kept yet; null: nothing has been typed. */
  get typed(): string | null {
    return typed;
  },
  set typed(text: string | null) {
    typed = text;
  },
};

/** Find out who this browser is; one that has never been anybody need not ask. */
export async function meet(): Promise<void> {
  if (!wasSomebody()) return;
  try {
    ({ name, is_moderator: isModerator = false } = await api.get<Me>("/api/people/me"));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    name = null;
  }
}

let becoming: Promise<void> = Promise.resolve();

/**
 * Become somebody, or be called differently. Without a wish it is the name that was typed and not
 * kept yet; without that either, one is made up. One wish after the other: who chooses a name and
 * sits down at once must not be two people.
 */
export function beSomebody(wanted?: string): Promise<void> {
  becoming = becoming.catch(() => undefined).then(() => become(wanted));
  return becoming;
}

async function become(wanted?: string): Promise<void> {
  const wish = wanted ?? (typed?.trim() || undefined);
  if (wish === undefined && name !== null) return;
  const chosen = wish ?? named() ?? t(`person-name-${1 + Math.floor(Math.random() * MADE_UP)}`);
  const invitation = localStorage.getItem(INVITED) ?? "";
  const asked = invitation ? { name: chosen, invitation } : { name: chosen };
  name = (await api.post<Me>("/api/people", asked)).name;
  if (invitation) localStorage.removeItem(INVITED);
  typed = null;
  note();
}

/** This browser is nobody any more, and nobody remembers that it was. */
export function beNobody(): void {
  name = typed = null;
  try {
    localStorage.removeItem(SOMEBODY);
    localStorage.removeItem(NAME);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

/** A link that makes another device the same person. */
export async function personalLink(): Promise<string> {
  return (await api.post<PersonalLink>("/api/people/me/link")).link;
}

/** A way to be somebody else that was used here: who one is, and who one would be. */
export interface Offered {
  readonly mine: string;
  readonly theirs: string;
  /** Where the server is asked, and with what. */
  readonly path: string;
  readonly by: object;
}

let offered: Offered | null = $state.raw(null);

export const link = {
  get offered(): Offered | null {
    return offered;
  },
};

/**
 * Whoever comes by a personal link (`/#me=TOKEN`) is that person from now on; whoever is somebody
 * else already is asked first. Elsewhere than on the start page it means nothing: a link to a
 * table comes from anybody.
 */
export async function comeBack(): Promise<boolean> {
  const invitation = /^#invited=([\w-]{1,100})$/.exec(location.hash)?.[1];
  if (invitation) {
    localStorage.setItem(INVITED, invitation);
    history.replaceState(null, "", location.pathname + location.search);
  }
  const token = /^#me=(.+)$/.exec(location.hash)?.[1];
  if (!token) return false;
  const { pathname, search } = location;
  history.replaceState(null, "", pathname + search); // not in the history, nor in a screenshot
  if (pathname !== "/") return false;
  return beBy("/api/people/back", { token });
}

/** Be whom a link or a passkey says; whoever is somebody else already is asked first. */
export async function beBy(path: string, by: object): Promise<boolean> {
  try {
    await be(path, by);
    return true;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "somebody") throw error;
    const { mine, theirs } = error.params;
    offered = { mine: String(mine), theirs: String(theirs), path, by };
    return false;
  }
}

/** What somebody has answered to that. */
export async function decide(isSure: boolean): Promise<void> {
  const wanted = offered;
  offered = null;
  if (isSure && wanted) await be(wanted.path, { ...wanted.by, sure: true });
}

async function be(path: string, by: object): Promise<void> {
  ({ name, is_moderator: isModerator = false } = await api.post<Me>(path, by));
  note();
}

/** The cookie says who somebody is, and no script can read it: so that there is one is noted. */
function note(): void {
  try {
    if (!home.isAlone || IS_SITE) localStorage.setItem(SOMEBODY, "yes");
    if (name !== null) localStorage.setItem(NAME, name);
  } catch {
    // a browser that keeps nothing asks every time
  }
}

/** How whoever sits here was called last. */
function named(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

function wasSomebody(): boolean {
  try {
    return localStorage.getItem(SOMEBODY) !== null;
  } catch {
    return true;
  }
}
