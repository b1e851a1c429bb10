/** The cable between a browser and the server: it can be pulled, plugged in again, and be deaf. */

import { connect, createServer, type Server, type Socket } from "node:net";

import { inject } from "vitest";

export class Cable {
  /** What the server says gets lost, what it is told does not. */
  isDeaf = false;
  private readonly ends = new Set<Socket>();
  private server: Server | null = null;

  private constructor(
    private readonly to: number,
    private port = 0,
  ) {}

  static async lay(url = inject("url")): Promise<Cable> {
    const cable = new Cable(Number(new URL(url).port));
    await cable.plug();
    return cable;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** In again, at the same address. */
  async plug(): Promise<void> {
    this.isDeaf = false;
    const server = createServer((near) => this.join(near));
    this.server = server;
    await new Promise<void>((done, fail) => {
      server.once("error", fail);
      server.listen(this.port, "127.0.0.1", done);
    });
    const address = server.address();
    if (typeof address === "object" && address) this.port = address.port;
  }

  /** Out: whatever is open breaks, and nothing new comes through. */
  async pull(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done) ?? done(null));
    for (const end of this.ends) end.destroy();
    await closed;
    this.server = null;
  }

  private join(near: Socket): void {
    const far = connect(this.to, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(one);
      one.on("data", (data) => (this.isDeaf && one === far ? undefined : other.write(data)));
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.ends.delete(one);
        other.destroy();
      });
    }
  }
}
