/** A server of one's own, to be stopped and started again. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { until } from "../person";

export const ROOT = resolve(import.meta.dirname, "../../..");
export const PROGRAM = process.env.DOVECOTE ?? join(ROOT, ".venv/bin/dovecote");

export class OwnServer {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "dovecote-own-"));

  private constructor(
    private readonly port: number,
    private readonly more: readonly string[],
  ) {}

  /** With more arguments of the command, if somebody names some. */
  static async begin(...more: readonly string[]): Promise<OwnServer> {
    const port = await new Promise<number>((found) => {
      const probe = createServer().listen(0, "127.0.0.1", () => {
        const address = probe.address();
        probe.close(() => found(typeof address === "object" && address ? address.port : 0));
      });
    });
    const server = new OwnServer(port, more);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Where it keeps what it knows. */
  get db(): string {
    return `sqlite:///${this.folder}/tables.db`;
  }

  async start(): Promise<void> {
    const where = ["--port", `${this.port}`, "--db", this.db];
    const how = ["serve", ...where, "--pace", "bot=0.05", ...this.more];
    this.process = spawn(PROGRAM, how, { stdio: "ignore" });
    const isReady = (): Promise<boolean> =>
      fetch(`${this.url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await until(isReady, 150_000); // as long as the server of all tests may take
    } catch (error) {
      await this.stop(); // nobody else would
      throw error;
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.process?.once("exit", done) ?? done(null));
    this.process?.kill();
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
