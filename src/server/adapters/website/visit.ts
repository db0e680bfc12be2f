import { isIP } from "node:net";
import { callbackify } from "node:util";
import { buildConnector, Pool, type Dispatcher } from "undici";
import { READING_LIMITS } from "#core/readings/limits.ts";
import { readBounded } from "./bounded-body.ts";
import { openTunnel, type WebNetwork } from "./network.ts";
import { isPublicAddress } from "./public-address.ts";
import { ReadError, toReadError } from "./read-error.ts";
import { hostOf, parseWebAddress } from "./web-address.ts";

const MAX_HEADER_BYTES = 16 * 1024;
const CONNECTIONS_PER_ORIGIN = 4;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/**
 * State shared by all requests of one visit to a website, which `modules/readings/run-reading.ts`
 * passes: the user agent is its `USER_AGENT`, the proxy the setting `FETCH_PROXY`. Without
 * `timeoutMs`, the time is `READING_LIMITS.seconds` (`core/readings/limits.ts`).
 */
export interface VisitOptions {
  readonly network: WebNetwork;
  /** HTTP proxy of the operator. */
  readonly proxy: URL | undefined;
  readonly userAgent: string;
  /** Aborts all requests. */
  readonly signal: AbortSignal;
  /** Time for all requests together, in ms; tests shorten it. */
  readonly timeoutMs?: number;
}

/**
 * Options of one request of a visit, such as the types of content that its caller accepts.
 * `modules/readings/fetch-files.ts` and `robots.ts` pass them; their `maxBytes` come from
 * `READING_LIMITS` (`core/readings/limits.ts`).
 */
export interface FetchOptions {
  /** Value of the Accept header. */
  readonly accept: string;
  /** Limit of the decoded body. */
  readonly maxBytes: number;
  /** Returns the beginning of a larger body instead of an error. */
  readonly truncate?: true;
  /** Called with each address before it is requested, also after a redirect; may throw. */
  readonly allow?: (url: URL) => Promise<void>;
}

/**
 * A complete response of a website, of any status, as the `fetch` of a `Visit` returns it;
 * `fetch-files.ts` judges the status. The body is decompressed by `bounded-body.ts`.
 */
export interface Fetched {
  /** Address after redirects. */
  readonly url: URL;
  readonly status: number;
  /** Lower-case value of the Content-Type header, with its parameters. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * The requests of one reading of a website, with one deadline and one budget of requests and bytes
 * (`READING_LIMITS` in `core/readings/limits.ts`). `startVisit` makes it for `run-reading.ts`,
 * which must `close` it; `fetch-files.ts` there and `robots.ts` here call its `fetch`, which throws
 * `ReadError`.
 */
export interface Visit {
  /** Aborts at the deadline or with the reading. */
  readonly signal: AbortSignal;
  /** Requests an address and follows redirects. Throws `ReadError`. */
  readonly fetch: (address: string | URL, options: FetchOptions) => Promise<Fetched>;
  /** Closes all connections. */
  readonly close: () => Promise<void>;
}

const header = (headers: Dispatcher.ResponseData["headers"], name: string) =>
  [headers[name] ?? ""].flat().join(", ").trim().toLowerCase();

/**
 * Starts the requests of one reading of a website: each address is checked (`public-address.ts`),
 * resolved and connected to here, also after a redirect. At most four connections to an origin
 * (`CONNECTIONS_PER_ORIGIN` in this file, like `MAX_HEADER_BYTES` of a response); no cookie is kept
 * or sent. `modules/readings/run-reading.ts` calls it; the other limits are `READING_LIMITS` in
 * `core/readings/limits.ts`. Its `fetch` throws `ReadError`.
 */
export function startVisit({ network, proxy, userAgent, signal: stop, timeoutMs }: VisitOptions): Visit {
  const deadline = AbortSignal.timeout(timeoutMs ?? READING_LIMITS.seconds * 1000);
  const signal = AbortSignal.any([stop, deadline]);
  /** Each name is resolved once; all connections use that address. */
  const addresses = new Map<string, Promise<string>>();
  const pools = new Map<string, Pool>();
  const secure = buildConnector({
    allowH2: false,
    maxCachedSessions: 0,
    ...(network.authority !== undefined && { ca: network.authority }),
  });
  let requests = 0;
  let bytes = 0;

  async function resolvePublic(host: string): Promise<string> {
    const all = isIP(host) ? [host] : await endAtDeadline(() => network.resolve(host, signal));
    const [first] = all;
    if (first === undefined) throw new ReadError("unknown_host");
    if (!all.every(isPublicAddress)) throw new ReadError("not_public");
    return first;
  }

  function pinnedAddress(host: string): Promise<string> {
    const known = addresses.get(host) ?? resolvePublic(host);
    addresses.set(host, known);
    return known;
  }

  async function openSocket(url: URL, host: string) {
    const target = { host, port: Number(url.port || (url.protocol === "https:" ? 443 : 80)) };
    return proxy ? openTunnel(network, proxy, target, signal) : network.open(target, signal);
  }

  const connectTo = callbackify(openSocket);

  /** Connections of one origin, all to the same checked address. */
  function poolOf(url: URL, address: string): Pool {
    const known = pools.get(url.origin);
    if (known) return known;
    const pool = new Pool(url.origin, {
      connections: CONNECTIONS_PER_ORIGIN,
      maxHeaderSize: MAX_HEADER_BYTES,
      connect: (options, callback) =>
        connectTo(url, address, (error, socket) => {
          if (error) callback(error, null);
          else if (options.protocol === "https:") secure({ ...options, httpSocket: socket }, callback);
          else callback(null, socket);
        }),
    });
    pools.set(url.origin, pool);
    return pool;
  }

  /** A resolver or a connection may ignore the signal. */
  async function endAtDeadline<T>(work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    try {
      return await Promise.race([work(), aborted.promise]);
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }

  function count(size: number): void {
    bytes += size;
    if (bytes > READING_LIMITS.totalBytes) throw new ReadError("too_large");
  }

  async function requestOnce(url: URL, { accept, maxBytes, truncate }: FetchOptions): Promise<Fetched | URL> {
    requests += 1;
    if (requests > READING_LIMITS.requests) throw new ReadError("too_many_requests");
    const pool = poolOf(url, await pinnedAddress(hostOf(url)));
    const { statusCode, headers, body } = await pool.request({
      method: "GET",
      path: `${url.pathname}${url.search}`,
      headers: { "user-agent": userAgent, accept, "accept-encoding": "gzip, br" },
      signal,
    });
    // Without a listener, the error of an abandoned body would end the process.
    body.on("error", () => {});
    if (REDIRECTS.includes(statusCode) && headers.location !== undefined) {
      body.destroy();
      return parseWebAddress([headers.location].flat()[0]!, url);
    }
    if (!truncate && Number(headers["content-length"]) > maxBytes) {
      body.destroy();
      throw new ReadError("too_large");
    }
    const limits = { maxBytes, truncate: truncate === true, count };
    const content = await readBounded(body, header(headers, "content-encoding"), limits);
    return { url, status: statusCode, type: header(headers, "content-type"), bytes: content };
  }

  async function fetchAddress(address: string | URL, options: FetchOptions): Promise<Fetched> {
    let next: URL | Fetched = parseWebAddress(String(address));
    for (let redirects = 0; next instanceof URL; redirects++) {
      if (redirects > READING_LIMITS.redirects) throw new ReadError("redirects");
      const checked: URL = next;
      await options.allow?.(checked);
      next = await endAtDeadline(() => requestOnce(checked, options));
    }
    return next;
  }

  return {
    signal,
    async fetch(address, options) {
      try {
        return await fetchAddress(address, options);
      } catch (error) {
        if (stop.aborted) throw new ReadError("interrupted", error);
        throw deadline.aborted ? new ReadError("timeout", error) : toReadError(error);
      }
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}
