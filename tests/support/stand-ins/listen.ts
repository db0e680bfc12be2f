import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Starts a stand-in's server on loopback and returns its port; 0 takes any free one. */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}
