// Written out instead of \p{RGI_Emoji}, which is many times slower because it is a set of strings.
const EMOJI =
  /\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*[\u{E0020}-\u{E007F}]*/u;
const EMOJI_ALL = new RegExp(EMOJI.source, "gu");
const EMOJI_END = new RegExp(`(?:${EMOJI.source})$`, "u");

/** Joined emojis (families, flags, skin tones) count once. Signs such as ™ or © are no emojis. */
export function countEmojis(text: string): number {
  return text.match(EMOJI_ALL)?.filter((match) => !/^[©®™]$/.test(match)).length ?? 0;
}

export function endsWithEmoji(text: string): boolean {
  return EMOJI_END.test(text) && !/[©®™]$/.test(text);
}

/** Takes emojis out and closes the gaps they leave. */
export function stripEmojis(text: string): string {
  return text
    .replace(EMOJI_ALL, (match) => (/^[©®™]$/.test(match) ? match : " "))
    .replace(/[\uFE0F\u200D]/g, "")
    .replace(/ {2,}/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}
