/** Date on which the limits were last checked against their sources. */
export const TEXT_LIMITS_CHECKED = "2026-11-20";

export const PLATFORM_IDS = ["facebook", "instagram", "tiktok", "linkedin", "pinterest"] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];

export const PLATFORM_NAMES: Record<PlatformId, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
};

interface TextLimit {
  /** Maximum length in UTF-16 units, the strictest reading of "characters". */
  readonly max: number;
  /** Maximum length of Chinese, Japanese or Korean text, if the platform counts those double. */
  readonly maxWide?: number;
  /** Characters that the platform rejects. */
  readonly forbidden?: RegExp;
  readonly source: string;
}

/** Hard limits of an ad's main text. Excludes recommended lengths, which are shorter. */
const TEXT_LIMITS: Record<PlatformId, TextLimit> = {
  facebook: { max: 2200, source: "alladspecs.com, xyzlab.com (2026)" },
  instagram: { max: 2200, source: "alladspecs.com, xyzlab.com (2026)" },
  tiktok: {
    max: 100,
    maxWide: 50,
    forbidden: /\p{Extended_Pictographic}|[#@{}]|https?:\/\/|www\./u,
    source: "ads.tiktok.com/help/article?aid=6669199281502552069",
  },
  linkedin: { max: 3000, source: "linkedin.com/help/lms/answer/a426534" },
  pinterest: { max: 500, source: "help.pinterest.com/en/business/article/pinterest-product-specs" },
};

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/**
 * LinkedIn accepts at most ten emoji in an introductory text
 * (linkedin.com/help/lms/answer/a426534).
 */
const MAX_LINKEDIN_EMOJI = 10;

/** Platforms that accept this text as an ad's main text. */
export function fittingPlatforms(text: string): PlatformId[] {
  return PLATFORM_IDS.filter((platform) => {
    const { max, maxWide, forbidden } = TEXT_LIMITS[platform];
    const limit = maxWide !== undefined && WIDE.test(text) ? maxWide : max;
    if (text.length > limit || forbidden?.test(text)) return false;
    if (platform !== "linkedin") return true;
    return (text.match(/\p{Extended_Pictographic}/gu) ?? []).length <= MAX_LINKEDIN_EMOJI;
  });
}

/** Number of graphemes: an emoji or a letter with its accents counts as one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length;
}
