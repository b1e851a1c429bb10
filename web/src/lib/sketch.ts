/** Sentences in which small pictures stand for what people would point at. */

/** Pieces of the sprite in a line, and what they are in words. */
export interface Picture {
  readonly pieces: readonly string[];
  readonly says: string;
  /** Four fields of a card, as they lie on it, instead of a row. */
  readonly isCard?: boolean;
}

export type Part = string | Picture;

/** Puts something into a sentence: its words, or a sign that a picture goes there. */
export type Draw = (picture: Picture) => string;

/** For those who listen, and wherever there is no room for pictures. */
export const inWords: Draw = ({ says }) => says;

const [OPEN, CLOSE] = ["\uE000", "\uE001"]; // of the private use area: in no name and no sentence
const SIGN = new RegExp(`${OPEN}(\\d+)${CLOSE}`, "u");

/** A sentence with its pictures, part by part. */
export function sketched(write: (draw: Draw) => string): readonly Part[] {
  const pictures: Picture[] = [];
  const text = write((picture) => `${OPEN}${pictures.push(picture) - 1}${CLOSE}`);
  return text
    .split(SIGN)
    .map((part, at) => (at % 2 ? pictures[Number(part)]! : part))
    .filter((part) => part !== "");
}
