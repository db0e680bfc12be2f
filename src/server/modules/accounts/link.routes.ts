import type { Context } from "hono";
import { linksApi } from "#core/api/accounts.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { clientOf } from "#server/http/client.ts";
import type { AppEnv } from "#server/http/env.ts";
import { limitAccountBody } from "./account-limits.ts";
import { requestMail, type RequestMailDeps } from "./account-mails.service.ts";
import type { UserRow } from "./accounts.repo.ts";
import type { ClientQueue } from "./client-queue.ts";
import { clearSessionCookies, readSignUps, rememberDevice } from "./cookies.ts";
import { openSession } from "./open-session.ts";
import { resetPassword, type ResetDeps } from "./reset.service.ts";
import { readSession, type SessionDeps } from "./session.service.ts";
import { startSession } from "./start-session.ts";
import { openVerificationLink, verifyWithPassword } from "./verify.service.ts";

/** Dependencies of the routes behind mailed links; `boot/deps.ts` provides them. */
interface LinkRoutesDeps extends SessionDeps, RequestMailDeps, ResetDeps {
  readonly clientQueue: ClientQueue;
}

const status = { status: true } as const;

/**
 * Routes for mailed links, verification (`verify.service.ts`) and password reset
 * (`reset.service.ts`), and for requesting one (`account-mails.service.ts`); paths and schemas:
 * `linksApi` in `core/api/accounts.api.ts`. `boot/app.ts` mounts them; size of bodies:
 * `limitAccountBody` in `account-limits.ts`. The pages that an opened link redirects to are in this
 * file.
 */
export function linkRoutes(deps: LinkRoutesDeps) {
  async function sendMail(c: Context<AppEnv>, kind: "verify-email" | "reset-password", email: string) {
    const { clientIp } = c.var;
    const request = { kind, email, signUpIds: readSignUps(c, deps), clientIp };
    await deps.clientQueue(clientIp, () => requestMail(deps, request));
    return status;
  }

  return apiRoutes(
    linksApi,
    { use: [limitAccountBody] },
    {
      "POST /api/auth/send-verification-email": (c, { body }) => sendMail(c, "verify-email", body.email),
      "POST /api/auth/request-password-reset": (c, { body }) => sendMail(c, "reset-password", body.email),
      "POST /api/auth/reset-password": async (c, { body }) => {
        const reset = { ...body, client: clientOf(c) };
        const { userId, email } = await deps.clientQueue(c.var.clientIp, () => resetPassword(deps, reset));
        clearSessionCookies(c, deps);
        rememberDevice(c, deps, email);
        c.var.log.info({ userId }, "password reset");
        return status;
      },
      "GET /api/auth/verify-email": async (c, { query: { token = "" } }) => {
        // Mail scanners probe links with HEAD, which must not use them.
        if (c.req.method === "HEAD") return c.body(null, 204);
        const opened = await openVerificationLink(deps, {
          token,
          signUpIds: readSignUps(c, deps),
          client: clientOf(c),
        });
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
      "POST /api/auth/verify-email": async (c, { body }) => {
        const request = { ...body, client: clientOf(c) };
        const user = await deps.clientQueue(c.var.clientIp, () => verifyWithPassword(deps, request));
        return signInVerified(deps, c, user);
      },
    },
  );
}

/** Starts the first session of an account, which has no second factor yet. */
async function signInVerified(deps: LinkRoutesDeps, c: Context<AppEnv>, user: UserRow) {
  // The owner of a new account needs no mail about its first device.
  const first = { user, client: clientOf(c), method: "link", isKnownDevice: true } as const;
  const session = await deps.db.transaction((tx) => startSession(tx, deps, first));
  c.var.log.info({ userId: user.id }, "address verified");
  return openSession(c, deps, { user, ...session });
}
