import { ERRORS } from "#core/errors.ts";
import { AppError } from "#server/lib/errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

/**
 * Throws 400 `password_too_weak` for the most common passwords (`common-passwords.ts`) at sign-up
 * (`sign-up.service.ts`), change (`change-password.service.ts`) and reset (`reset.service.ts`);
 * `field` is the form field of the error message, `passwordWeak` in `core/account/messages.ts`. The
 * length is checked by `passwordField` (`core/account/schemas.ts`): `LIMITS.passwordMin` in
 * `core/limits.ts`.
 */
export function refuseCommonPassword(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError("password_too_weak", { fields: { [field]: ERRORS.password_too_weak.message } });
}
