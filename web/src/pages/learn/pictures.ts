/** A picture for each lesson: a piece of the sprite. */

const PICTURES: Readonly<Record<string, string>> = {
  "columba/first-card": "card-back",
  "columba/capturing": "bird-w",
  "columba/objectives": "rosette",
  "columba/domestic-pigeons": "tile-s",
  "columba/estates": "dovecote-large-red",
  "columba/falcons": "falcon",
  "columba/the-end": "trophy",
  "columba/junior-first-card": "bird-s",
  "columba/junior-bigger": "dovecote-small-yellow",
  "columbiz/throwing": "die-5",
  "columbiz/placing": "pawn",
  "columbiz/capturing": "bars",
  "columbiz/lines": "column-3",
  "columbiz/nothing-fits": "die-1",
  "columbiz/the-end": "trophy",
  "piccioni/first-turn": "action-back",
  "piccioni/guano": "guano",
  "piccioni/calls": "car",
  "piccioni/lady": "bird-lady",
  "piccioni/reactions": "umbrella",
  "piccioni/sharing": "metoo",
  "piccioni/the-end": "trophy",
};

export function pictureOf(game: string, lesson: string): string {
  return PICTURES[`${game}/${lesson}`] ?? "logo";
}
