import * as z from "zod/mini";
import { cleanText } from "./clean-text.ts";
import { LIMITS } from "./limits.ts";
import { fieldMessages } from "./messages.ts";

/** A text that may be empty. It is cleaned and trimmed; a text longer than `max` UTF-16 units is refused. */
export function anyText(label: string, max: number) {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => cleanText(text).trim()),
      z.string().check(z.maxLength(max, fieldMessages.atMost(label, max))),
    ),
  );
}

/** As `anyText`, for a field that may be left out: then it is empty. */
export function optionalText(label: string, max: number) {
  return z.pipe(z._default(z.string(), ""), anyText(label, max));
}

/** A text that must not be empty after trimming; `missing` is said when it is. */
export function requiredText(label: string, max: number, missing = fieldMessages.required(label)) {
  return z.pipe(
    z.string(missing),
    z.pipe(
      z.transform((text: string) => cleanText(text).trim()),
      z.string().check(z.minLength(1, missing), z.maxLength(max, fieldMessages.atMost(label, max))),
    ),
  );
}

/** An address as people type it: trimmed and lower-cased, of the form text@text.text that mail servers take. */
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
