import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface CutOff {
  /** The same address, through the line that can be cut. */
  readonly url: string;
  /** Ends what is connected; what comes new is taken and ended at once. */
  readonly cut: () => void;
  /** Ends what is connected; nothing listens any more. */
  readonly refuse: () => void;
  /** What is connected falls silent for good, as when the other machine is gone; what comes new is never answered. */
  readonly swallow: () => void;
  /** From now on every answer comes so many milliseconds later. */
  readonly slow: (ms: number) => void;
  /** New connections work again; what was swallowed stays silent. */
  readonly mend: () => void;
  readonly stop: () => Promise<void>;
}

const DEFAULT_PORTS: Record<string, number> = { "http:": 80, "smtp:": 25 };

/** A line to a server that fails and mends as a network does. `onAnswer` may change what comes from the server, in place. */
export async function cutOff(url: string, onAnswer?: (bytes: Buffer) => void): Promise<CutOff> {
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
      // Neither side of a silent line learns that the other one is gone.
      if (!silent) far.destroy();
    });
  }

  // Half open: a machine that is gone does not answer a goodbye either.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (state === "cut") near.destroy();
    else if (state === "swallowing") near.resume();
    else join(near);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
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
    swallow() {
      state = "swallowing";
      for (const fallSilent of pairs) fallSilent();
    },
    slow(ms) {
      delayMs = ms;
    },
    mend() {
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
