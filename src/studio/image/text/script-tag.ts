/**
 * OpenType-like tags of the scripts that the studio has fonts for; any other script is `other`. A
 * new one needs faces in `faces.ts` and files in `render/fonts` (`families.ts` there).
 */
export const SCRIPT_TAGS = [
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
/**
 * Script of a text of an image ad, from `detectScript`, which decides its font (`faces.ts`); see
 * `SCRIPT_TAGS`.
 */
export type ScriptTag = (typeof SCRIPT_TAGS)[number];

const PATTERNS: readonly (readonly [ScriptTag, RegExp])[] = [
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

const FIRST: readonly [ScriptTag, number] = ["latn", 0];

/** Scripts in which a character counts as three letters. */
const SYLLABIC = new Set<ScriptTag>(["hans", "jpan", "kore"]);

/**
 * The script of most letters of a text, when it is measured for an image ad
 * (`server/render/measure.ts`). A syllabic character counts as three letters. Han characters are
 * Chinese unless the context, all texts of the ad, has kana or hangul.
 */
export function detectScript(text: string, context = text): ScriptTag {
  const weights = new Map<ScriptTag, number>();
  for (const char of text) {
    if (!/\p{L}/u.test(char)) continue;
    const script = PATTERNS.find(([, pattern]) => pattern.test(char))?.[0] ?? "other";
    weights.set(script, (weights.get(script) ?? 0) + (SYLLABIC.has(script) ? 3 : 1));
  }
  const [script] = [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best), FIRST);
  if (script !== "hans") return script;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(context)) return "jpan";
  return /\p{Script=Hangul}/u.test(context) ? "kore" : "hans";
}

/**
 * Whether a script runs from right to left, which `server/render/measure.ts` stores with each text;
 * `layOut` (`layout/lay-out.ts`) then mirrors the layout. `faces.ts` gives such scripts more
 * leading.
 */
export function isRtl(script: ScriptTag): boolean {
  return script === "arab" || script === "hebr";
}

/**
 * Whether a script has no spaces; `splitPieces` (`atoms.ts`) then splits a text into dictionary
 * words, between which lines of an image ad break.
 */
export function isUnspaced(script: ScriptTag): boolean {
  return script === "hans" || script === "jpan" || script === "thai";
}

/**
 * BCP 47 language of a script: for shaping and capitals (`server/render`), for word segmentation
 * (`atoms.ts`) and for the label of a button (`studio/image/call-to-action.ts`).
 */
export const LANGUAGE_BY_SCRIPT: Readonly<Record<ScriptTag, string>> = {
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
