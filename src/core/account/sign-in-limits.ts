/**
 * Maximum numbers of failed sign-ins and codes per window; `account-limits.ts` on the server counts
 * them, and messages name the window (`messages.ts`, `second-factor.copy.ts`). A browser known to
 * the account has its own counter.
 */
export const SIGN_IN_LIMITS = {
  windowMinutes: 15,
  perAccountAndClientIp: 5,
  perAccount: 20,
  /** Over all accounts. */
  perClientIp: 30,
  /**
   * Wrong codes of the second step per account and day, from browsers that the account does not
   * know.
   */
  wrongCodesPerDay: 100,
  /** Started passkey sign-ins, which may be abandoned. */
  passkeyChallengesPerClientIp: 120,
} as const;
