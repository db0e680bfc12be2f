import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";

/** More than the largest body that is ever taken. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Throws away what is left of a body; says whether all of it was. */
async function discard({ body }: Request): Promise<boolean> {
  if (!body || body.locked) return false;
  const reader = body.getReader();
  try {
    for (let bytes = 0; bytes <= MOST_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return true;
      bytes += value.length;
    }
  } catch {
    // Its sender has left.
  }
  return false;
}

/**
 * A request that is refused before its body has arrived is read to its end before it is answered. Otherwise the server
 * library cuts the connection half a second later (@hono/node-server 2.1, read 2026-11-21): the sender may never see the
 * answer, and the next request on that connection, perhaps another client's behind a proxy, is lost. What cannot be
 * read to its end says so with `Connection: close`.
 */
export const readToEnd = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { incoming } = c.env ?? {};
  if (incoming === undefined || incoming.complete || incoming.destroyed) return;
  if (!(await discard(c.req.raw))) c.header("Connection", "close");
});
