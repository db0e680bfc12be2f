import { createHash } from "node:crypto";

/** Inline scripts; data blocks are not executed. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * CSP source of an inline script or style: its SHA-256. `pagePolicy` calls it for the scripts of
 * built pages, `hashed-styles.ts` for styles.
 */
export const inlineHash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * Content security policy of a built page: only files of this origin and the inline scripts of the
 * build, by their hashes. `pages.ts` sets it when it reads the page.
 */
export function pagePolicy(html: string, https: boolean): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = ""]) => inlineHash(code));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(" "),
    "style-src 'self'",
    // Style attributes that scripts set through the DOM are exempt from this directive.
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
