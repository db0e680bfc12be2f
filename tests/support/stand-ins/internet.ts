import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { connect } from "node:net";
import type { WebNetwork, Target } from "#server/adapters/website/network.ts";
import { createCertificate } from "./certificate.ts";
import { listenOnLoopback } from "./listen.ts";

/** A response of a website in the stand-in. */
interface Page {
  readonly status?: number;
  readonly headers?: Record<string, string | readonly string[]>;
  readonly body?: string | Uint8Array;
}

/**
 * A site of the stand-in for the internet: its paths, or a function that answers. An unknown path
 * is a 404; the type of a file follows its ending (`TYPES` here). `serve` of `Internet` takes it.
 */
export type Site =
  | Readonly<Record<string, Page | string | Uint8Array>>
  | ((request: IncomingMessage, response: ServerResponse) => void);

/**
 * Stand-in for the internet in tests of the website reader, from `startInternet`: serves sites and
 * records the addresses that the product would have connected to. It replaces `WebNetwork` of
 * `server/adapters/website/network.ts`.
 */
export interface Internet {
  readonly network: WebNetwork;
  /** Everything that the product would have connected to, in order. */
  readonly opened: readonly Target[];
  /** All requests, as "host/path". */
  readonly requests: readonly string[];
  readonly headers: readonly IncomingMessage["headers"][];
  /** All names that were looked up, in order. */
  readonly lookups: readonly string[];
  /** Adds or replaces a site. */
  readonly serve: (host: string, site: Site) => void;
  /** Sets the addresses of a name; a function is called for each look-up. */
  readonly answer: (host: string, addresses: readonly string[] | (() => Promise<readonly string[]>)) => void;
  readonly stop: () => Promise<void>;
}

/**
 * A public address that the product accepts as a website's (rule: `isPublicAddress` in
 * `server/adapters/website/public-address.ts`); tests answer for it with the stand-in, so nothing
 * contacts it.
 */
export const PUBLIC_ADDRESS = "93.184.215.14";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  txt: "text/plain",
  json: "application/json",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
};

function answerFrom(site: Exclude<Site, (...args: never) => void>, path: string, response: ServerResponse) {
  const found = site[path];
  if (found === undefined) return response.writeHead(404, { "content-type": "text/plain" }).end("missing");
  const page: Page = typeof found === "string" || found instanceof Uint8Array ? { body: found } : found;
  const extension = /\.(\w+)$/.exec(path.split("?")[0]!)?.[1] ?? "html";
  const headers = { "content-type": TYPES[extension] ?? TYPES["html"]!, ...page.headers };
  return response.writeHead(page.status ?? 200, headers as Record<string, string>).end(page.body ?? "");
}

/**
 * Starts a stand-in for the internet as the website reader sees it, on two loopback ports, for
 * tests of readings. Records what would have been contacted, so that no packet leaves this machine.
 * The certificate of the HTTPS sites has the names in `certified`.
 */
export async function startInternet(...certified: readonly string[]): Promise<Internet> {
  const sites = new Map<string, Site>();
  const answers = new Map<string, readonly string[] | (() => Promise<readonly string[]>)>();
  const opened: Target[] = [];
  const requests: string[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const lookups: string[] = [];
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const host = request.headers.host ?? "";
    requests.push(`${host}${request.url}`);
    headers.push(request.headers);
    const site = sites.get(host);
    if (typeof site === "function") site(request, response);
    else answerFrom(site ?? {}, request.url ?? "/", response);
  };
  const certificate = createCertificate(...(certified.length > 0 ? certified : ["shop.example"]));
  const servers = [createServer(respond), createTlsServer(certificate, respond)] as const;
  const [plain, secure] = await Promise.all(servers.map((server) => listenOnLoopback(server)));
  return {
    opened,
    requests,
    headers,
    lookups,
    serve: (host, site) => void sites.set(host, site),
    answer: (host, addresses) => void answers.set(host, addresses),
    network: {
      authority: certificate.cert,
      async resolve(host) {
        lookups.push(host);
        const answer = answers.get(host) ?? (sites.has(host) ? [PUBLIC_ADDRESS] : []);
        return typeof answer === "function" ? answer() : answer;
      },
      async open(target) {
        opened.push(target);
        const socket = connect({ host: "127.0.0.1", port: target.port === 443 ? secure! : plain! });
        await once(socket, "connect");
        return socket;
      },
    },
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
      }
    },
  };
}
