import { createHash } from "node:crypto";
import type { Context } from "hono";
import { chooseEncoding, type Encoding } from "./encodings.ts";
import type { AppEnv } from "../env.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** One file of the web app, ready to be sent in each coding there is. */
export interface WebFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Content Security Policy, for pages. */
  readonly policy?: string;
  /** Names the contents; with the coding it makes the ETag. */
  readonly hash: string;
  readonly encodings: readonly Encoding[];
  readonly bytes: (encoding: Encoding | undefined) => Bytes | Promise<Bytes>;
}

/** A name for contents, as long as is needed to tell a site's files apart. */
export const contentHash = (contents: string | Bytes) =>
  createHash("sha256").update(contents).digest("base64url").slice(0, 22);

/** Whether the client has this very answer; proxies that compress mark the name as weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? "").split(",").map((name) => name.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}

/** The ETag of a file in a coding. */
export const entityTag = ({ hash }: WebFile, encoding: Encoding | undefined) =>
  encoding ? `"${hash}-${encoding}"` : `"${hash}"`;

/** Answers with a file in the coding that the client prefers, or with 304 when it has that already. */
export async function sendWebFile(c: Context<AppEnv>, file: WebFile): Promise<Response> {
  const encoding = chooseEncoding(c.req.header("accept-encoding"), file.encodings);
  const etag = entityTag(file, encoding);
  c.header("ETag", etag);
  c.header("Cache-Control", file.cacheControl);
  if (file.encodings.length > 0) c.header("Vary", "Accept-Encoding");
  if (file.policy !== undefined) c.header("Content-Security-Policy", file.policy);
  if (isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  const bytes = await file.bytes(encoding);
  c.header("Content-Type", file.type);
  c.header("Content-Length", String(bytes.length));
  if (encoding) c.header("Content-Encoding", encoding);
  return c.body(bytes);
}
