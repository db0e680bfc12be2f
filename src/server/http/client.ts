import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/**
 * The client of a request: address and browser, for rate limits, sessions and the security log.
 * `clientOf` makes it.
 */
export interface Client {
  readonly clientIp: string;
  readonly userAgent: string | undefined;
}

/**
 * Reads the client of a request: the address that the middleware `clientIp` has set
 * (`middleware/client-ip.ts`), and the User-Agent header. The routes of `accounts`, `billing`,
 * `data-export` and `generations` call it for rate limits, sessions and the security log.
 */
export const clientOf = (c: Context<AppEnv>): Client => ({
  clientIp: c.var.clientIp,
  userAgent: c.req.header("user-agent"),
});
