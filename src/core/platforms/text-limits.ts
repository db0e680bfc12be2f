/** When the limits below were last checked against their sources. */
export const TEXT_LIMITS_CHECKED = "2026-11-20";

export const PLATFORMS = ["facebook", "instagram", "tiktok", "linkedin", "pinterest"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const PLATFORM_NAMES: Record<Platform, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
};

interface TextLimit {
  /** Longest text that is taken at all, in UTF-16 units (the strictest reading of "characters"). */
  readonly max: number;
  /** Longest text of Chinese, Japanese or Korean, where a platform counts those double. */
  readonly maxWide?: number;
  /** What must not be in it. */
  readonly without?: RegExp;
  readonly source: string;
}

/** Hard limits of an ad's main text: what a platform refuses. Shorter recommendations are not limits. */
const TEXT_LIMITS: Record<Platform, TextLimit> = {
  facebook: { max: 2200, source: "alladspecs.com, xyzlab.com (2026)" },
  instagram: { max: 2200, source: "alladspecs.com, xyzlab.com (2026)" },
  tiktok: {
    max: 100,
    maxWide: 50,
    without: /\p{Extended_Pictographic}|[#@{}]|https?:\/\/|www\./u,
    source: "ads.tiktok.com/help/article?aid=6669199281502552069",
  },
  linkedin: { max: 3000, source: "linkedin.com/help/lms/answer/a426534" },
  pinterest: { max: 500, source: "help.pinterest.com/en/business/article/pinterest-product-specs" },
};

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** LinkedIn takes at most ten emoji in an introductory text (linkedin.com/help/lms/answer/a426534). */
const LINKEDIN_EMOJI = 10;

/** The platforms that take this text as an ad's main text. */
export function fittingPlatforms(text: string): Platform[] {
  return PLATFORMS.filter((platform) => {
    const { max, maxWide, without } = TEXT_LIMITS[platform];
    const limit = maxWide !== undefined && WIDE.test(text) ? maxWide : max;
    if (text.length > limit || without?.test(text)) return false;
    if (platform !== "linkedin") return true;
    return (text.match(/\p{Extended_Pictographic}/gu) ?? []).length <= LINKEDIN_EMOJI;
  });
}

/** Characters as a person counts them: an emoji or a letter with its accents is one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length;
}
