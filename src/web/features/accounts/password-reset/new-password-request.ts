import { api } from "#web/lib/api.ts";

interface NewPassword {
  /** From the mailed link. */
  readonly token: string;
  readonly newPassword: string;
}

/**
 * Sets a new password with `POST /api/auth/reset-password` (`reset.service.ts` of the server), for
 * `NewPasswordForm`; the server ends all sessions. Errors: 400 `invalid_token` for a used or
 * expired link (`RESET_LINK_HOURS`, all limits in `core/account/limits.ts`), 400
 * `password_too_weak` (`password-rule.ts` of the server), 429 (`SIGN_IN_LIMITS`).
 */
export async function setNewPassword(change: NewPassword): Promise<void> {
  await api("POST /api/auth/reset-password", { body: change });
}
