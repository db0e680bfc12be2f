import * as z from "zod/mini";
import { cleanText } from "./clean-text.ts";
import { LIMITS } from "./limits.ts";
import { fieldMessages } from "./messages.ts";

/**
 * Schema of any text; `missing` is the error message for a missing value. The other fields of this
 * file and forms build on it.
 */
export function stringField(label: string, missing = fieldMessages.required(label)) {
  return z.string({
    error: ({ input }) => (input === undefined ? missing : fieldMessages.notText(label)),
  });
}

const cleaned = z.overwrite((text: string) => cleanText(text).trim());

/**
 * Schema of a text that may be empty, for forms and request bodies: cleaned, trimmed, and at most
 * `max` UTF-16 units long.
 */
export function textField(label: string, max: number) {
  return stringField(label).check(cleaned, z.maxLength(max, fieldMessages.atMost(label, max)));
}

/** Like `textField`, but optional in a request; defaults to the empty string. */
export function optionalText(label: string, max: number) {
  return z._default(textField(label, max), "");
}

/**
 * Schema of a text that must not be empty after trimming, for forms and request bodies; `missing`
 * is the error message for empty text.
 */
export function requiredText(label: string, max: number, missing = fieldMessages.required(label)) {
  return stringField(label, missing).check(
    cleaned,
    z.minLength(1, missing),
    z.maxLength(max, fieldMessages.atMost(label, max)),
  );
}

/**
 * Schema of an email address in forms, requests and the operator's commands: trimmed, lower-cased
 * and checked for a form that mail servers accept.
 */
export const emailField = stringField("Email").check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, fieldMessages.required("Email")),
  z.regex(z.regexes.email, fieldMessages.emailInvalid),
  z.maxLength(LIMITS.email, fieldMessages.emailInvalid),
);
