import type { Context } from "hono";
import type { SessionResponse } from "#core/account/responses.ts";
import type { AppEnv } from "#server/http/env.ts";
import { clientOf } from "#server/http/client.ts";
import type { SecurityLogDeps } from "../security-log/security-log.public.ts";
import { rememberDevice, setSessionCookies } from "./cookies.ts";
import {
  endSession,
  firstLeaseEnd,
  presentSession,
  type Session,
  type SessionDeps,
} from "./session.service.ts";
import type { StartedSession } from "./start-session.ts";

/**
 * A new session and its user, as a sign-in (`signIn` in `sign-in.service.ts`, `confirmSignIn` in
 * `second-factor/confirm-sign-in.service.ts`, `signInWithPasskey` in
 * `second-factor/passkey-sign-in.service.ts`) returns it to its route, which passes it to
 * `openSession`. `startSession` (`start-session.ts`) makes the session.
 */
export interface SignedIn extends StartedSession {
  readonly user: Session["user"];
}

/**
 * Last step of every sign-in route (`auth.routes.ts`, `link.routes.ts`,
 * `second-factor/second-factor.routes.ts`): ends the browser's previous session (`endSession`),
 * sets the cookies of the new one, and remembers the device (`cookies.ts`). Returns the response
 * body (`presentSession` in `session.service.ts`).
 */
export async function openSession(
  c: Context<AppEnv>,
  deps: SessionDeps & SecurityLogDeps,
  { user, ...session }: SignedIn,
): Promise<SessionResponse> {
  await endSession(deps, c.req.header("cookie"), clientOf(c));
  setSessionCookies(c, deps, session);
  rememberDevice(c, deps, user.email);
  return presentSession({ user, leaseEndsMs: firstLeaseEnd(session.startedAt) });
}
