import { expect, test, vi } from "vitest";

vi.mock("../../art/pieces.css?raw", () => ({
  default: "/* passes through <use> */ .p { fill: red }",
}));

const { drawing } = await import("./picture");

const sheet = {
  game: "columbiz",
  title: "Columbiz",
  headline: "Ada wins!",
  piece: "pawn",
  places: [
    { rank: 1, name: "Ada <script>", score: "34", colour: "blue" },
    { rank: 2, name: "Bruno", score: "−3", colour: "purple" },
  ],
} as const;

test("the art is drawn with our own pieces and the winner's colour", () => {
  const art = drawing(sheet, '<svg class="sprite"><symbol id="pawn"/></svg>');
  expect(art).toContain('<use href="#vignette-columbiz"/>');
  expect(art).toContain('<use href="#pawn"/>');
  expect(art).toContain('<g class="p-blue"');
  expect(art.match(/class="p-purple"/g)).toHaveLength(1);
});

test("what the styles say in their comments does not break it", () => {
  const art = drawing(sheet, "").replace(/<!\[CDATA\[.*?\]\]>/s, "");
  expect(art).not.toContain("<use>");
});

test("no word of anybody is part of the art, so none can be taken for a command", () => {
  expect(drawing(sheet, "")).not.toContain("Ada");
});

test("a game without a picture of its own has the house's", () => {
  expect(drawing({ ...sheet, game: "perch" }, "")).toContain('<use href="#logo"/>');
});
