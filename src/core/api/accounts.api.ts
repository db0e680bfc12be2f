import * as z from "zod/mini";
import {
  sessionResponseSchema,
  signOutResponseSchema,
  signUpResponseSchema,
  statusResponseSchema,
} from "../account/responses.ts";
import {
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
  verifyEmailSchema,
} from "../account/schemas.ts";
import type { Area } from "./endpoint.ts";
import { LINK_PASSWORD_TRIES, PENDING_SIGN_IN_MINUTES, SECOND_FACTOR_TRIES } from "../account/limits.ts";
import { inWords } from "../in-words.ts";

const SESSION = { status: 200, success: "The new session", response: sessionResponseSchema } as const;
const ACCEPTED = { status: 200, success: "Accepted", response: statusResponseSchema } as const;

/**
 * Contract of sign-up, sign-in, sign-out and session, served by `accounts/auth.routes.ts`. Schemas
 * are in `core/account/schemas.ts` and `responses.ts`. Minutes and tries
 * (`PENDING_SIGN_IN_MINUTES`, `SECOND_FACTOR_TRIES`) come from `core/account/limits.ts`; the limits
 * of mails (`mail-limits.ts` there) and the lease of a session (`LEASE_MS` in `session.service.ts`)
 * are written out.
 */
export const authApi = {
  "POST /api/auth/sign-up/email": {
    summary: "Sign up",
    description:
      "Sends a verification link to the address; sign-in requires a verified address. An unverified address can sign up again: each sign-up has its own name, password and link, and the first one whose link is used becomes the account. An address gets at most two mails a minute and five an hour; a sign-up beyond that is stored without a new mail.",
    public: true,
    body: signUpSchema,
    status: 200,
    success: "The unverified sign-up",
    response: signUpResponseSchema,
    errors: ["password_too_weak", "email_taken", "rate_limited", "busy"],
  },
  "POST /api/auth/sign-in/email": {
    summary: "Sign in",
    description: `The session token is only in an HttpOnly cookie. After \`email_not_verified\` the browser is linked to that sign-up: its next verification mail belongs to it. \`second_factor_required\` means that the password is correct: the browser has ${PENDING_SIGN_IN_MINUTES} minutes and ${inWords(SECOND_FACTOR_TRIES)} tries to complete the sign-in with a second factor.`,
    public: true,
    body: signInSchema,
    ...SESSION,
    errors: ["invalid_credentials", "second_factor_required", "email_not_verified", "rate_limited", "busy"],
  },
  "POST /api/auth/sign-out": {
    summary: "Sign out",
    public: true,
    status: 200,
    success: "Signed out, also without a session",
    response: signOutResponseSchema,
    errors: [],
  },
  "GET /api/auth/get-session": {
    summary: "The current session",
    description: "`null` without a session. `expiresAt` is a one-hour lease; each call renews it.",
    public: true,
    status: 200,
    success: "The session, or null",
    response: sessionResponseSchema,
    errors: [],
  },
} satisfies Area;

/**
 * Contract of mailed links (verification and password reset), served by `accounts/link.routes.ts`.
 * Schemas are in `core/account/schemas.ts`. Tries of a link are `LINK_PASSWORD_TRIES` in
 * `core/account/limits.ts`.
 */
export const linksApi = {
  "POST /api/auth/send-verification-email": {
    summary: "Resend the verification mail",
    description:
      "The response is the same with and without an account. The link belongs to the sign-up of this browser, else to the newest one; it is sent as soon as the mail limits of the address permit.",
    public: true,
    body: forgotPasswordSchema,
    ...ACCEPTED,
    errors: ["rate_limited", "busy"],
  },
  "POST /api/auth/request-password-reset": {
    summary: "Send a password reset link",
    description:
      "The response is the same with and without an account. An address at its mail limit gets no further mail while an earlier link works.",
    public: true,
    body: forgotPasswordSchema,
    ...ACCEPTED,
    errors: ["rate_limited", "busy"],
  },
  "POST /api/auth/reset-password": {
    summary: "Set a new password",
    description:
      "`token` comes from the mailed link and works once. All sessions of the account end, and its address is verified.",
    public: true,
    body: resetPasswordSchema,
    ...ACCEPTED,
    success: "The password has changed",
    errors: ["password_too_weak", "invalid_token", "rate_limited", "busy"],
  },
  "GET /api/auth/verify-email": {
    summary: "Open a verification link",
    description:
      "In the browser that signed up it verifies the address, signs in and redirects to /dashboard. In another browser it changes nothing and redirects to a form that asks for the password of the sign-up. A used, expired or unknown link redirects to /login with a notice.",
    public: true,
    query: z.object({ token: z.optional(z.string()) }),
    status: 302,
    success: "Redirect",
    mediaType: "text/html",
    errors: [],
  },
  "POST /api/auth/verify-email": {
    summary: "Verify an address in another browser",
    description: `\`token\` comes from the mailed link, \`password\` is that of its sign-up. Verifies the address and signs in. A link permits ${inWords(LINK_PASSWORD_TRIES)} tries.`,
    public: true,
    body: verifyEmailSchema,
    ...SESSION,
    errors: ["invalid_token", "rate_limited", "busy"],
  },
} satisfies Area;
