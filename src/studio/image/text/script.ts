/** Writing systems the composer has faces for; `other` falls back to whatever font has the glyphs. */
export const SCRIPTS = [
  "latn",
  "cyrl",
  "grek",
  "arab",
  "hebr",
  "deva",
  "beng",
  "taml",
  "thai",
  "geor",
  "armn",
  "hans",
  "jpan",
  "kore",
  "other",
] as const;
export type Script = (typeof SCRIPTS)[number];

const PATTERNS: readonly (readonly [Script, RegExp])[] = [
  ["latn", /\p{Script=Latin}/u],
  ["cyrl", /\p{Script=Cyrillic}/u],
  ["grek", /\p{Script=Greek}/u],
  ["arab", /\p{Script=Arabic}/u],
  ["hebr", /\p{Script=Hebrew}/u],
  ["deva", /\p{Script=Devanagari}/u],
  ["beng", /\p{Script=Bengali}/u],
  ["taml", /\p{Script=Tamil}/u],
  ["thai", /\p{Script=Thai}/u],
  ["geor", /\p{Script=Georgian}/u],
  ["armn", /\p{Script=Armenian}/u],
  ["jpan", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["kore", /\p{Script=Hangul}/u],
  ["hans", /\p{Script=Han}/u],
];

const FIRST: readonly [Script, number] = ["latn", 0];

/** One sign of these carries about as much as three letters. */
const DENSE = new Set<Script>(["hans", "jpan", "kore"]);

/**
 * The script most of a text is written in; a brand name in other letters does not win. Han characters are Chinese
 * unless the text or those beside it (`context`) show kana or hangul.
 */
export function scriptOf(text: string, context = text): Script {
  const weights = new Map<Script, number>();
  for (const char of text) {
    if (!/\p{L}/u.test(char)) continue;
    const script = PATTERNS.find(([, pattern]) => pattern.test(char))?.[0] ?? "other";
    weights.set(script, (weights.get(script) ?? 0) + (DENSE.has(script) ? 3 : 1));
  }
  const [script] = [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best), FIRST);
  if (script !== "hans") return script;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(context)) return "jpan";
  return /\p{Script=Hangul}/u.test(context) ? "kore" : "hans";
}

export function isRtl(script: Script): boolean {
  return script === "arab" || script === "hebr";
}

/** Scripts written without spaces: lines break between words that a dictionary finds. */
export function isUnspaced(script: Script): boolean {
  return script === "hans" || script === "jpan" || script === "thai";
}

/** BCP 47 language for shaping and word segmentation. */
export const LANGUAGE_OF: Readonly<Record<Script, string>> = {
  latn: "en",
  cyrl: "ru",
  grek: "el",
  arab: "ar",
  hebr: "he",
  deva: "hi",
  beng: "bn",
  taml: "ta",
  thai: "th",
  geor: "ka",
  armn: "hy",
  hans: "zh",
  jpan: "ja",
  kore: "ko",
  other: "en",
};
