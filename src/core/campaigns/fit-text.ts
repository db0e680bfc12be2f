import type { TextField } from "../platforms/platform.ts";
import { countLength, fitsField } from "../platforms/text-fields.ts";

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/**
 * A text of another ad adapted to a field, when texts are applied to other platforms: unchanged, or
 * shortened at a sentence.
 */
interface FittedText {
  readonly text: string;
  readonly isCut: boolean;
}

/** Recommended maximum length of a field: the visible length, else the limit. */
const lengthOf = ({ shown, readTo, max }: TextField) => readTo ?? shown ?? max ?? Number.POSITIVE_INFINITY;

/**
 * Fits a text into a field of another platform: unchanged, or as many whole sentences as keep its
 * limits (`fitsField` in `core/platforms/text-fields.ts`) and recommended length (`readTo`, else
 * `shown`, of `core/platforms/platforms.ts`). `undefined` if not even one fits; `isCut` says
 * whether sentences are missing. `applyTexts` (`apply-texts.ts`) calls it and lists a text that
 * does not fit without a proposal.
 */
export function fitText(text: string, field: TextField): FittedText | undefined {
  const fits = (candidate: string) =>
    fitsField(field, candidate) && countLength(field, candidate) <= lengthOf(field);
  if (fits(text)) return { text, isCut: false };
  const parts = Array.from(sentences.segment(text), ({ segment }) => segment);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const shortened = parts.slice(0, count).join("").trim();
    if (fits(shortened)) return { text: shortened, isCut: true };
  }
  return undefined;
}
