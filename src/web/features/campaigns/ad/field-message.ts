import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { TextField } from "#core/platforms/platform.ts";
import { countLength } from "#core/platforms/text-fields.ts";

/**
 * The counter of a text field in an ad's panel, and its hint or error (words of
 * `core/campaigns/ad.copy.ts`): `fieldMessage` makes it, `FieldCounter` and the field show it.
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
 * `AdListField`. Limits: the platform's table in `core/platforms`; words:
 * `core/campaigns/ad.copy.ts`.
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
  const hint = shown === undefined ? {} : { hint: adCopy.shown(platform, shown) };
  return { ...base, ...hint, tone: shown !== undefined && length > shown ? "over-shown" : "plain" };
}
