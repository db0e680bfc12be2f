import type { Socket } from "node:net";

/**
 * Resolves once a connection of a test is closed. Unlike with `once`, a reset by the peer is not an
 * error.
 */
export function whenClosed(socket: Socket): Promise<void> {
  socket.on("error", () => {});
  return new Promise((resolve) => void socket.once("close", () => resolve()));
}
