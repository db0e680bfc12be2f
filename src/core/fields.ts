import * as z from "zod/mini";
import { cleanText } from "./clean-text.ts";
import { LIMITS } from "./limits.ts";
import { fieldMessages } from "./messages.ts";

/**
 * Schema of any text; `missing` is the message for a missing value. The other fields of this file
 * and the forms of accounts build on it. Messages are `fieldMessages` in `core/messages.ts`.
 */
export function stringField(label: string, missing = fieldMessages.required(label)) {
  return z.string({
    error: ({ input }) => (input === undefined ? missing : fieldMessages.notText(label)),
  });
}

const cleaned = z.overwrite((text: string) => cleanText(text).trim());

/**
 * Schema of a text that may be empty: cleaned (`clean-text.ts`), trimmed, at most `max` UTF-16
 * units. Briefs, brands, campaigns and films use it with limits of `core/limits.ts`. Messages are
 * `fieldMessages` in `core/messages.ts`.
 */
export function textField(label: string, max: number) {
  return stringField(label).check(cleaned, z.maxLength(max, fieldMessages.atMost(label, max)));
}

/**
 * Like `textField`, but may be missing from a request; it is then the empty string. Briefs and
 * `core/campaigns/ad.ts` use it.
 */
export function optionalText(label: string, max: number) {
  return z._default(textField(label, max), "");
}

/**
 * Schema of a text that must not be empty after trimming, at most `max` UTF-16 units; `missing` is
 * the message for an empty one. Briefs, brands and `core/account/schemas.ts` use it; other messages
 * are `fieldMessages` (`messages.ts`).
 */
export function requiredText(label: string, max: number, missing = fieldMessages.required(label)) {
  return stringField(label, missing).check(
    cleaned,
    z.minLength(1, missing),
    z.maxLength(max, fieldMessages.atMost(label, max)),
  );
}

/**
 * Schema of an email address in forms and requests (`core/account/schemas.ts`,
 * `core/reviews/review.ts`) and the operator's commands (`plan.ts`, `second-factor-reset.ts`):
 * trimmed, in lower case, of a form that mail servers accept, at most `LIMITS.email` long
 * (`limits.ts`). Messages are in `messages.ts`.
 */
export const emailField = stringField("Email").check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, fieldMessages.required("Email")),
  z.regex(z.regexes.email, fieldMessages.emailInvalid),
  z.maxLength(LIMITS.email, fieldMessages.emailInvalid),
);

/**
 * Query field with the cursor of a page, `nextCursor` of the page before; missing for the first
 * page. All lists of the API use it, in the schemas of their query (`core/<feature>/`); its longest
 * is `LIMITS.cursor` (`limits.ts`).
 */
export const cursorField = z.optional(z.string().check(z.maxLength(LIMITS.cursor)));
