import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import { sessionSchema, statusSchema } from "#core/account/answers.ts";
import { forgotPasswordSchema, resetPasswordSchema, verifyEmailSchema } from "#core/account/schemas.ts";
import { answers } from "#server/http/answers.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { requestMail, type RequestMailDeps } from "./account-mails.service.ts";
import type { UserRow } from "./accounts.repo.ts";
import type { Auth } from "./auth.ts";
import type { ClientTurns } from "./client-turns.ts";
import { clearSession, readSignUps, rememberDevice, sendSession } from "./cookies.ts";
import { resetPassword, type ResetDeps } from "./reset.service.ts";
import { endSession, firstLease, presentSession, readSession, type SessionDeps } from "./session.service.ts";
import { openVerificationLink, verifyWithPassword } from "./verify.service.ts";

export interface LinkRoutesDeps extends SessionDeps, RequestMailDeps, ResetDeps {
  readonly auth: Auth;
  readonly clientTurns: ClientTurns;
}

const status = { status: true } as const;

/** Links that are mailed, and what they lead to. */
export function linkRoutes(deps: LinkRoutesDeps) {
  return new Hono<AppEnv>()
    .post(
      "/send-verification-email",
      describeRoute({
        summary: "Send the verification mail again",
        description:
          "The answer is the same whether the address has an account or not. The link is that of the sign-up this browser made, else of the newest one; it is mailed as soon as the address may get another mail.",
        responses: answers("Accepted", statusSchema, ["invalid_input", "rate_limited"]),
      }),
      validate("json", forgotPasswordSchema),
      async (c) => {
        const { email } = c.req.valid("json");
        const client = c.var.clientIp;
        const request = { kind: "verify-email", email, signUpIds: readSignUps(c, deps), client } as const;
        await deps.clientTurns(client, () => requestMail(deps, request));
        return c.json(status);
      },
    )
    .post(
      "/request-password-reset",
      describeRoute({
        summary: "Send a link for a new password",
        description:
          "The answer is the same whether the address has an account or not. An address that has been sent several mails gets no further one while a link that it was sent works.",
        responses: answers("Accepted", statusSchema, ["invalid_input", "rate_limited"]),
      }),
      validate("json", forgotPasswordSchema),
      async (c) => {
        const { email } = c.req.valid("json");
        const client = c.var.clientIp;
        const request = { kind: "reset-password", email, signUpIds: readSignUps(c, deps), client } as const;
        await deps.clientTurns(client, () => requestMail(deps, request));
        return c.json(status);
      },
    )
    .post(
      "/reset-password",
      describeRoute({
        summary: "Set a new password",
        description:
          "`token` comes from the mailed link and works once. Every session of the account ends. The address counts as verified.",
        responses: answers("The new password is in force", statusSchema, [
          "invalid_input",
          "password_too_weak",
          "invalid_token",
          "rate_limited",
          "busy",
        ]),
      }),
      validate("json", resetPasswordSchema),
      async (c) => {
        const reset = { ...c.req.valid("json"), client: c.var.clientIp };
        const { userId, email } = await deps.clientTurns(reset.client, () => resetPassword(deps, reset));
        clearSession(c, deps);
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
          "Redirects. In the browser that signed up it verifies the address, signs in and leads to /dashboard. Elsewhere it changes nothing and leads to a form that asks for the password of that sign-up. A link that was used, is too old or unknown leads to /login with a notice.",
        responses: { 302: { description: "Where to go on" } },
      }),
      async (c) => {
        // Mail scanners probe links with HEAD, which must not use one up.
        if (c.req.method === "HEAD") return c.body(null, 204);
        const token = c.req.query("token") ?? "";
        const opened = await openVerificationLink(deps, { token, signUpIds: readSignUps(c, deps) });
        switch (opened.outcome) {
          case "verified":
            await startSession(deps, c, opened.user);
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
        summary: "Verify an address outside the browser that signed up",
        description:
          "`token` comes from the mailed link, `password` is that of the sign-up it belongs to. Verifies the address and signs in. A link takes five passwords.",
        responses: answers("The session that has begun", sessionSchema, [
          "invalid_input",
          "invalid_token",
          "rate_limited",
          "busy",
        ]),
      }),
      validate("json", verifyEmailSchema),
      async (c) => {
        const client = c.var.clientIp;
        const request = { ...c.req.valid("json"), client };
        const user = await deps.clientTurns(client, () => verifyWithPassword(deps, request));
        const { beganAt } = await startSession(deps, c, user);
        return c.json(presentSession({ user, leaseEndsMs: firstLease(beganAt) }));
      },
    );
}

/** Signs in the account whose address has just been verified, in place of the session that the browser had. */
async function startSession(deps: LinkRoutesDeps, c: Context<AppEnv>, { id, email }: UserRow) {
  const started = await deps.auth.startSession(id, c.req.header("user-agent"));
  await endSession(deps, c.req.header("cookie"));
  sendSession(c, deps, started.token);
  rememberDevice(c, deps, email);
  c.var.log.info({ userId: id }, "address verified");
  return started;
}
