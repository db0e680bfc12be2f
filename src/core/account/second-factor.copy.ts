import { SIGN_IN_LIMITS } from "./limits.ts";

/**
 * Text of the page that completes a sign-in (`web/features/accounts/second-factor`), and of
 * refusals by `confirm-sign-in.service.ts`. Its "ten codes" (`RECOVERY_CODES` in `limits.ts`), "six
 * digits" and "30 seconds" (`second-factor/totp.ts` on the server) are written out; minutes and
 * tries are `SIGN_IN_LIMITS` and `SECOND_FACTOR_TRIES` in `limits.ts`.
 */
export const secondFactorCopy = {
  title: "Confirm that it is you",
  lead: "Your password is correct. This account also asks for a second step.",
  back: "Sign in with another account",
  busy: "Confirming...",
  passkey: {
    choose: "Use a passkey",
    text: "Your browser asks for your fingerprint, face, screen lock or security key.",
    submit: "Continue with a passkey",
  },
  totp: {
    choose: "Use your authenticator app",
    label: "Code from your authenticator app",
    hint: "Six digits that change every 30 seconds.",
    malformed: "The code has six digits",
    submit: "Confirm",
  },
  recovery: {
    choose: "Use a recovery code",
    label: "Recovery code",
    hint: "One of the ten codes that you saved. Each works once.",
    submit: "Confirm",
  },
  lost: "Lost your phone and your recovery codes? Ask the operator of this site to reset your two-step sign-in.",
  wrong: (left: number) =>
    `This code is not right or was used before. ${left} ${left === 1 ? "try" : "tries"} left.`,
  outOfTries: "Too many wrong codes. Please sign in again.",
  tooMany: `Too many wrong codes. Try again in ${SIGN_IN_LIMITS.windowMinutes} minutes.`,
  failed: "Your sign-in could not be confirmed. Please try again.",
  /** The browser's dialog was closed, or timed out. */
  canceled: "The passkey was not confirmed. Please try again.",
  unsupported: "This browser does not support passkeys.",
  wrongAddress: "Passkeys do not work at this address of the site.",
} as const;
