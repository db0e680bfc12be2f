import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import {
  sessionResponseSchema,
  signOutResponseSchema,
  signUpResponseSchema,
} from "#core/account/responses.ts";
import { signInSchema, signUpSchema } from "#core/account/schemas.ts";
import { responses } from "../../http/responses.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import {
  clearSignedInHint,
  clearSessionCookies,
  readDeviceId,
  rememberPendingSignIn,
  rememberSignUp,
  setSessionCookies,
} from "./cookies.ts";
import { linkRoutes, type LinkRoutesDeps } from "./link.routes.ts";
import { openSession } from "./open-session.ts";
import { SecondFactorRequiredError } from "./second-factor/pending-sign-in.service.ts";
import { endSession, presentSession, readSession } from "./session.service.ts";
import { NotVerifiedError, signIn, type SignInDeps } from "./sign-in.service.ts";
import { signUp, type SignUpDeps } from "./sign-up.service.ts";

const BODY_BYTES = 16 * 1024;

export type AuthDeps = LinkRoutesDeps & SignUpDeps & SignInDeps;

/** Routes below `/api/auth`: sign-up, sign-in, sign-out and the session. */
export function authRoutes(deps: AuthDeps) {
  return new Hono<AppEnv>()
    .use(limitBody(BODY_BYTES))
    .post(
      "/sign-up/email",
      describeRoute({
        summary: "Sign up",
        description:
          "Sends a verification link to the address; sign-in requires a verified address. An unverified address can sign up again: each sign-up has its own name, password and link, and the first one whose link is used becomes the account. An address gets at most two mails a minute and five an hour; a sign-up beyond that is stored without a new mail.",
        responses: responses("The unverified sign-up", signUpResponseSchema, [
          "invalid_input",
          "password_too_weak",
          "email_taken",
          "rate_limited",
          "busy",
        ]),
      }),
      validate("json", signUpSchema),
      async (c) => {
        const account = { ...c.req.valid("json"), clientIp: c.var.clientIp };
        const {
          id,
          email,
          fullName: name,
        } = await deps.clientQueue(account.clientIp, () => signUp(deps, account));
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
          "The session token is only in an HttpOnly cookie. After `email_not_verified` the browser is linked to that sign-up: its next verification mail belongs to it. `second_factor_required` means that the password is correct: the browser has 10 minutes and five tries to complete the sign-in with a second factor.",
        responses: responses("The new session", sessionResponseSchema, [
          "invalid_input",
          "invalid_credentials",
          "second_factor_required",
          "email_not_verified",
          "rate_limited",
          "busy",
        ]),
      }),
      validate("json", signInSchema),
      async (c) => {
        const { email, password } = c.req.valid("json");
        const { clientIp } = c.var;
        const request = {
          email,
          password,
          clientIp,
          deviceId: readDeviceId(c, deps, email),
          userAgent: c.req.header("user-agent"),
        };
        const signedIn = await deps
          .clientQueue(clientIp, () => signIn(deps, request))
          .catch((error: unknown) => {
            if (error instanceof NotVerifiedError) rememberSignUp(c, deps, error.signUpId);
            if (error instanceof SecondFactorRequiredError) rememberPendingSignIn(c, deps, error.token);
            throw error;
          });
        c.var.log.info({ userId: signedIn.user.id }, "signed in");
        return c.json(await openSession(c, deps, signedIn));
      },
    )
    .post(
      "/sign-out",
      describeRoute({
        summary: "Sign out",
        responses: responses("Signed out, also without a session", signOutResponseSchema, []),
      }),
      async (c) => {
        await endSession(deps, c.req.header("cookie"));
        clearSessionCookies(c, deps);
        return c.json({ success: true as const });
      },
    )
    .get(
      "/get-session",
      describeRoute({
        summary: "The current session",
        description: "`null` without a session. `expiresAt` is a one-hour lease; each call renews it.",
        responses: responses("The session, or null", sessionResponseSchema, []),
      }),
      async (c) => {
        const session = await readSession(deps, c.req.header("cookie"));
        if (!session) clearSignedInHint(c, deps);
        else if (session.renewal) setSessionCookies(c, deps, session.renewal);
        return c.json(presentSession(session));
      },
    )
    .route("/", linkRoutes(deps));
}
