import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/**
 * Finds a currently free TCP port on 127.0.0.1. `postmaster.ts` starts the embedded server on it,
 * unless clients already use a port.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
