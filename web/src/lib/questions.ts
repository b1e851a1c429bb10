/** Questions that change nothing: what would it bring, what is against it, what would you do. */

import type { Message } from "./line";
import { sent, type Move } from "./move";
import type { Outlook, Reason } from "./seen";
import type { Hinted, Refused, ServerMessage } from "./wire";

const PAUSE = 60; // between two questions: the server hears 20 messages a second

export type Refusal = Pick<Refused, "code" | "params"> & { readonly clause?: string };

/** Whom they are asked. */
interface Asked {
  /** Null if the line broke before the answer came. */
  ask(message: Message): Promise<ServerMessage | null>;
  /** Asked again on every new line. */
  insist(message: Message): Promise<ServerMessage | null>;
}

export class Questions {
  private readonly answers = new Map<string, Promise<unknown>>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly wire: Asked,
    private readonly reason: (refused: Refusal) => Reason,
  ) {}

  /** Answers stay true as long as the position does. */
  forget(): void {
    this.answers.clear();
  }

  /** What the champion would do in this seat, or the refusal; it may take some seconds. */
  hint(seat: number): Promise<ServerMessage | null> {
    return this.wire.insist({ seat, hint: true });
  }

  preview(seat: number, move: Move): Promise<Outlook<unknown, unknown> | null> {
    const asked = `preview ${seat} ${JSON.stringify(move)}`;
    return this.once(asked, async () => {
      const told = await this.inTurn({ seat, preview: sent(move) });
      // somebody who looks on at two pages asks anew what the other page pushed aside
      if (told?.is === "refused" && told.code === "superseded") this.answers.delete(asked);
      if (told?.is !== "preview") return null;
      const { events, view = null, cautions = [] } = told;
      return { events: events as readonly unknown[], view, cautions };
    });
  }

  why(seat: number, move: Move): Promise<Reason | null> {
    return this.once(`why ${seat} ${JSON.stringify(move)}`, async () => {
      const told = await this.inTurn({ seat, why: sent(move) });
      if (told?.is !== "why" || !told.code) return null;
      return this.reason({ code: told.code, clause: told.clause ?? "", params: told.params ?? {} });
    });
  }

  private once<T>(question: string, ask: () => Promise<T>): Promise<T> {
    const known = this.answers.get(question) as Promise<T> | undefined;
    if (known) return known;
    const asked = ask();
    this.answers.set(question, asked);
    return asked;
  }

  private async inTurn(message: Message): Promise<ServerMessage | null> {
    const before = this.last;
    this.last = before.then(() => new Promise((go) => setTimeout(go, PAUSE)));
    await before;
    return this.wire.ask(message);
  }
}

export function isHint(told: ServerMessage | null): told is Hinted {
  return told?.is === "hint";
}
