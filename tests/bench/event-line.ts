import type { Socket } from "node:net";
import { openSocket, wireRequest } from "./wire.ts";

export interface EventLine {
  readonly socket: Socket;
  readonly ended: Promise<void>;
}

/** An event stream read as it comes from the wire; resolves once its first bytes are there. Light enough for thousands. */
export async function openStream(
  url: string,
  path: string,
  cookie: string,
  onChunk: (chunk: Buffer) => void,
): Promise<EventLine> {
  const socket = await openSocket(url);
  const ended = Promise.withResolvers<void>();
  // The last chunk of an answer is empty; the connection would stay.
  const isLast = (chunk: Buffer) =>
    chunk.length >= 5 && chunk.subarray(-5).toString("latin1") === "0\r\n\r\n";
  await new Promise<void>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", () => ended.resolve());
    socket.once("data", (chunk) => {
      const status = chunk.toString("latin1", 9, 12);
      if (status === "200") resolve();
      else reject(new Error(`the stream answered ${chunk.toString()}`));
    });
    socket.on("data", (chunk) => {
      onChunk(chunk);
      if (isLast(chunk)) socket.destroy();
    });
    socket.write(wireRequest(path, { headers: { cookie } }));
  });
  return { socket, ended: ended.promise };
}
