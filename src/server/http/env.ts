import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "../observability/log.ts";
import type { UserId } from "../lib/user-id.ts";

/** The signed-in user of a request, which `requireUser` sets and handlers read as `c.var.user`. */
interface SessionUser {
  readonly id: UserId;
  readonly email: string;
  readonly fullName: string;
}

/**
 * Variables that the middleware sets for the handlers of all routes: `requestLog`
 * (`http/middleware/request-log.ts`) sets `log`, `clientIp` (`http/middleware/client-ip.ts`) the
 * address, `requireUser` (slice `accounts`) the user and the session.
 */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    log: Logger;
    clientIp: string;
    user: SessionUser;
    sessionId: string;
  };
}
