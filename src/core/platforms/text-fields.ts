import type { CountRule, PlatformSpec, TextField } from "./platform.ts";
import { IMAGE_PLATFORM_IDS, PLATFORMS, type PlatformId } from "./platforms.ts";

/**
 * Characters that ad platforms count twice: East Asian scripts, punctuation and full-width forms.
 */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/gu;
const EMOJI = /\p{Extended_Pictographic}/gu;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const graphemes = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/**
 * Number of characters as a reader counts (graphemes): an emoji or a letter with its accents is
 * one. `text-ad-card.tsx` and the table in a package's archive show it; limits of platforms count
 * with `countLength`.
 */
export function countCharacters(text: string): number {
  return graphemes(text).length;
}

const LINK = /https?:\/\/\S+/gu;
const LINK_LENGTH = 23;
/** Code points that X counts once, as ranges of Latin and similar scripts and their punctuation. */
const SINGLE = /^[\u0000-\u10FF\u2000-\u200D\u2010-\u201F\u2032-\u2037]$/u;

const EMOJI_START = /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[0-9#*]\uFE0F?\u20E3)/u;

/** docs.x.com, "Counting characters" (read 2026-11-22): an emoji of any length counts 2. */
function countPost(text: string): number {
  const withoutLinks = text.normalize("NFC").replace(LINK, "x".repeat(LINK_LENGTH));
  return graphemes(withoutLinks).reduce((sum, grapheme) => {
    if (EMOJI_START.test(grapheme)) return sum + 2;
    return sum + [...grapheme].reduce((weight, char) => weight + (SINGLE.test(char) ? 1 : 2), 0);
  }, 0);
}

const COUNTS: Record<CountRule, (text: string) => number> = {
  utf16: (text) => text.length,
  width: (text) => text.length + (text.match(WIDE)?.length ?? 0),
  post: countPost,
};

/**
 * Length of a text by the field's `CountRule` (`platform.ts`), for checks (`field-limits.ts`),
 * `fit-text.ts`, exports and the editor; limits are in `platforms.ts`.
 */
export function countLength({ count }: Pick<TextField, "count">, text: string): number {
  return COUNTS[count](text);
}

/**
 * Whether a text keeps the hard limits of a field in `platforms.ts` and `shared-fields.ts`: length,
 * number of emoji, forbidden characters. Texts of the studio, the provider and `fit-text.ts` must
 * fit, and those of `new-ads.ts` and `build-campaign.service.ts`; recommended lengths do not count.
 */
export function fitsField(field: TextField, text: string): boolean {
  const { min = 0, max = Infinity, maxEmoji = Infinity, forbidden } = field;
  const length = countLength(field, text);
  if (length < min || length > max || forbidden?.test(text)) return false;
  return (text.match(EMOJI)?.length ?? 0) <= maxEmoji;
}

/**
 * Platforms with image ads whose main field takes this text, for the table of text ads in a
 * package's archive (`core/generations/campaign/files.ts`).
 */
export function fittingPlatforms(text: string): PlatformId[] {
  return IMAGE_PLATFORM_IDS.filter((id) => {
    const { fields, mainField }: PlatformSpec = PLATFORMS[id];
    const field = fields[mainField];
    return field !== undefined && fitsField(field, text);
  });
}
