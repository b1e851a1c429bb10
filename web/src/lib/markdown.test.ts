import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { cut, folded, isFound, plain, readParts, readRules, sought } from "./markdown";

const RULES = `# Coo

What this is, \`edition = 1\`.

## 1 The game

**1.1** You **coo**. See 1.2, not 1.25, 3.1 or v1.2.3. (CO-1)

**1.2** <img src=x onerror=alert(1)> [a](javascript:b) *c* costs 1,5 or 0.5.

## 2 The end
`;

test("headings, clauses, bold, code, and references to clauses that exist", () => {
  const { title, sections } = readRules(RULES);
  expect(title).toBe("Coo");
  expect(sections.map(({ number, title: name }) => [number, name])).toEqual([
    ["", ""],
    ["1", "The game"],
    ["2", "The end"],
  ]);
  expect(sections[0]!.paragraphs).toEqual([
    {
      clause: "",
      parts: [
        { is: "text", text: "What this is, " },
        { is: "code", text: "edition = 1" },
        { is: "text", text: "." },
      ],
    },
  ]);
  expect(sections[1]!.paragraphs[0]).toEqual({
    clause: "1.1",
    parts: [
      { is: "text", text: "You " },
      { is: "strong", text: "coo" },
      { is: "text", text: ". See " },
      { is: "clause", text: "1.2" },
      { is: "text", text: ", not 1.25, 3.1 or v1.2.3. " },
      { is: "ruling", text: "(CO-1)", id: "CO-1" },
    ],
  });
});

test("ids of rulings are found one by one, with their letters, and nothing like them", () => {
  const rulings = (text: string): string[] =>
    readParts(text).flatMap((part) => (part.is === "ruling" ? [part.id] : []));
  expect(rulings("Both hold. (CO-4, CO-34b, CO-34c)")).toEqual(["CO-4", "CO-34b", "CO-34c"]);
  expect(rulings("ACO-1, CO-1x2, co-1, CO-, (CO-…), `CO-1`, 2019-20")).toEqual([]);
  expect(readParts("CO-7 (CO-8, CO-9)")).toEqual([
    { is: "ruling", text: "CO-7", id: "CO-7" },
    { is: "text", text: " " },
    { is: "ruling", text: "(CO-8,", id: "CO-8" },
    { is: "text", text: " " },
    { is: "ruling", text: "CO-9)", id: "CO-9" },
  ]);
});

test("whatever else stands there stays text", () => {
  const [, { paragraphs }] = readRules(RULES).sections as [unknown, { paragraphs: never[] }];
  expect(paragraphs[1]).toEqual({
    clause: "1.2",
    parts: [
      { is: "text", text: "<img src=x onerror=alert(1)> [a](javascript:b) *c* costs 1,5 or 0.5." },
    ],
  });
});

test("nothing breaks it", () => {
  for (const text of ["", "#", "##", "**1.1**", "** **", "`", "**1.1** **", "\n\n\n"]) {
    expect(() => readRules(text)).not.toThrow();
  }
});

describe("searching", () => {
  test("takes no notice of accents and capitals", () => {
    expect(folded("Où ÉTÉ Zürich ﬁ İ")).toHaveLength("Où ÉTÉ Zürich ﬁ İ".length);
    expect(isFound("Le pigeon s’échappe", sought("ECHAPPE  pig"))).toBe(true);
    expect(isFound("Le pigeon s’échappe", sought("pigeon plume"))).toBe(false);
    expect(isFound("anything", sought(" "))).toBe(true);
  });

  test("shows where", () => {
    expect(cut("Où été", sought("ou te"))).toEqual([
      { text: "Où", isHit: true },
      { text: " é", isHit: false },
      { text: "té", isHit: true },
    ]);
    expect(cut("coocoo", sought("cooc ocoo"))).toEqual([{ text: "coocoo", isHit: true }]);
    expect(cut("", [])).toEqual([]);
  });
});

describe.each(["columba", "columbiz", "piccioni"])("the rules of %s", (game) => {
  const books = ["en", "fr", "de", "it"].map((language) => {
    const file = `../../../src/dovecote/games/${game}/data/rules/${language}.md`;
    return readRules(readFileSync(new URL(file, import.meta.url), "utf-8"));
  });
  const clauses = books.map((book) =>
    book.sections.flatMap(({ paragraphs }) => paragraphs.map(({ clause }) => clause)),
  );

  test("have the same clauses in every language, and leave no signs behind", () => {
    for (const [n, book] of books.entries()) {
      expect(clauses[n]).toEqual(clauses[0]);
      expect(book.title).not.toBe("");
      const texts = book.sections.flatMap(({ paragraphs }) => paragraphs.map(plain));
      expect(texts.filter((text) => /\*\*|`|^#|\]\(|^[-*] |^\|/.test(text))).toEqual([]);
      expect(book.sections.slice(1).every(({ number, title }) => number && title)).toBe(true);
    }
  });
});
