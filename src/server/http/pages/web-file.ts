import { createHash } from "node:crypto";
import type { Context } from "hono";
import { chooseEncoding, type Encoding } from "./encodings.ts";
import type { AppEnv } from "../env.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A file of the web app with its available content codings, kept in memory. `built-files.ts` and
 * `text-file.ts` make it, `sendWebFile` sends it.
 */
export interface WebFile {
  readonly type: string;
  /** Headers of its 200 and its 304, except `ETag` and `Vary`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Hash of the content; the ETag adds the coding. */
  readonly hash: string;
  readonly encodings: readonly Encoding[];
  readonly bytes: (encoding: Encoding | undefined) => Bytes | Promise<Bytes>;
}

/**
 * Hash of a file's content for its ETag (SHA-256, truncated to 22 characters of base64url).
 * `built-files.ts` and `text-file.ts` compute it once, when they read or make the file;
 * `sendWebFile` in this file adds the coding.
 */
export const contentHash = (contents: string | Bytes) =>
  createHash("sha256").update(contents).digest("base64url").slice(0, 22);

/** Whether the client has this version cached; proxies that compress mark the ETag as weak. */
function isCached(header: string | undefined, etag: string): boolean {
  const etags = header?.split(",").map((name) => name.trim().replace(/^W\//, "")) ?? [];
  return etags.includes(etag) || etags.includes("*");
}

/** ETag of a built file in a content coding, which `sendWebFile` compares. */
const entityTag = ({ hash }: WebFile, encoding: Encoding | undefined) =>
  encoding ? `"${hash}-${encoding}"` : `"${hash}"`;

/**
 * Sends a built or generated file in the preferred coding (`encodings.ts`), with the headers of
 * `built-files.ts` or `pages.ts`, or 304 when the client has it cached; the handler `pages` calls
 * it.
 */
export async function sendWebFile(c: Context<AppEnv>, file: WebFile): Promise<Response> {
  const encoding = chooseEncoding(c.req.header("accept-encoding"), file.encodings);
  const etag = entityTag(file, encoding);
  const headers: Record<string, string> = { ETag: etag, ...file.headers };
  if (file.encodings.length > 0) headers["Vary"] = "Accept-Encoding";
  if (isCached(c.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const bytes = await file.bytes(encoding);
  headers["Content-Type"] = file.type;
  headers["Content-Length"] = String(bytes.length);
  if (encoding) headers["Content-Encoding"] = encoding;
  return new Response(bytes, { headers });
}
