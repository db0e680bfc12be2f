const SCRIPTS = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Han: /\p{Script=Han}/gu,
  Hangul: /\p{Script=Hangul}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Thai: /\p{Script=Thai}/gu,
} as const;

/**
 * A writing system by its Unicode name, from `dominantScript`, which decides spaces and punctuation
 * of an ad (`punctuation.ts`). Japanese stands for Kana, with or without Han.
 */
export type Script = keyof typeof SCRIPTS | "Other";

/**
 * The script of most letters of a text, by which `infer-language.ts`, the gate (`gate.ts`,
 * `ground.ts`), `text/ads/write-ads.ts` and `campaign/headline.ts` decide; "Other" if no known
 * script has half of them. Kana among Han makes a text Japanese. A syllabic character counts as
 * three letters, so that a Latin brand name in a Japanese sentence does not outweigh it.
 */
export function dominantScript(text: string): Script {
  const count = (script: keyof typeof SCRIPTS) => text.match(SCRIPTS[script])?.length ?? 0;
  const kana = count("Japanese");
  const weights = new Map<Script, number>([["Other", 0]]);
  for (const script of Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[]) {
    const weight = isSyllabic(script) ? 3 : 1;
    weights.set(script, count(script) * weight);
  }
  if (kana > 0) weights.set("Japanese", 3 * kana + (weights.get("Han") ?? 0));
  const [script, weight] = [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return weight * 2 >= letters ? script : "Other";
}

/**
 * Whether a script has no spaces between words and full-width punctuation; `ensureFullStop`
 * (`punctuation.ts`) and `studio/text/ads/compose.ts` ask it when they join sentences.
 */
export function isIdeographic(script: Script): boolean {
  return script === "Japanese" || script === "Han";
}

/**
 * Whether a script runs from right to left; `infer-language.ts` returns the direction of a brief by
 * it.
 */
export function isRightToLeft(script: Script): boolean {
  return script === "Arabic" || script === "Hebrew";
}

function isSyllabic(script: Script): boolean {
  return isIdeographic(script) || script === "Hangul";
}
