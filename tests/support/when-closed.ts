import type { Socket } from "node:net";

/** Resolves once a connection is closed, however: a reset by the other side is none of our errors, as it would be for `once`. */
export function whenClosed(socket: Socket): Promise<void> {
  socket.on("error", () => {});
  return new Promise((resolve) => void socket.once("close", () => resolve()));
}
