import { inferLanguage, type InferredLanguage } from "../language/infer-language.ts";
import type { TextBrief } from "./brief.ts";

/**
 * The language of a brief with its script and direction; all writers of the studio call it. Briefs
 * name their language; without one `inferLanguage` (`language/infer-language.ts`) infers it from
 * the free text. The names, which may be foreign on purpose, only count if there is hardly any
 * other text.
 */
export function inferBriefLanguage(brief: TextBrief): InferredLanguage {
  const inferred = inferFromText(brief);
  return brief.language === undefined ? inferred : { ...inferred, language: brief.language };
}

function inferFromText(brief: TextBrief): InferredLanguage {
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
