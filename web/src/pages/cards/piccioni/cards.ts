/** The cards of Piccioni while they are written: tables and fields, no rule of the game. */

export type Texts = Readonly<Record<string, string>>;
export type Value = string | number;
export type Effect = { readonly do: string } & Readonly<Record<string, Value>>;

/** What every card may have. */
interface Card {
  readonly id: string;
  readonly name?: string;
  readonly names?: Texts;
  readonly says?: Texts;
  readonly picture?: string;
  readonly letters?: string;
}

export interface PlaceCard extends Card {
  readonly spaces?: number;
  readonly only?: readonly string[];
  readonly arrival?: readonly Effect[];
}

export interface PigeonCard extends Card {
  readonly count: number;
  readonly size?: number;
  readonly call?: number;
  readonly never?: readonly string[];
  readonly returns?: boolean;
  readonly flock?: readonly number[];
  readonly revealed: readonly Effect[];
}

export interface ActionCard extends Card {
  readonly count: number;
  readonly call?: number;
  readonly moves?: number;
  readonly play: readonly Effect[];
  readonly reacts_to?: string;
  readonly reaction?: readonly Effect[];
  readonly answers?: Texts;
}

export interface Box {
  readonly place: readonly PlaceCard[];
  readonly pigeon: readonly PigeonCard[];
  readonly action: readonly ActionCard[];
}

export type Table = keyof Box;
export type AnyCard = PlaceCard | PigeonCard | ActionCard;
export const TABLES: readonly Table[] = ["place", "pigeon", "action"];
const LONGEST = 20; // letters of an id

/** Other values for some fields of a card; undefined leaves a field out. */
export function edited(box: Box, table: Table, at: number, fields: object): Box {
  const cards = box[table].map((card, n) => (n === at ? tidied({ ...card, ...fields }) : card));
  return { ...box, [table]: cards };
}

/** Without fields that say nothing. */
function tidied<T extends object>(card: T): T {
  const said = Object.entries(card).filter(([, value]) => !isNothing(value));
  return Object.fromEntries(said) as T;
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === "") return true;
  return (
    typeof value === "object" &&
    value !== null &&
    !Object.keys(value).length &&
    !Array.isArray(value)
  );
}

/** A text in one language; an empty one is left out. */
export function worded(texts: Texts | undefined, language: string, text: string): Texts {
  return tidied({ ...texts, [language]: text });
}

export function idsOf(box: Box): readonly string[] {
  return TABLES.flatMap((table) => box[table].map(({ id }) => id));
}

/** An id out of a name: small letters and digits, beginning with a letter; empty if there is none. */
export function slug(name: string): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return plain.replace(/^[0-9]+/, "").slice(0, LONGEST);
}

/** The first id of this kind that no card has. */
export function fresh(box: Box, wish: string): string {
  const taken = new Set(idsOf(box));
  if (!taken.has(wish)) return wish;
  for (let n = 2; ; n++) {
    const next = `${wish.slice(0, LONGEST - 2)}${n}`;
    if (!taken.has(next)) return next;
  }
}

/** Another name; the id follows it as long as nobody has chosen one. */
export function named(box: Box, table: Table, at: number, name: string): Box {
  const card = box[table][at];
  if (!card) return box;
  const isFollowing =
    new RegExp(`^${table}\\d*$`).test(card.id) || slug(card.name ?? "") === card.id;
  const renamed = isFollowing ? identified(box, table, at, slug(name) || table) : box;
  return edited(renamed, table, at, { name });
}

/** Another id for a card, wherever it is spoken of. */
export function identified(box: Box, table: Table, at: number, id: string): Box {
  const before = box[table][at]?.id;
  if (before === undefined || before === id) return box;
  const without = edited(box, table, at, { id: "" });
  const to = fresh(without, id);
  const meant = (value: Value): Value => (value === before ? to : value);
  const effect = (one: Effect): Effect =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [key, key === "do" ? value : meant(value)]),
    ) as Effect;
  const card = <T extends AnyCard>(one: T, n: number, of: Table): T => {
    const told = Object.entries(one).map(([key, value]): [string, unknown] => {
      if (!Array.isArray(value)) return [key, value];
      const list = value as readonly (Value | Effect)[];
      return [key, list.map((part) => (typeof part === "object" ? effect(part) : meant(part)))];
    });
    const next = Object.fromEntries(told) as unknown as T;
    return of === table && n === at ? { ...next, id: to } : next;
  };
  return {
    place: box.place.map((one, n) => card(one, n, "place")),
    pigeon: box.pigeon.map((one, n) => card(one, n, "pigeon")),
    action: box.action.map((one, n) => card(one, n, "action")),
  };
}

/** One more card, at the end of its table: a copy of another, or a first idea. */
export function added(box: Box, table: Table, like: AnyCard): Box {
  return { ...box, [table]: [...box[table], { ...like, id: fresh(box, like.id) }] };
}

export function removed(box: Box, table: Table, at: number): Box {
  return { ...box, [table]: box[table].filter((_, n) => n !== at) };
}

export function moved(box: Box, table: Table, at: number, to: number): Box {
  const cards: AnyCard[] = [...box[table]];
  const [card] = cards.splice(at, 1);
  if (card) cards.splice(Math.min(Math.max(to, 0), cards.length), 0, card);
  return { ...box, [table]: cards };
}

/** What a card is called in a language, as far as its author says it. */
export function nameIn(card: Card, language: string): string {
  return card.names?.[language] ?? card.name ?? "";
}

/** What is to be seen on it. */
export function pictureOf({ picture, letters }: Card): { picture?: string; letters?: string } {
  return { ...(picture ? { picture } : {}), ...(letters ? { letters } : {}) };
}

export function callOf(card: AnyCard): number {
  return "call" in card ? (card.call ?? 0) : 0;
}

export function effectsOf(card: AnyCard): readonly Effect[] {
  if ("play" in card) return card.play;
  return "revealed" in card ? card.revealed : [];
}
