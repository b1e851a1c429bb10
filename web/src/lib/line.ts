/** The line to a table: it breaks, comes back by itself, and loses nothing that was said. */

import type { ClientMessage, ServerMessage } from "./wire";

/** How it stands; `down` says when it is tried again, `shut` why it never will be. */
export type LineState =
  | { readonly is: "opening" }
  | { readonly is: "open" }
  | { readonly is: "down"; readonly again: number }
  | { readonly is: "shut"; readonly code: string };

/** As much of a WebSocket as is needed, so that tests can stand in for one. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  /** A new socket that tells everything after what is known already. */
  connect(): Socket;
  hear(told: ServerMessage): void;
  changed(state: LineState): void;
}

type Distributed<T> = T extends unknown ? Omit<T, "ref" | "key"> : never;
/** Something to say, without what the line adds to it. */
export type Message = Distributed<ClientMessage>;

interface Waiting {
  readonly text: string;
  readonly lasts: boolean; // said again on a new socket, until it is answered
  readonly done: (told: ServerMessage | null) => void;
}

const SHORTEST = 500;
const LONGEST = 15_000;
const SILENCE = 25_000;
const ANSWER = 3000; // in which something must be heard of whoever was spoken to
const ECHO = 800; // the same where there are doubts already
const PING = JSON.stringify({ ping: 1 });
const GONE = new Map([
  [4404, "no-table"],
  [4403, "private"],
]);

export class Line {
  private socket: Socket | null = null;
  private refs = 0;
  private tries = 0;
  private isClosed = false;
  private isLeft = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = Date.now();
  private ears = 0; // how many messages were heard
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private readonly salt = Math.random().toString(36).slice(2, 10);

  constructor(private readonly ends: Ends) {}

  open(): void {
    this.isClosed = false;
    this.ends.changed({ is: "opening" });
    const socket = this.ends.connect();
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = ({ data }) => this.take(String(data));
    socket.onclose = ({ code }) => this.lost(socket, code);
  }

  /** Try at once instead of waiting; nothing happens if the line is open. */
  retry(): void {
    if (this.isClosed || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    clearTimeout(this.alarm);
    this.alarm = undefined;
    if (this.socket) part(this.socket);
    this.socket = null;
    this.isUp = false;
    for (const { done } of this.waiting.values()) done(null);
    this.waiting.clear();
  }

  /**
   * Nobody listens any more: close it as soon as all that was done is acknowledged, however long
   * it is down. Whether that is now.
   */
  leave(): boolean {
    this.isLeft = true;
    this.forget();
    if (!this.waiting.size) this.close();
    return this.isClosed;
  }

  /** Ask something; null if the line broke before the answer came. */
  ask(message: Message): Promise<ServerMessage | null> {
    return this.say({ ...message }, false);
  }

  /** Ask again on every new socket until there is an answer: asking twice must do no harm. */
  insist(message: Message): Promise<ServerMessage | null> {
    return this.say({ ...message }, true);
  }

  /** Do something, once, however often the line breaks. */
  act(message: Message): Promise<ServerMessage | null> {
    return this.say({ ...message, key: `${this.salt}-${this.refs}` }, true);
  }

  private say(message: object, lasts: boolean): Promise<ServerMessage | null> {
    const ref = `${this.salt}.${this.refs++}`;
    const text = JSON.stringify({ ...message, ref });
    return new Promise((done) => {
      if (!this.socket && !lasts) return done(null);
      this.waiting.set(ref, { text, lasts, done });
      if (this.socket && this.isUp) this.send(this.socket, text);
    });
  }

  /** Something speaks for it that the line is dead: unless an echo comes soon, it is. */
  doubt(): void {
    if (!this.socket || !this.isUp) return;
    this.socket.send(PING);
    this.listen(this.socket, ECHO);
  }

  /** Say something, and listen for whether anything comes back. */
  private send(socket: Socket, text: string): void {
    socket.send(text);
    const { ears } = this;
    this.alarm ??= setTimeout(() => {
      this.alarm = undefined;
      if (socket !== this.socket || ears !== this.ears) return;
      socket.send(PING); // an answer may take long to find, an echo does not
      this.listen(socket, ANSWER / 2);
    }, ANSWER / 2);
  }

  private listen(socket: Socket, patience: number): void {
    const { ears } = this;
    clearTimeout(this.alarm);
    this.alarm = setTimeout(() => {
      this.alarm = undefined;
      if (ears === this.ears) this.lost(socket, 1006);
    }, patience);
  }

  private isUp = false;

  private opened(socket: Socket): void {
    this.isUp = true;
    this.tries = 0;
    this.heard = Date.now();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(socket), SILENCE / 2);
    this.ends.changed({ is: "open" });
    for (const { text } of this.waiting.values()) this.send(socket, text);
  }

  /** A line can be dead without saying so: a phone that slept, a network that changed. */
  private beat(socket: Socket): void {
    if (Date.now() - this.heard > SILENCE) this.lost(socket, 1006);
    else this.send(socket, PING);
  }

  private take(text: string): void {
    this.heard = Date.now();
    this.ears++;
    const told = JSON.parse(text) as ServerMessage;
    const ref = told.ref ?? "";
    const asked = this.waiting.get(ref);
    if (asked && told.is === "refused" && told.code === "unavailable" && asked.lasts) {
      setTimeout(() => this.isUp && this.socket && this.send(this.socket, asked.text), 1000);
      return;
    }
    this.waiting.delete(ref);
    this.ends.hear(told);
    asked?.done(told);
    if (this.isLeft && !this.waiting.size) this.close();
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    part(socket);
    this.socket = null;
    this.isUp = false;
    clearInterval(this.pulse);
    clearTimeout(this.alarm);
    this.alarm = undefined;
    this.forget();
    const gone = GONE.get(code);
    if (gone) {
      this.close();
      this.ends.changed({ is: "shut", code: gone });
    } else if (!this.isClosed) {
      const pause = Math.min(LONGEST, SHORTEST * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.ends.changed({ is: "down", again: Date.now() + pause });
      this.timer = setTimeout(() => this.open(), pause);
    }
  }

  /** Answers that nobody will wait for any more; what was done is said until it is heard. */
  private forget(): void {
    for (const [ref, { lasts, done }] of this.waiting) {
      if (lasts) continue;
      this.waiting.delete(ref);
      done(null);
    }
  }
}

/** Close a socket and listen no more: what it still brings is meant for whoever one was before. */
function part(socket: Socket): void {
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}
