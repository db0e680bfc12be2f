import { createMiddleware } from "hono/factory";
import { compress } from "../pages/compression.ts";
import { chooseEncoding, ENCODINGS } from "../pages/encodings.ts";
import type { AppEnv } from "../env.ts";

/** Below this a packet is sent either way. */
const WORTH_BYTES = 2048;

/**
 * Compresses JSON answers to reads. Only for addresses whose answers hold nothing secret beside text of a stranger's
 * choice, because lengths would tell of it (BREACH): what one user made and wrote is all theirs. Streams pass through.
 */
export const compressJson = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const isJson = /^application\/json\b/.test(c.res.headers.get("content-type") ?? "");
  if (c.req.method !== "GET" || !isJson || c.res.headers.has("content-encoding")) return;
  c.header("Vary", "Accept-Encoding", { append: true });
  const encoding = chooseEncoding(c.req.header("accept-encoding"), ENCODINGS);
  if (!encoding) return;
  const plain = new Uint8Array(await c.res.arrayBuffer());
  if (plain.length < WORTH_BYTES) {
    c.res = new Response(plain, c.res);
    return;
  }
  c.res = new Response(await compress(plain, encoding, "fast"), c.res);
  c.res.headers.delete("content-length");
  c.res.headers.set("content-encoding", encoding);
});
