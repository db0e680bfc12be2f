import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";

/** What an answer that is no page may do: nothing. Pages bring their own policy (pages.ts). */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of an answer that is given before the application is reached, by name. */
export const PLAIN_HEADERS = {
  "Content-Security-Policy": NO_PAGE,
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
} as const;

/** Headers of every response, errors included; HSTS only where the product is served over HTTPS. */
const COMMON_HEADERS = {
  ...PLAIN_HEADERS,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-DNS-Prefetch-Control": "off",
  "X-Download-Options": "noopen",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
};

/**
 * Sets the security headers before the handler runs, so that a handler can replace one (a page its policy, a file its
 * `Cache-Control`). Headers set on a finished response would make Hono build that response a second time.
 */
export function securityHeaders(https: boolean) {
  const hsts = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };
  const headers = Object.entries({ ...COMMON_HEADERS, ...(https ? hsts : {}) });
  return createMiddleware<AppEnv>((c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    return next();
  });
}
