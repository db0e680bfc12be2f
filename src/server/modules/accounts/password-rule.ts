import { ERRORS } from "#core/errors.ts";
import { AppError } from "#server/lib/errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

/**
 * Rejects the most common passwords at sign-up, change and reset; `field` is the form field of the
 * error message.
 */
export function refuseCommonPassword(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError("password_too_weak", { fields: { [field]: ERRORS.password_too_weak.message } });
}
