import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";

/** Policy of responses that are not pages; pages set their own (pages.ts). */
const DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Security headers of responses that `listen` sends before the application runs, such as 400 for a
 * malformed URL. `COMMON_HEADERS` includes them, so a change here also changes the defaults of
 * every other response.
 */
export const PLAIN_HEADERS = {
  "Content-Security-Policy": DEFAULT_POLICY,
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
} as const;

const permissions = (microphone: string) => `camera=(), microphone=${microphone}, geolocation=(), payment=()`;

/**
 * `Permissions-Policy` of the dashboard's pages, which `pages.ts` sets: allows the microphone, to
 * record voices of videos.
 */
export const DASHBOARD_PERMISSIONS = permissions("(self)");

/** Headers of every response, errors included; HSTS only over HTTPS. */
const COMMON_HEADERS = {
  ...PLAIN_HEADERS,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy": permissions("()"),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-DNS-Prefetch-Control": "off",
  "X-Download-Options": "noopen",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
};

/**
 * Middleware of both applications (`boot/app.ts`, `boot/starting-app.ts`) that sets the security
 * headers (`COMMON_HEADERS`, and HSTS over HTTPS) on Node's response, where a header of the handler
 * replaces the one of the same name. Set with `c.header`, they would make Hono copy all headers of
 * each response twice.
 */
export function securityHeaders(https: boolean) {
  const hsts = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };
  const headers = new Map(Object.entries({ ...COMMON_HEADERS, ...(https ? hsts : {}) }));
  return createMiddleware<AppEnv>((c, next) => {
    c.env.outgoing.setHeaders(headers);
    return next();
  });
}
