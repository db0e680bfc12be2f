import { connect, type Socket } from "node:net";
import { wireRequest } from "./wire.ts";

export interface EventLine {
  readonly socket: Socket;
  readonly ended: Promise<void>;
}

/** All streams read into this one in turn. */
const READ = Buffer.allocUnsafe(64 * 1024);
/** An answer whose length nobody knew ends with it. */
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/**
 * An event stream read as it comes from the wire; resolves once its first bytes are there. Light enough for thousands: what is
 * read lies in memory that the next read uses again, so `onChunk` must keep nothing of it.
 */
export async function openStream(
  url: string,
  path: string,
  cookie: string,
  onChunk: (chunk: Buffer) => void,
): Promise<EventLine> {
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let begun = false;
  const read = (chunk: Buffer) => {
    if (!begun) {
      begun = true;
      if (chunk.toString("latin1", 9, 12) === "200") opened.resolve();
      else opened.reject(new Error(`the stream answered ${chunk.toString()}`));
    }
    onChunk(chunk);
    // The connection would stay.
    if (chunk.at(-1) === 10 && chunk.subarray(-5).equals(LAST_CHUNK)) socket.destroy();
  };
  const socket = connect({
    // Both families are tried in turn by name; the bench's servers listen on this one.
    host: "127.0.0.1",
    port: Number(new URL(url).port),
    noDelay: true,
    onread: { buffer: READ, callback: (length) => (read(READ.subarray(0, length)), true) },
  });
  socket.once("connect", () => socket.write(wireRequest(path, { headers: { cookie } })));
  socket.on("error", opened.reject);
  socket.on("close", () => ended.resolve());
  await opened.promise;
  return { socket, ended: ended.promise };
}
