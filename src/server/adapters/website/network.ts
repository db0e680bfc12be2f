import { Resolver } from "node:dns/promises";
import { request } from "node:http";
import { connect, type Socket } from "node:net";

/**
 * The end of a TCP connection of the website reader: an address that was checked, and a port.
 * `visit.ts` makes it of a URL and its resolved address.
 */
export interface Target {
  readonly host: string;
  readonly port: number;
}

/**
 * Access of the website reader to the internet: `REAL_NETWORK`, which `boot/deps.ts` hands to
 * `run-reading.ts`. Which addresses are allowed is decided in `public-address.ts`. `visit.ts` and
 * `openTunnel` call it, the first makes a `ReadError` of a failed connection (`toReadError`). Tests
 * replace it and record the contacted addresses.
 */
export interface WebNetwork {
  /** Returns all addresses of a name, IPv4 first; none for an unknown name. */
  readonly resolve: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Opens a TCP connection. */
  readonly open: (target: Target, signal: AbortSignal) => Promise<Socket>;
  /** Certificate authority in PEM, instead of those of Node.js. */
  readonly authority?: string;
}

/**
 * Asks the name servers of the machine directly: `dns.lookup` would occupy a thread of the pool for
 * each name server that does not answer, and would read names of the machine's own hosts file.
 */
async function resolve(host: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const none = (): string[] => [];
    const answers = await Promise.all([
      resolver.resolve4(host).catch(none),
      resolver.resolve6(host).catch(none),
    ]);
    return answers.flat();
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

async function open({ host, port }: Target, signal: AbortSignal): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect({ host, port, signal });
  socket.once("connect", () => resolve(socket));
  socket.once("error", reject);
  return promise;
}

/**
 * Resolves and connects with the machine's network; for the website reader (`deps.ts` passes it)
 * and `npm run doctor`. A name server has 3 s and two tries (`resolve` above).
 */
export const REAL_NETWORK: WebNetwork = { resolve, open };

/**
 * Opens a connection through an HTTP proxy, if the operator has configured one (`FETCH_PROXY`) for
 * website readings. The proxy gets the address that was checked, never a name that it would resolve
 * again. `visit.ts` calls it. Rejects if the proxy refuses.
 */
export async function openTunnel(
  { open }: WebNetwork,
  proxy: URL,
  { host, port }: Target,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = await open({ host: proxy.hostname, port: Number(proxy.port || 80) }, signal);
  const authority = host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const login = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  const call = request({
    method: "CONNECT",
    path: authority,
    headers: {
      host: authority,
      ...(proxy.username && { "proxy-authorization": `Basic ${Buffer.from(login).toString("base64")}` }),
    },
    createConnection: () => socket,
    signal,
  });
  call.once("connect", (response, tunnel) => {
    if (response.statusCode === 200) return resolve(tunnel as Socket);
    tunnel.destroy();
    reject(new Error(`the proxy refused the connection (${response.statusCode})`));
  });
  call.once("response", (response) => {
    response.destroy();
    reject(new Error("the proxy did not open a tunnel"));
  });
  call.once("error", reject);
  call.end();
  return promise;
}
