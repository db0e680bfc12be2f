import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface CutOff {
  /** The same connection string, through the line that can be cut. */
  readonly url: string;
  /** Ends what is connected and takes nothing new. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly stop: () => Promise<void>;
}

/** A line to a server that can be cut and mended, as a network does. */
export async function cutOff(url: string): Promise<CutOff> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as AddressInfo).port);

  const cut = () => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href,
    cut,
    mend: () => {
      whole = true;
    },
    async stop() {
      cut();
      const closed = once(server, "close");
      server.close();
      await closed;
    },
  };
}
