import { ERRORS } from "#core/errors.ts";
import { AppError } from "#server/lib/errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Refuses the most common passwords; `field` is where the form shows it. */
export function refuseCommonPassword(password: string, field: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError("password_too_weak", { fields: { [field]: ERRORS.password_too_weak.message } });
}
