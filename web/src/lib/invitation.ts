/** The link by which others come to a table, as the server knows it. */

import { api } from "./api";
import type { Opened } from "./wire";

export interface Invitation {
  readonly link: string;
  /** The link leads there from the server's own machine only. */
  readonly isLocal: boolean;
}

/** Whether a link leads every machine to itself. */
export function leadsToOneself(link: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(link).hostname);
}

/** What this browser reached is handed on if the server does not answer. */
export async function invitationTo(id: string): Promise<Invitation> {
  try {
    const { link, is_local } = await api.get<Opened>(`/api/tables/${encodeURIComponent(id)}`);
    return { link, isLocal: is_local };
  } catch {
    return { link: `${location.origin}/t/${id}`, isLocal: false };
  }
}
