import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "#server/lib/errors.ts";
import { setSessionCookies } from "./cookies.ts";
import { readSession, type Session, type SessionDeps } from "./session.service.ts";
import type { AppEnv } from "#server/http/env.ts";

/**
 * Returns the session of a request, else `undefined`, and renews its cookie when due (`readSession`
 * in `session.service.ts`; lifetimes: `SESSION_IDLE_DAYS` and `SESSION_MAX_DAYS` in
 * `core/account/limits.ts`); `requireUser`, which then answers 401, and `billing.routes.ts`, which
 * also serves visitors, call it.
 */
export async function findSession(c: Context<AppEnv>, deps: SessionDeps): Promise<Session | undefined> {
  const session = await readSession(deps, c.req.header("cookie"));
  if (session?.renewal) setSessionCookies(c, deps, session.renewal);
  return session;
}

/**
 * Middleware of all routes that need an account: requires a session (`session.service.ts`) and sets
 * `user` and `sessionId`; 401 `unauthorized` without one. `boot/app.ts` makes it and passes it to
 * the routes, some with `server/http/middleware/user-limits.ts`.
 */
export function requireUser(deps: SessionDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const session = await findSession(c, deps);
    if (!session) throw new AppError("unauthorized");
    const { id, email, fullName } = session.user;
    c.set("user", { id, email, fullName });
    c.set("sessionId", session.id);
    await next();
  });
}
