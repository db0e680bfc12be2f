import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";

/** Exceeds the largest accepted body. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Discards the rest of a body; returns whether it reached the end. */
async function discard({ body }: Request): Promise<boolean> {
  if (!body || body.locked) return false;
  const reader = body.getReader();
  try {
    for (let bytes = 0; bytes <= MAX_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return true;
      bytes += value.length;
    }
  } catch {
    // The client disconnected.
  }
  return false;
}

/**
 * Middleware of all routes: reads the body of a rejected request to its end before the response is
 * sent. Otherwise the server library closes the connection after half a second (@hono/node-server
 * 2.1, read 2026-11-21): the client may miss the response, and the next request on that connection,
 * perhaps of another client behind a proxy, is lost. A body that cannot be read to its end, or
 * exceeds `MAX_BYTES`, gets `Connection: close`.
 */
export const drainBody = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { incoming } = c.env ?? {};
  if (incoming === undefined || incoming.complete || incoming.destroyed) return;
  if (!(await discard(c.req.raw))) c.header("Connection", "close");
});
