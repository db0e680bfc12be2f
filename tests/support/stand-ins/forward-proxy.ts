import { createServer } from "node:http";
import type { WebNetwork } from "#server/adapters/website/network.ts";
import { listenOnLoopback } from "./listen.ts";

/** An HTTP proxy with CONNECT and a login, such as companies run. */
interface ForwardProxy {
  /** With a user and a password. */
  readonly url: URL;
  /** Target and login of each tunnel. */
  readonly asked: readonly string[];
  readonly stop: () => void;
}

/**
 * Starts a test's HTTP proxy on loopback whose tunnels all lead to the ports of `network`. All its
 * responses have `status`; it opens tunnels only with 200.
 */
export async function startForwardProxy(
  { open }: Pick<WebNetwork, "open">,
  status = 200,
): Promise<ForwardProxy> {
  const asked: string[] = [];
  const server = createServer();
  server.on("connect", async (request, client) => {
    client.on("error", () => {});
    asked.push([request.url, request.headers["proxy-authorization"] ?? ""].join(" ").trim());
    if (status !== 200) return client.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const port = Number(request.url!.split(":").at(-1));
    const target = await open({ host: "", port }, AbortSignal.timeout(5000));
    client.write("HTTP/1.1 200 OK\r\n\r\n");
    client.pipe(target).pipe(client);
    target.on("error", () => client.destroy());
    client.on("close", () => target.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    url: new URL(`http://reader:pass%20word@127.0.0.1:${port}`),
    asked,
    stop: () => void server.close(),
  };
}
