import { authApi } from "#core/api/accounts.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { limitAccountBody } from "./account-limits.ts";
import type { ClientQueue } from "./client-queue.ts";
import { clientOf } from "#server/http/client.ts";
import {
  clearSignedInHint,
  clearSessionCookies,
  readDeviceId,
  rememberPendingSignIn,
  rememberSignUp,
  setSessionCookies,
} from "./cookies.ts";
import { openSession } from "./open-session.ts";
import { SecondFactorRequiredError } from "./second-factor/pending-sign-in.service.ts";
import { endSession, presentSession, readSession, type SessionDeps } from "./session.service.ts";
import { NotVerifiedError, signIn, type SignInDeps } from "./sign-in.service.ts";
import { signUp, type SignUpDeps } from "./sign-up.service.ts";

type AuthDeps = SessionDeps & SignUpDeps & SignInDeps & { readonly clientQueue: ClientQueue };

/**
 * Routes of sign-up (`sign-up.service.ts`), sign-in (`sign-in.service.ts`), sign-out and the
 * session (`session.service.ts`); paths and schemas: `authApi` in `core/api/accounts.api.ts`.
 * `boot/app.ts` mounts them. Cookies: `cookies.ts`; limits: `account-limits.ts`.
 */
export function authRoutes(deps: AuthDeps) {
  return apiRoutes(
    authApi,
    { use: [limitAccountBody] },
    {
      "POST /api/auth/sign-up/email": async (c, { body }) => {
        const { clientIp } = c.var;
        const created = await deps.clientQueue(clientIp, () => signUp(deps, { ...body, clientIp }));
        const { id, email, fullName: name } = created;
        rememberSignUp(c, deps, id);
        c.var.log.info({ userId: id }, "signed up");
        return { user: { id, email, name, emailVerified: false, image: null } };
      },
      "POST /api/auth/sign-in/email": async (c, { body: { email, password } }) => {
        const client = clientOf(c);
        const request = { email, password, client, deviceId: readDeviceId(c, deps, email) };
        const signedIn = await deps
          .clientQueue(client.clientIp, () => signIn(deps, request))
          .catch((error: unknown) => {
            if (error instanceof NotVerifiedError) rememberSignUp(c, deps, error.signUpId);
            if (error instanceof SecondFactorRequiredError) rememberPendingSignIn(c, deps, error.token);
            throw error;
          });
        c.var.log.info({ userId: signedIn.user.id }, "signed in");
        return openSession(c, deps, signedIn);
      },
      "POST /api/auth/sign-out": async (c) => {
        await endSession(deps, c.req.header("cookie"), clientOf(c));
        clearSessionCookies(c, deps);
        return { success: true as const };
      },
      "GET /api/auth/get-session": async (c) => {
        const session = await readSession(deps, c.req.header("cookie"));
        if (!session) clearSignedInHint(c, deps);
        else if (session.renewal) setSessionCookies(c, deps, session.renewal);
        return presentSession(session);
      },
    },
  );
}
