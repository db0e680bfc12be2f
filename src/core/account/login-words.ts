import { PRODUCT } from "../product.ts";

export const loginWords = {
  title: "Welcome back",
  lead: "Your campaigns are where you left them.",
  submit: "Sign In",
  busy: "Signing in...",
  forgot: "Forgot password?",
  toSignup: `New to ${PRODUCT.name}?`,
  signup: "Create an account",
  /** The session check after a sign-in found no session. */
  cookieRefused: "Your browser did not keep the sign-in. Allow cookies for this site, then try again.",
  verify: "Verify email",
} as const;

/** What /login says to someone who comes from a verification link (`?verified=1`, `?verification=...`). */
export const verificationNotices = {
  verified: "Your email is verified. Sign in to continue.",
  expired: "This verification link has expired. Sign in, and you can have a new one sent.",
  invalid: "This verification link does not work. Sign in, and you can have a new one sent.",
} as const;
