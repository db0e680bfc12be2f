import { createHash } from "node:crypto";
import type { Context } from "hono";
import { chooseEncoding, type Encoding } from "./encodings.ts";
import type { AppEnv } from "../env.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of the web app with its available content codings, kept in memory. */
export interface WebFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Content Security Policy, for pages. */
  readonly policy?: string;
  /** Permissions-Policy, for pages that may use more than others. */
  readonly permissions?: string;
  /** Whether search engines and linked sites must not learn the page's address. */
  readonly isSecret?: true;
  /** Hash of the content; the ETag adds the coding. */
  readonly hash: string;
  readonly encodings: readonly Encoding[];
  readonly bytes: (encoding: Encoding | undefined) => Bytes | Promise<Bytes>;
}

/** Hash of a file's content for its ETag, truncated to 128 bits; computed when the file is read. */
export const contentHash = (contents: string | Bytes) =>
  createHash("sha256").update(contents).digest("base64url").slice(0, 22);

/** Whether the client has this version cached; proxies that compress mark the ETag as weak. */
function isCached(header: string | undefined, etag: string): boolean {
  const etags = (header ?? "").split(",").map((name) => name.trim().replace(/^W\//, ""));
  return etags.includes(etag) || etags.includes("*");
}

/** ETag of a built file in a content coding, which `sendWebFile` compares. */
export const entityTag = ({ hash }: WebFile, encoding: Encoding | undefined) =>
  encoding ? `"${hash}-${encoding}"` : `"${hash}"`;

/** Headers of a file in a content coding that its 200 and its 304 share. */
function cachingHeaders(file: WebFile, etag: string): Record<string, string> {
  return {
    ETag: etag,
    "Cache-Control": file.cacheControl,
    ...(file.encodings.length > 0 && { Vary: "Accept-Encoding" }),
    ...(file.policy !== undefined && { "Content-Security-Policy": file.policy }),
    ...(file.permissions !== undefined && { "Permissions-Policy": file.permissions }),
    ...(file.isSecret && { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex, nofollow" }),
  };
}

/**
 * Sends a built or generated file in the preferred coding, or 304 when the client has it cached;
 * the handler `pages` calls it.
 */
export async function sendWebFile(c: Context<AppEnv>, file: WebFile): Promise<Response> {
  const encoding = chooseEncoding(c.req.header("accept-encoding"), file.encodings);
  const etag = entityTag(file, encoding);
  const headers = cachingHeaders(file, etag);
  if (isCached(c.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const bytes = await file.bytes(encoding);
  headers["Content-Type"] = file.type;
  headers["Content-Length"] = String(bytes.length);
  if (encoding) headers["Content-Encoding"] = encoding;
  return new Response(bytes, { headers });
}
