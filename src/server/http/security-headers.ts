import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "./env.ts";

/** What an answer that is no page may do: nothing. Pages bring their own policy (pages.ts). */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of an answer that is given before the application is reached, by name. */
export const PLAIN_HEADERS = {
  "Content-Security-Policy": NO_PAGE,
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
} as const;

/** Headers of every answer, errors included. HSTS only where the product is served over HTTPS. */
export function securityHeaders(https: boolean) {
  const common = secureHeaders({
    strictTransportSecurity: https ? "max-age=31536000; includeSubDomains" : false,
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginResourcePolicy: "same-origin",
    xXssProtection: false,
  });
  const policy = createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.res.headers.has("content-security-policy")) c.header("Content-Security-Policy", NO_PAGE);
    // What does not say how long it holds is not kept anywhere.
    if (!c.res.headers.has("cache-control")) c.header("Cache-Control", "no-store");
    c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
  });
  return [common, policy] as const;
}
