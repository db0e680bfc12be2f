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

export type Script = keyof typeof SCRIPTS | "Other";

/**
 * The script a text is mainly written in. Kana anywhere among Han makes it Japanese. A syllabic sign carries about as
 * much as three letters and counts as many: a Latin brand name in a Japanese sentence does not win.
 */
export function mainScript(text: string): Script {
  const count = (script: keyof typeof SCRIPTS) => text.match(SCRIPTS[script])?.length ?? 0;
  const kana = count("Japanese");
  const weights = new Map<Script, number>([["Other", 0]]);
  for (const script of Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[]) {
    const weight = isDense(script) ? 3 : 1;
    weights.set(script, count(script) * weight);
  }
  if (kana > 0) weights.set("Japanese", 3 * kana + (weights.get("Han") ?? 0));
  const [script, weight] = [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return weight * 2 >= letters ? script : "Other";
}

/** Written without spaces between words, with full-width punctuation. */
export function isIdeographic(script: Script): boolean {
  return script === "Japanese" || script === "Han";
}

export function isRightToLeft(script: Script): boolean {
  return script === "Arabic" || script === "Hebrew";
}

function isDense(script: Script): boolean {
  return isIdeographic(script) || script === "Hangul";
}
