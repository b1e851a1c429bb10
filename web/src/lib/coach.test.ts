import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { languages: ["en"] });
const { Coach } = await import("./coach.svelte");
const { settings } = await import("./settings.svelte");

const first = (event: unknown): string | null => (event === "dull" ? null : String(event));
const helped = (): InstanceType<typeof Coach> =>
  new Coach(
    () => "columba",
    () => true,
  );
const GIFT = [{ code: "helps", params: { seat: 1, points: 2 } }];

beforeEach(() => {
  kept.clear();
  settings.coach = null;
});

test("what happens for the first time is explained once, one thing after the other", () => {
  const coach = helped();
  coach.hear(["dull", "captured", "built", "captured"], first);
  expect(coach.note).toEqual({ says: "columba-first-captured", event: "captured" });
  coach.read();
  expect(coach.note?.says).toBe("columba-first-built");
  coach.read();
  expect(coach.note).toBeNull();
  coach.hear(["captured"], first);
  expect(coach.note).toBeNull();
});

test("whoever moves on has read what was shown, and nothing is told late", () => {
  const coach = helped();
  coach.hear(["captured", "built"], first);
  coach.goOn(); // something else has its place
  expect(coach.note, "it is over").toBeNull();
  coach.hear(["captured", "built"], first);
  expect(coach.note?.says, "nobody has seen it").toBe("columba-first-captured");
  coach.isShown = true;
  coach.goOn();
  coach.hear(["captured", "built"], first);
  expect(coach.note?.says, "what waited comes with its next time").toBe("columba-first-built");
});

test("one's own deed is explained rather than the same of somebody else", () => {
  const coach = helped();
  const isMine = (event: unknown): boolean => event === "built";
  const built = (): string => "built";
  coach.hear(["theirs"], built, isMine);
  coach.hear(["built"], built, isMine);
  expect(coach.note).toEqual({ says: "columba-first-built", event: "built" });
  coach.hear(["theirs"], built, isMine);
  expect(coach.note?.event, "it stays").toBe("built");
});

test("nothing takes the place of what somebody is reading", () => {
  const coach = helped();
  coach.hear(["theirs"], () => "built");
  coach.isUnfolded = true;
  coach.hear(
    ["built"],
    () => "built",
    () => true,
  );
  expect(coach.note?.event).toBe("theirs");
});

test("another match in the same browser does not explain it again, another game does", () => {
  const coach = helped();
  coach.hear(["captured"], first);
  coach.read();
  const next = helped();
  next.hear(["captured"], first);
  expect(next.note).toBeNull();
  const other = new Coach(
    () => "columbiz",
    () => true,
  );
  other.hear(["captured"], first);
  expect(other.note?.says).toBe("columbiz-first-captured");
});

test("whoever takes what was suggested there is not warned of it", () => {
  const coach = helped();
  expect(coach.hasSuggested(7, "put 1/3")).toBe(false);
  coach.suggest(7, ["put 1/3", "end"]);
  expect(coach.hasSuggested(7, "put 1/3")).toBe(true);
  expect(coach.hasSuggested(7, "put 2/3"), "another move").toBe(false);
  expect(coach.hasSuggested(8, "put 1/3"), "another position").toBe(false);
});

test("without a coach at the table nothing is explained and nothing asked", async () => {
  const coach = new Coach(
    () => "columba",
    () => false,
  );
  coach.hear(["captured"], first);
  expect(coach.note).toBeNull();
  await expect(coach.means(GIFT)).resolves.toBe(true);
  expect(coach.warning).toBeNull();
});

test("whoever declines is left alone, in other matches too", async () => {
  const coach = helped();
  coach.hear(["captured", "built"], first);
  coach.decline();
  expect(coach.note).toBeNull();
  expect(helped().isOn).toBe(false);
  await expect(coach.means(GIFT)).resolves.toBe(true);
});

test("only the first match has a coach, unless one is wished for", () => {
  helped().finish();
  expect(helped().isOn).toBe(false);
  expect(
    new Coach(
      () => "columbiz",
      () => true,
    ).isOn,
  ).toBe(true);
  settings.coach = true;
  expect(helped().isOn).toBe(true);
});

test("a move that the server warns of waits for an answer", async () => {
  const coach = helped();
  const meant = coach.means(GIFT);
  expect(coach.warning?.cautions).toEqual(GIFT);
  coach.answer(true);
  await expect(meant).resolves.toBe(true);
  expect(coach.warning).toBeNull();
  await expect(coach.means([])).resolves.toBe(true);
});

test("another move lets go of the one that waits, and so does another person", async () => {
  const coach = helped();
  const before = coach.means(GIFT);
  const after = coach.means(GIFT);
  await expect(before).resolves.toBe(false);
  coach.forget();
  await expect(after).resolves.toBe(false);
});

test("what is kept and cannot be read counts as nothing", () => {
  kept.set("dovecote.firsts", "{");
  const coach = helped();
  coach.hear(["captured"], first);
  expect(coach.note?.says).toBe("columba-first-captured");
});
