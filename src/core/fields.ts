import * as z from "zod/mini";
import { cleanText } from "./clean-text.ts";
import { LIMITS } from "./limits.ts";
import { fieldMessages } from "./messages.ts";

/** Text that may be empty: cleaned, trimmed, and at most `max` UTF-16 units long. */
export function textField(label: string, max: number) {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => cleanText(text).trim()),
      z.string().check(z.maxLength(max, fieldMessages.atMost(label, max))),
    ),
  );
}

/** Like `textField`, but optional; defaults to the empty string. */
export function optionalText(label: string, max: number) {
  return z.pipe(z._default(z.string(), ""), textField(label, max));
}

/** Text that must not be empty after trimming; `missing` is the error message for empty text. */
export function requiredText(label: string, max: number, missing = fieldMessages.required(label)) {
  return z.pipe(
    z.string(missing),
    z.pipe(
      z.transform((text: string) => cleanText(text).trim()),
      z.string().check(z.minLength(1, missing), z.maxLength(max, fieldMessages.atMost(label, max))),
    ),
  );
}

/** Email address: trimmed, lower-cased and checked for a form that mail servers accept. */
export const emailField = z.pipe(
  z.string(fieldMessages.required("Email")),
  z.pipe(
    z.transform((text: string) => text.trim().toLowerCase()),
    z
      .string()
      .check(
        z.minLength(1, fieldMessages.required("Email")),
        z.regex(z.regexes.email, fieldMessages.emailInvalid),
        z.maxLength(LIMITS.email, fieldMessages.emailInvalid),
      ),
  ),
);
