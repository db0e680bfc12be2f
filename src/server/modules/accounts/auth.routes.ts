import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { sessionSchema, signedOutSchema, signedUpSchema } from "#core/account/answers.ts";
import { signInSchema, signUpSchema } from "#core/account/schemas.ts";
import { answers } from "#server/http/answers.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import {
  clearHint,
  clearSession,
  readDevice,
  rememberDevice,
  rememberSignUp,
  renewSessionCookie,
  sendSession,
} from "./cookies.ts";
import { linkRoutes, type LinkRoutesDeps } from "./link.routes.ts";
import { endSession, firstLease, presentSession, readSession } from "./session.service.ts";
import { NotVerifiedError, signIn, type SignInDeps } from "./sign-in.service.ts";
import { signUp, type SignUpDeps } from "./sign-up.service.ts";

const BODY_BYTES = 16 * 1024;

export type AuthDeps = LinkRoutesDeps & SignUpDeps & SignInDeps;

/** Accounts and sessions: all there is below `/api/auth`. */
export function authRoutes(deps: AuthDeps) {
  return new Hono<AppEnv>()
    .use(limitBody(BODY_BYTES))
    .post(
      "/sign-up/email",
      describeRoute({
        summary: "Make an account",
        description:
          "A verification link goes to the address; until it is used nobody can sign in. An address that is not verified can sign up again: each sign-up keeps its own name, password and link, and the first one whose link is used becomes the account. At most two mails a minute and five an hour go to an address; a sign-up beyond that is kept but mails nothing new.",
        responses: answers("The sign-up, not yet verified", signedUpSchema, [
          "invalid_input",
          "password_too_weak",
          "email_taken",
          "rate_limited",
          "busy",
        ]),
      }),
      validate("json", signUpSchema),
      async (c) => {
        const account = { ...c.req.valid("json"), client: c.var.clientIp };
        const {
          id,
          email,
          fullName: name,
        } = await deps.clientTurns(account.client, () => signUp(deps, account));
        rememberSignUp(c, deps, id);
        c.var.log.info({ userId: id }, "signed up");
        return c.json({ user: { id, email, name, emailVerified: false, image: null } });
      },
    )
    .post(
      "/sign-in/email",
      describeRoute({
        summary: "Sign in",
        description:
          "The session is in an HttpOnly cookie and nowhere else. After `email_not_verified` this browser counts as the one that signed up: its next verification mail is that of this sign-up.",
        responses: answers("The session that has begun", sessionSchema, [
          "invalid_input",
          "invalid_credentials",
          "email_not_verified",
          "rate_limited",
          "busy",
        ]),
      }),
      validate("json", signInSchema),
      async (c) => {
        const { email, password } = c.req.valid("json");
        const client = c.var.clientIp;
        const request = {
          email,
          password,
          client,
          deviceId: readDevice(c, deps, email),
          userAgent: c.req.header("user-agent"),
        };
        const { user, token, beganAt } = await deps
          .clientTurns(client, () => signIn(deps, request))
          .catch((error: unknown) => {
            if (error instanceof NotVerifiedError) rememberSignUp(c, deps, error.signUpId);
            throw error;
          });
        // The session this browser had before ends with the new one's beginning.
        await endSession(deps, c.req.header("cookie"));
        sendSession(c, deps, token);
        rememberDevice(c, deps, email);
        c.var.log.info({ userId: user.id }, "signed in");
        return c.json(presentSession({ user, leaseEndsMs: firstLease(beganAt) }));
      },
    )
    .post(
      "/sign-out",
      describeRoute({
        summary: "Sign out",
        responses: answers("Signed out, also when no session was there", signedOutSchema, []),
      }),
      async (c) => {
        await endSession(deps, c.req.header("cookie"));
        clearSession(c, deps);
        return c.json({ success: true as const });
      },
    )
    .get(
      "/get-session",
      describeRoute({
        summary: "Who is signed in",
        description: "`null` when nobody is. `expiresAt` is a one-hour lease; asking again renews it.",
        responses: answers("The session, or null", sessionSchema, []),
      }),
      async (c) => {
        const session = await readSession(deps, c.req.header("cookie"));
        if (!session) clearHint(c, deps);
        else if (session.renewed) renewSessionCookie(c, deps);
        return c.json(presentSession(session));
      },
    )
    .route("/", linkRoutes(deps));
}
