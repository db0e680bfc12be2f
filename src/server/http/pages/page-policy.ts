import { createHash } from "node:crypto";

/** Scripts that are written into the page; blocks of data are no scripts. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** How a policy names an inline script or style. */
export const inlineHash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** A page may run our own files and the inline scripts it was built with, known by their hashes, and nothing else. */
export function pagePolicy(html: string, https: boolean): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = ""]) => inlineHash(code));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(" "),
    "style-src 'self'",
    // Positions of pop-ups and progress are set as style attributes through the DOM, which this policy does not touch.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
