import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "../observability/log.ts";
import type { UserId } from "../lib/user-id.ts";

/** The signed-in user as a request knows it. */
export interface SessionUser {
  readonly id: UserId;
  readonly email: string;
  readonly fullName: string;
}

/** What middleware leaves on a request for the handlers behind it. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    log: Logger;
    clientIp: string;
    user: SessionUser;
    sessionId: string;
  };
}
