import { connect, type Socket } from "node:net";
import { wireRequest } from "./http-client.ts";

/** An open event stream of the bench. */
export interface EventLine {
  readonly socket: Socket;
  readonly ended: Promise<void>;
}

/** Receive buffer shared by all streams. */
const READ = Buffer.allocUnsafe(64 * 1024);
/** Marks the end of a chunked response. */
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/**
 * Minimal reader of an event stream; resolves once its first bytes have arrived. Light enough for
 * thousands: the buffer is reused for the next read, so `onChunk` must not keep it.
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
    // Otherwise the connection would stay open.
    if (chunk.at(-1) === 10 && chunk.subarray(-5).equals(LAST_CHUNK)) socket.destroy();
  };
  const socket = connect({
    // A host name would try both address families; the bench's servers listen on IPv4.
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
