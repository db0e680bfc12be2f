import { LINK_PASSWORD_TRIES } from "./limits.ts";

const WRONG = "This is not the password of this sign-up.";

/**
 * Text of /verify-email/confirm, the page behind a verification link in another browser
 * (`verify-link-form.tsx`, `routes/verify-link.tsx`), and of the refusal by `verify.service.ts`.
 * The number of tries is `LINK_PASSWORD_TRIES` in `limits.ts`.
 */
export const verifyLinkCopy = {
  title: "Verify with your password",
  lead: "This is not the browser that signed up, or it no longer remembers it. Enter the password you chose when you signed up: it verifies your email and signs you in here.",
  submit: "Verify and Sign In",
  busy: "Verifying...",
  loading: "Verifying your email...",
  failed: "Failed to verify your email. Please try again.",
  hints: [
    "Did you sign up more than once? Each mail belongs to the password of its own sign-up.",
    "Forgot it? A new password, set through a reset mail, verifies your email as well.",
    "If you did not sign up, close this page: nothing has changed.",
  ],
  /** `left`: remaining tries of the link. */
  wrong(left: number): string {
    if (left === 0)
      return `${WRONG} That was try ${LINK_PASSWORD_TRIES} of ${LINK_PASSWORD_TRIES}, so this link no longer works.`;
    return `${WRONG} ${left === 1 ? "One try is" : `${left} tries are`} left.`;
  },
  staleTitle: "This link no longer works",
  staleText:
    "It is too old, was tried with too many wrong passwords, or your email is verified already. Sign in: if your email is not verified yet, you can request a new link.",
  signIn: "Sign In",
} as const;
