/** Finds the clauses that a sentence names in brackets. */

export interface Part {
  readonly text: string;
  readonly isClause: boolean;
}

const BRACKETS = /(\((?:\d+\.\d+)(?:, \d+\.\d+)*\))/;
const CLAUSE = /(\d+\.\d+)/;

/** The sentence in pieces: clauses, and what is between them. */
export function parts(sentence: string): readonly Part[] {
  return sentence
    .split(BRACKETS)
    .flatMap((piece) => (BRACKETS.test(piece) ? piece.split(CLAUSE) : [piece]))
    .filter(Boolean)
    .map((text) => ({ text, isClause: /^\d+\.\d+$/.test(text) }));
}
