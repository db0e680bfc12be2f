/** Failed sign-ins that are allowed within one window. A browser that has been in the account counts alone. */
export const SIGN_IN_LIMITS = {
  windowMinutes: 15,
  perAccountAndClient: 5,
  perAccount: 20,
  /** Over all accounts. */
  perClient: 30,
} as const;
