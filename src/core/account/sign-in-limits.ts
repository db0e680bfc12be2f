/**
 * Maximum number of failed sign-ins per window. A browser known to the account has its own counter.
 */
export const SIGN_IN_LIMITS = {
  windowMinutes: 15,
  perAccountAndClientIp: 5,
  perAccount: 20,
  /** Over all accounts. */
  perClientIp: 30,
} as const;
