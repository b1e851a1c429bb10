/** Which table somebody means who pastes a link, a path or a bare code. */

const IN_LINK = /(?:^|\/)t\/([^/?#\s]+)/;
const ID = /^[A-Za-z0-9_-]{1,32}$/;

/** The table's id; null if nothing of the kind can be read in it. */
export function tableIn(text: string): string | null {
  const said = text.trim();
  const found = IN_LINK.exec(said)?.[1] ?? said;
  return ID.test(found) ? found : null;
}
