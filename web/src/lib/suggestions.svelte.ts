/** What the champion suggests for a position: asked for once, and gone with the position. */

import type { Hinted } from "./wire";

/** Whose position, and which. */
export interface Moment {
  readonly seat: number;
  readonly at: number;
}

/** Not asked here yet; being thought about; told; asked in vain. */
export type Stage = "unasked" | "thinking" | "told" | "failed";

interface Asked extends Moment {
  /** Undefined: not answered yet. Null: there was no answer. */
  readonly told: Hinted | null | undefined;
}

export class Suggestions {
  private asked: Asked | null = $state.raw(null);

  /** `now` is what the screen shows: null while nobody may look. */
  constructor(
    private readonly now: () => Moment | null,
    private readonly hint: (seat: number) => Promise<Hinted | null>,
  ) {}

  get stage(): Stage {
    const asked = this.present;
    if (!asked) return "unasked";
    if (asked.told === undefined) return "thinking";
    return asked.told?.moves.length ? "told" : "failed";
  }

  get moves(): Hinted["moves"] {
    return this.present?.told?.moves ?? [];
  }

  /** Ask, unless that has been done already. */
  async ask(): Promise<void> {
    const now = this.now();
    if (!now || this.stage === "thinking" || this.stage === "told") return;
    const asked: Asked = { seat: now.seat, at: now.at, told: undefined };
    this.asked = asked;
    const told = await this.hint(now.seat);
    if (this.asked !== asked) return; // somebody asked about another position meanwhile
    // the answer says which position it is for: perhaps one that came while the question went
    this.asked = told ? { seat: told.seat, at: told.at, told } : { ...asked, told: null };
  }

  private get present(): Asked | null {
    const [asked, now] = [this.asked, this.now()];
    return asked && now && asked.seat === now.seat && asked.at === now.at ? asked : null;
  }
}
