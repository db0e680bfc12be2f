import { createMiddleware } from "hono/factory";
import { compress } from "../pages/compression.ts";
import { chooseEncoding, ENCODINGS } from "../pages/encodings.ts";
import type { AppEnv } from "../env.ts";

/** A smaller response fits into one packet either way. */
const MIN_BYTES = 2048;

/**
 * Compresses JSON responses to GET requests from `MIN_BYTES` (2 KB) on. Only for routes whose
 * responses do not combine secrets with text of an attacker, because the compressed length reveals
 * secrets (BREACH). Streams pass. `boot/app.ts` adds it to generations, campaigns and the OpenAPI
 * document.
 */
export const compressJson = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const isJson = /^application\/json\b/.test(c.res.headers.get("content-type") ?? "");
  if (c.req.method !== "GET" || !isJson || c.res.headers.has("content-encoding")) return;
  c.header("Vary", "Accept-Encoding", { append: true });
  const encoding = chooseEncoding(c.req.header("accept-encoding"), ENCODINGS);
  if (!encoding) return;
  const plain = new Uint8Array(await c.res.arrayBuffer());
  if (plain.length < MIN_BYTES) {
    c.res = new Response(plain, c.res);
    return;
  }
  c.res = new Response(await compress(plain, encoding, "fast"), c.res);
  c.res.headers.delete("content-length");
  c.res.headers.set("content-encoding", encoding);
});
