import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import { renewSessionCookie } from "../modules/accounts/cookies.ts";
import { readSession, type SessionDeps } from "../modules/accounts/session.service.ts";
import type { AppEnv } from "./env.ts";

/** Lets signed-in users through, and leaves who they are on the request; 401 for everybody else. */
export function requireUser(deps: SessionDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const session = await readSession(deps, c.req.header("cookie"));
    if (!session) throw new AppError("unauthorized");
    if (session.renewed) renewSessionCookie(c, deps);
    const { id, email, fullName } = session.user;
    c.set("user", { id, email, fullName });
    c.set("sessionId", session.id);
    await next();
  });
}
