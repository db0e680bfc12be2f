import { inferLanguage, type InferredLanguage } from "../language/infer-language.ts";
import type { TextBrief } from "./brief.ts";

/** The message decides; the names, which may be foreign on purpose, only where nothing else was written. */
export function readLanguage(brief: TextBrief): InferredLanguage {
  const written = `${brief.keyMessage} ${brief.targetAudience} ${brief.additionalDetails}`.trim();
  if (
    /\p{L}{3}.*\s.*\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/su.test(
      written,
    )
  ) {
    return inferLanguage(written);
  }
  return inferLanguage(`${written} ${brief.productName} ${brief.companyName}`);
}
