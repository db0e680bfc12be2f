import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/**
 * Starts a stand-in's server on 127.0.0.1 and returns its port; 0 takes any free one. All stand-ins
 * of this folder with an own server call it, except `s3.ts` and `smtp.ts`.
 */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}
