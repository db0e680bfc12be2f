import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/** The client of a request: address and browser, for rate limits, sessions and the security log. */
export interface Client {
  readonly clientIp: string;
  readonly userAgent: string | undefined;
}

/**
 * Reads address and browser of the client from a request, for rate limits, sessions and the
 * security log.
 */
export const clientOf = (c: Context<AppEnv>): Client => ({
  clientIp: c.var.clientIp,
  userAgent: c.req.header("user-agent"),
});
