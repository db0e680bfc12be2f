import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { statusSchema } from "#core/account/answers.ts";
import { forgotPasswordSchema, resetPasswordSchema } from "#core/account/schemas.ts";
import { answers } from "../../http/answers.ts";
import type { AppEnv } from "../../http/env.ts";
import { validate } from "../../http/validate.ts";
import { requestMail, type RequestMailDeps } from "./account-mails.service.ts";
import type { Auth } from "./auth.ts";
import { clearSession, readSignUp, rememberDevice, sendSession } from "./cookies.ts";
import { resetPassword, type ResetDeps } from "./reset.service.ts";
import { endSession, readSession, type SessionDeps } from "./session.service.ts";
import { verifyEmail } from "./verify.service.ts";

export interface LinkRoutesDeps extends SessionDeps, RequestMailDeps, ResetDeps {
  readonly auth: Auth;
}

const status = { status: true } as const;

/** Links that are mailed, and what they lead to. */
export function linkRoutes(deps: LinkRoutesDeps) {
  return new Hono<AppEnv>()
    .post(
      "/send-verification-email",
      describeRoute({
        summary: "Send the verification mail again",
        description: "The answer is the same whether the address has an account or not.",
        responses: answers("Accepted", statusSchema, ["invalid_input", "rate_limited"]),
      }),
      validate("json", forgotPasswordSchema),
      async (c) => {
        const { email } = c.req.valid("json");
        await requestMail(deps, { kind: "verify-email", email, client: c.var.clientIp });
        return c.json(status);
      },
    )
    .post(
      "/request-password-reset",
      describeRoute({
        summary: "Send a link for a new password",
        description: "The answer is the same whether the address has an account or not.",
        responses: answers("Accepted", statusSchema, ["invalid_input", "rate_limited"]),
      }),
      validate("json", forgotPasswordSchema),
      async (c) => {
        const { email } = c.req.valid("json");
        await requestMail(deps, { kind: "reset-password", email, client: c.var.clientIp });
        return c.json(status);
      },
    )
    .post(
      "/reset-password",
      describeRoute({
        summary: "Set a new password",
        description: "`token` comes from the mailed link and works once. Every session of the account ends.",
        responses: answers("The new password is in force", statusSchema, [
          "invalid_input",
          "password_too_weak",
          "invalid_token",
          "busy",
        ]),
      }),
      validate("json", resetPasswordSchema),
      async (c) => {
        const { userId, email } = await resetPassword(deps, c.req.valid("json"));
        clearSession(c, deps);
        rememberDevice(c, deps, email);
        c.var.log.info({ userId }, "password reset");
        return c.json(status);
      },
    )
    .get(
      "/verify-email",
      describeRoute({
        summary: "Follow a verification link",
        description:
          "Redirects: to /dashboard in the browser that signed up, which it signs in; elsewhere to /login with a notice.",
        responses: { 302: { description: "Where to go on" } },
      }),
      async (c) => {
        // Mail scanners probe links with HEAD, which must not use one up.
        if (c.req.method === "HEAD") return c.body(null, 204);
        const token = c.req.query("token") ?? "";
        const verified = await verifyEmail(deps, { token, signedUpWith: readSignUp(c, deps) });
        if (verified.outcome === "expired" || verified.outcome === "invalid")
          return c.redirect(`/login?verification=${verified.outcome}`);
        if (verified.outcome === "verified" && verified.here) {
          const started = await deps.auth.startSession(verified.user.id, c.req.header("user-agent"));
          await endSession(deps, c.req.header("cookie"));
          sendSession(c, deps, started.token);
          rememberDevice(c, deps, verified.user.email);
          return c.redirect("/dashboard");
        }
        const session = await readSession(deps, c.req.header("cookie"));
        return c.redirect(session ? "/dashboard" : "/login?verified=1");
      },
    );
}
