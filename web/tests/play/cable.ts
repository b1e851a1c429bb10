/** A line to the server that can be cut and mended, as by a tunnel or a bad plug. */

import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Cable {
  readonly url: string;
  cut(): void;
  mend(): void;
  end(): void;
}

export async function cable(to: string): Promise<Cable> {
  const { hostname, port } = new URL(to);
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on("error", () => one.destroy());
      one.on("close", () => {
        ends.delete(one);
        other.destroy();
      });
    }
    if (isCut) near.destroy();
    else near.pipe(far).pipe(near);
  });
  await new Promise<void>((go) => server.listen(0, "127.0.0.1", go));
  const tear = (): void => ends.forEach((end) => end.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      tear();
    },
    mend() {
      isCut = false;
    },
    end() {
      server.close();
      tear();
    },
  };
}
