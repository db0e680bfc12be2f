// \p{RGI_Emoji} would say the same but is a set of strings, which is many times slower.
const EMOJI =
  /\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*[\u{E0020}-\u{E007F}]*/u;
const EMOJI_ALL = new RegExp(EMOJI.source, "gu");
const EMOJI_END = new RegExp(`(?:${EMOJI.source})$`, "u");

/**
 * Counts the emojis of a generated text ad, when `write-text-ads.ts` keeps to the allowed number; a
 * joined one (family, flag, skin tone) counts once, ©, ® and ™ do not count.
 */
export function countEmojis(text: string): number {
  return text.match(EMOJI_ALL)?.filter((match) => !/^[©®™]$/.test(match)).length ?? 0;
}

/**
 * Whether the last character is an emoji, after which `ensureFullStop` (`punctuation.ts`) adds no
 * full stop; ©, ® and ™ are not emojis.
 */
export function endsWithEmoji(text: string): boolean {
  return EMOJI_END.test(text) && !/[©®™]$/.test(text);
}

/**
 * Removes all emojis from a text, and the spaces that they leave behind; `keepEmojis` calls it for
 * a maximum of 0. ©, ® and ™ stay.
 */
export function stripEmojis(text: string): string {
  const plain = text
    .replace(EMOJI_ALL, (match) => (/^[©®™]$/.test(match) ? match : " "))
    .replace(/[\uFE0F\u200D]/g, "");
  return closeGaps(plain);
}

/**
 * Removes all emojis but the first `max`, and the spaces that they leave behind; the gate
 * (`studio/copy/gate/gate.ts`) and a package's picture texts (`studio/campaign/headline.ts`) use
 * it.
 */
export function keepEmojis(text: string, max: number): string {
  if (countEmojis(text) <= max) return text;
  if (max === 0) return stripEmojis(text);
  let kept = 0;
  const shorter = text.replace(EMOJI_ALL, (match) => {
    if (/^[©®™]$/.test(match)) return match;
    kept++;
    return kept <= max ? match : "";
  });
  return closeGaps(shorter);
}

/** Removes the spaces that removed characters leave behind. */
const closeGaps = (text: string) =>
  text
    .replace(/ {2,}/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
