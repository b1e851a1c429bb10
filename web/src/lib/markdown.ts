/** The rules' Markdown as parts to be drawn: headings, numbered clauses, paragraphs, no more.
 *
 * Whatever else stands in a text stays text; nothing in it ever becomes markup.
 */

export type Part =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "strong"; readonly text: string }
  | { readonly is: "code"; readonly text: string }
  /** Another clause of the same rules. */
  | { readonly is: "clause"; readonly text: string }
  /** A ruling to be looked up in the register; its text has the bracket or comma beside the id. */
  | { readonly is: "ruling"; readonly text: string; readonly id: string };

/** A paragraph; a clause has a number, what stands between the clauses has none. */
export interface Paragraph {
  readonly clause: string;
  readonly parts: readonly Part[];
}

export interface Section {
  /** As in its heading; empty: before the first numbered section. */
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Rulebook {
  readonly title: string;
  readonly sections: readonly Section[];
}

const TITLE = /^# (.+)$/;
const HEADING = /^## (?:([0-9]+) )?(.+)$/;
const CLAUSE = /^\*\*([0-9]+\.[0-9]+)\*\* (.+)$/s;
const NUMBERS = /^\*\*([0-9]+\.[0-9]+)\*\* /gm;
const PARTS =
  /\*\*([^*]+)\*\*|`([^`]+)`|(?<![0-9.,])([0-9]+\.[0-9]+)(?![0-9]|\.[0-9])|\(?\b([A-Z]{2}-[0-9]+[a-z]?)\b[,)]?/g;

export function readRules(markdown: string): Rulebook {
  const text = markdown.replaceAll("\r\n", "\n");
  const clauses = new Set([...text.matchAll(NUMBERS)].map(([, number]) => number!));
  const sections: { number: string; title: string; paragraphs: Paragraph[] }[] = [];
  let title = "";
  for (const block of text.split(/\n{2,}/).map((one) => one.trim())) {
    const heading = HEADING.exec(block);
    if (TITLE.test(block)) title ||= block.slice(2);
    else if (heading) {
      sections.push({ number: heading[1] ?? "", title: heading[2]!, paragraphs: [] });
    } else if (block) {
      if (!sections.length) sections.push({ number: "", title: "", paragraphs: [] });
      sections.at(-1)!.paragraphs.push(readParagraph(block, clauses));
    }
  }
  return { title, sections };
}

function readParagraph(block: string, clauses: ReadonlySet<string>): Paragraph {
  const [, clause = "", text = block] = CLAUSE.exec(block) ?? [];
  return { clause, parts: readParts(text.replaceAll("\n", " "), clauses) };
}

/** Bold, code, the ids of rulings, and the numbers of clauses that exist. */
export function readParts(text: string, clauses: ReadonlySet<string> = new Set()): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(PARTS)) {
    const [all, strong, code, clause, ruling] = found;
    const part: Part | null = strong
      ? { is: "strong", text: strong }
      : code
        ? { is: "code", text: code }
        : ruling
          ? { is: "ruling", text: all, id: ruling }
          : clause && clauses.has(clause)
            ? { is: "clause", text: clause }
            : null;
    if (!part) continue;
    if (found.index > from) parts.push({ is: "text", text: text.slice(from, found.index) });
    parts.push(part);
    from = found.index + all.length;
  }
  if (from < text.length) parts.push({ is: "text", text: text.slice(from) });
  return parts;
}

/** A paragraph as plain text. */
export function plain({ clause, parts }: Paragraph): string {
  return [clause, parts.map(({ text }) => text).join("")].filter(Boolean).join(" ");
}

/** How somebody who searches writes it: no capitals, no accents. One letter stays one letter. */
export function folded(text: string): string {
  const letters = [...text].map((letter) => {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === letter.length ? bare : letter;
  });
  return letters.join("");
}

/** The words somebody looks for. */
export function sought(query: string): readonly string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether every word is found in a text. */
export function isFound(text: string, words: readonly string[]): boolean {
  const where = folded(text);
  return words.every((word) => where.includes(word));
}

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text cut where the words begin and end. */
export function cut(text: string, words: readonly string[]): readonly Piece[] {
  const where = folded(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1)) {
      isHit.fill(true, at, at + word.length);
    }
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last?.isHit === isHit[at]) last!.text += text[at]!;
    else pieces.push({ text: text[at]!, isHit: isHit[at]! });
  }
  return pieces;
}
