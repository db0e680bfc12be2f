import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import { sessionResponseSchema, statusResponseSchema } from "#core/account/responses.ts";
import { forgotPasswordSchema, resetPasswordSchema, verifyEmailSchema } from "#core/account/schemas.ts";
import { responses } from "../../http/responses.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { requestMail, type RequestMailDeps } from "./account-mails.service.ts";
import type { UserRow } from "./accounts.repo.ts";
import type { ClientQueue } from "./client-queue.ts";
import { clearSessionCookies, readSignUps, rememberDevice } from "./cookies.ts";
import { openSession } from "./open-session.ts";
import { resetPassword, type ResetDeps } from "./reset.service.ts";
import { readSession, type SessionDeps } from "./session.service.ts";
import { startSession } from "./start-session.ts";
import { openVerificationLink, verifyWithPassword } from "./verify.service.ts";

export interface LinkRoutesDeps extends SessionDeps, RequestMailDeps, ResetDeps {
  readonly clientQueue: ClientQueue;
}

const status = { status: true } as const;

/** Routes for mailed links: verification and password reset. */
export function linkRoutes(deps: LinkRoutesDeps) {
  return new Hono<AppEnv>()
    .post(
      "/send-verification-email",
      describeRoute({
        summary: "Resend the verification mail",
        description:
          "The response is the same with and without an account. The link belongs to the sign-up of this browser, else to the newest one; it is sent as soon as the mail limits of the address permit.",
        responses: responses("Accepted", statusResponseSchema, ["invalid_input", "rate_limited"]),
      }),
      validate("json", forgotPasswordSchema),
      async (c) => {
        const { email } = c.req.valid("json");
        const { clientIp } = c.var;
        const request = { kind: "verify-email", email, signUpIds: readSignUps(c, deps), clientIp } as const;
        await deps.clientQueue(clientIp, () => requestMail(deps, request));
        return c.json(status);
      },
    )
    .post(
      "/request-password-reset",
      describeRoute({
        summary: "Send a password reset link",
        description:
          "The response is the same with and without an account. An address at its mail limit gets no further mail while an earlier link works.",
        responses: responses("Accepted", statusResponseSchema, ["invalid_input", "rate_limited"]),
      }),
      validate("json", forgotPasswordSchema),
      async (c) => {
        const { email } = c.req.valid("json");
        const { clientIp } = c.var;
        const request = { kind: "reset-password", email, signUpIds: readSignUps(c, deps), clientIp } as const;
        await deps.clientQueue(clientIp, () => requestMail(deps, request));
        return c.json(status);
      },
    )
    .post(
      "/reset-password",
      describeRoute({
        summary: "Set a new password",
        description:
          "`token` comes from the mailed link and works once. All sessions of the account end, and its address is verified.",
        responses: responses("The password has changed", statusResponseSchema, [
          "invalid_input",
          "password_too_weak",
          "invalid_token",
          "rate_limited",
          "busy",
        ]),
      }),
      validate("json", resetPasswordSchema),
      async (c) => {
        const reset = { ...c.req.valid("json"), clientIp: c.var.clientIp };
        const { userId, email } = await deps.clientQueue(reset.clientIp, () => resetPassword(deps, reset));
        clearSessionCookies(c, deps);
        rememberDevice(c, deps, email);
        c.var.log.info({ userId }, "password reset");
        return c.json(status);
      },
    )
    .get(
      "/verify-email",
      describeRoute({
        summary: "Open a verification link",
        description:
          "In the browser that signed up it verifies the address, signs in and redirects to /dashboard. In another browser it changes nothing and redirects to a form that asks for the password of the sign-up. A used, expired or unknown link redirects to /login with a notice.",
        responses: { 302: { description: "Redirect" } },
      }),
      async (c) => {
        // Mail scanners probe links with HEAD, which must not use them.
        if (c.req.method === "HEAD") return c.body(null, 204);
        const token = c.req.query("token") ?? "";
        const opened = await openVerificationLink(deps, { token, signUpIds: readSignUps(c, deps) });
        switch (opened.outcome) {
          case "verified":
            await signInVerified(deps, c, opened.user);
            return c.redirect("/dashboard");
          case "password":
            return c.redirect(`/verify-email/confirm?token=${encodeURIComponent(token)}`);
          case "repeated": {
            const session = await readSession(deps, c.req.header("cookie"));
            return c.redirect(session ? "/dashboard" : "/login?verified=1");
          }
          default:
            return c.redirect(`/login?verification=${opened.outcome}`);
        }
      },
    )
    .post(
      "/verify-email",
      describeRoute({
        summary: "Verify an address in another browser",
        description:
          "`token` comes from the mailed link, `password` is that of its sign-up. Verifies the address and signs in. A link permits five tries.",
        responses: responses("The new session", sessionResponseSchema, [
          "invalid_input",
          "invalid_token",
          "rate_limited",
          "busy",
        ]),
      }),
      validate("json", verifyEmailSchema),
      async (c) => {
        const { clientIp } = c.var;
        const request = { ...c.req.valid("json"), clientIp };
        const user = await deps.clientQueue(clientIp, () => verifyWithPassword(deps, request));
        return c.json(await signInVerified(deps, c, user));
      },
    );
}

/** Starts the first session of an account, which has no second factor yet. */
async function signInVerified(deps: LinkRoutesDeps, c: Context<AppEnv>, user: UserRow) {
  const userAgent = c.req.header("user-agent");
  const session = await startSession(deps.db, deps, { userId: user.id, userAgent });
  c.var.log.info({ userId: user.id }, "address verified");
  return openSession(c, deps, { user, ...session });
}
