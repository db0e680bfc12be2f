import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { TextField } from "#core/platforms/platform.ts";
import { textFieldsCopy } from "#core/platforms/text-fields.copy.ts";
import { countLength } from "#core/platforms/text-fields.ts";

/**
 * Counter of a text field in an ad's panel, and its hint or error: `fieldMessage` makes it,
 * `FieldCounter` (`field-counter.tsx`) shows length and limit as numbers and colors them by `tone`,
 * the field shows hint or error. Their words: `core/campaigns/ad.copy.ts`; limits: `PLATFORMS` in
 * `core/platforms/platforms.ts`.
 */
export interface FieldMessage {
  readonly length: number;
  /** The length that matters: shown, else the hard limit; undefined if none is known. */
  readonly of: number | undefined;
  readonly tone: "plain" | "over-shown" | "over-limit";
  readonly hint?: string;
  readonly error?: string;
}

/**
 * Length of a text in an ad's panel as the platform counts it (`countLength` in
 * `core/platforms/text-fields.ts`), with the consequence on the platform, for `AdTextField` and
 * `AdListField`. Limits: `PLATFORMS` in `core/platforms/platforms.ts`; words:
 * `core/campaigns/ad.copy.ts` and `core/platforms/text-fields.copy.ts`.
 */
export function fieldMessage(field: TextField, text: string, platform: string): FieldMessage {
  const { max, min = 0, shown, forbidden } = field;
  const length = countLength(field, text);
  const of = shown ?? max;
  const base = { length, of };
  if (text !== "") {
    if (max !== undefined && length > max) {
      return { ...base, tone: "over-limit", error: adCopy.tooLong(platform, max) };
    }
    if (length < min) return { ...base, tone: "over-limit", error: adCopy.tooShort(min) };
    if (forbidden?.test(text)) return { ...base, tone: "over-limit", error: adCopy.forbidden(platform) };
  }
  const hint = shown === undefined ? {} : { hint: textFieldsCopy.shown(platform, shown) };
  return { ...base, ...hint, tone: shown !== undefined && length > shown ? "over-shown" : "plain" };
}
