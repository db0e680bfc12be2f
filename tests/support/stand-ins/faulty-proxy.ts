import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listenOnLoopback } from "./listen.ts";

/**
 * A TCP proxy in front of a server whose connections a test can cut; `startFaultyProxy` makes it.
 */
export interface FaultyProxy {
  /** The server's URL with the proxy's host and port. */
  readonly url: string;
  /** Closes all connections; new ones are accepted and closed at once. */
  readonly cut: () => void;
  /** Closes all connections and stops listening. */
  readonly refuse: () => void;
  /**
   * Silences all connections permanently, as if the other machine had failed; new ones get no
   * response.
   */
  readonly silence: () => void;
  /** Delays all further responses by this number of milliseconds. */
  readonly slow: (ms: number) => void;
  /** New connections work again; silenced ones stay silent. */
  readonly restore: () => void;
  readonly stop: () => Promise<void>;
}

const DEFAULT_PORTS: Record<string, number> = { "http:": 80, "smtp:": 25 };

/**
 * Starts a TCP proxy for a test that simulates network failures between the product and a server
 * such as Postgres or S3. `onAnswer` can change the server's bytes in place.
 */
export async function startFaultyProxy(
  url: string,
  onAnswer?: (bytes: Buffer) => void,
): Promise<FaultyProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const pairs = new Set<() => void>();
  let state: "whole" | "cut" | "swallowing" = "whole";
  let delayMs = 0;

  function keep(socket: Socket) {
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
  }

  const later = (work: () => void) => (delayMs === 0 ? work() : void setTimeout(work, delayMs));

  function join(near: Socket) {
    const far = connect(Number(target.port) || (DEFAULT_PORTS[target.protocol] ?? 5432), target.hostname);
    keep(far);
    let silent = false;
    const fallSilent = () => {
      silent = true;
      near.unpipe(far).resume();
    };
    pairs.add(fallSilent);
    const pass = (work: () => void) => later(() => silent || work());
    near.pipe(far);
    far.on("data", (bytes: Buffer) => {
      onAnswer?.(bytes);
      pass(() => near.write(bytes));
    });
    far.on("close", () => pass(() => near.destroy()));
    near.on("close", () => {
      pairs.delete(fallSilent);
      // A silenced connection also hides from each side that the other one has closed it.
      if (!silent) far.destroy();
    });
  }

  // Half-open, because a lost machine does not acknowledge a FIN either.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (state === "cut") near.destroy();
    else if (state === "swallowing") near.resume();
    else join(near);
  });
  const port = await listenOnLoopback(server);
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String(port);

  const end = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: through.href,
    cut() {
      state = "cut";
      end();
    },
    refuse() {
      state = "cut";
      server.close();
      end();
    },
    silence() {
      state = "swallowing";
      for (const fallSilent of pairs) fallSilent();
    },
    slow(ms) {
      delayMs = ms;
    },
    restore() {
      state = "whole";
      delayMs = 0;
      if (!server.listening) server.listen(port, "127.0.0.1");
    },
    async stop() {
      state = "cut";
      end();
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      await closed;
    },
  };
}
