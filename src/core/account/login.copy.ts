import { PRODUCT } from "../product.ts";

/**
 * Text of /login and its passkey button. Toasts are in `account-form-toasts.ts`, refusals of the
 * server in `core/errors.ts`.
 */
export const loginCopy = {
  title: "Welcome back",
  lead: "Your campaigns are where you left them.",
  submit: "Sign In",
  busy: "Signing in...",
  /** At the password, beside the toast; it must not say which of the two is wrong. */
  refused: "Wrong email or password.",
  forgot: "Forgot password?",
  toSignup: `New to ${PRODUCT.name}?`,
  signup: "Create an account",
  /** The sign-in succeeded, but the session check found no cookie. */
  cookieRefused:
    "Your browser did not store the session cookie. Allow cookies for this site, then try again.",
  verify: "Verify email",
  /** Between the password form and the passkey button. */
  or: "or",
  passkey: "Use a passkey",
} as const;

/**
 * Notices on /login after a verification link (`verification-note.tsx`); `link.routes.ts` on the
 * server redirects there with `?verified=1` or `?verification=...`.
 */
export const verificationNotices = {
  verified: "Your email is verified. Sign in to continue.",
  expired: "This verification link has expired. Sign in to request a new one.",
  invalid: "This verification link does not work. Sign in to request a new one.",
} as const;
