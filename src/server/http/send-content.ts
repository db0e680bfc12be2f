import type { Context } from "hono";
import type { ByteRange } from "../lib/byte-range.ts";
import { parseRange } from "./byte-range.ts";
import type { AppEnv } from "./env.ts";

/**
 * A response whose length is known before: an archive, a video or another stored file.
 * `exports.routes.ts`, `files/serve-file.ts` and `films.service.ts` make it for `sendContent`.
 */
export interface SentContent {
  readonly type: string;
  readonly bytes: number;
  /** With quotes. */
  readonly etag: string;
  /** Value of Content-Disposition. */
  readonly disposition: string;
  /** Content-Security-Policy of content that users sent. */
  readonly policy?: string;
  /** Streams all bytes, or a range of them. */
  readonly open: (range?: ByteRange) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/**
 * Sends content (`serve-file.ts`, `exports.routes.ts`, `films.routes.ts`), or the range that a
 * player asks for or a broken download continues with; 304 for content that the client has, 416 for
 * a range outside it. Clients revalidate for each use (`private, no-cache`), because access ends
 * with the sign-out. The routes of files, exports and films call it.
 */
export async function sendContent(c: Context<AppEnv>, content: SentContent): Promise<Response> {
  const { type, bytes, etag, disposition, open } = content;
  const condition = c.req.header("if-range");
  const isSame = condition === undefined || condition === etag;
  const range = isSame ? parseRange(c.req.header("range"), bytes) : undefined;
  const isUnchanged = c.req.header("if-none-match") === etag;
  // Opens the content before setting headers: an error response must not have a file's headers.
  const body = isUnchanged || c.req.method === "HEAD" ? null : await open(range);
  if (content.policy !== undefined) c.header("Content-Security-Policy", content.policy);
  c.header("Accept-Ranges", "bytes");
  c.header("ETag", etag);
  c.header("Cache-Control", "private, no-cache");
  if (isUnchanged) return c.body(null, 304);
  c.header("Content-Type", type);
  c.header("Content-Disposition", disposition);
  c.header("Content-Length", String(range ? range.end - range.start : bytes));
  if (range) c.header("Content-Range", `bytes ${range.start}-${range.end - 1}/${bytes}`);
  c.status(range ? 206 : 200);
  return body ? c.body(body) : c.body(null);
}
