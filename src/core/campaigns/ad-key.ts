/**
 * Keys of ads. A key is in the ad's name, its `utm_content`, its file names and its row, so that
 * results of a platform can be matched to the ad. It is never changed and never reused.
 */
import { VARIANTS_PER_CAMPAIGN } from "../limits.ts";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";

/**
 * Alphabet of campaign codes: Crockford's base 32, digits and letters without I, L, O and U, which
 * people misread.
 */
export const CODE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Number of random characters in the code of a campaign; `insertWithCode` tries again when a code
 * is taken.
 */
export const CODE_LENGTH = 6;

/**
 * Ads that one cell of the board can have after each other, because a key is never reused;
 * `nextPart` refuses more.
 */
export const MAX_PARTS = 99;

const FIRST_LETTER = "A".charCodeAt(0);

/** Letters of all variants that a campaign can have, in the order in which they are given out. */
export const VARIANT_LETTERS: readonly string[] = Array.from({ length: VARIANTS_PER_CAMPAIGN }, (_, index) =>
  String.fromCharCode(FIRST_LETTER + index),
);

interface KeyParts {
  /** Six random characters of `CODE_ALPHABET`, unique per user. */
  readonly code: string;
  readonly platform: PlatformId;
  /** Counts the ads of one platform and variant. */
  readonly part: number;
  readonly variant: string;
}

/**
 * Key of a new ad, "AL7K3Q9Z-FB1a", from the campaign's code, the platform's, the number of the ad
 * in its cell and the variant. Reports of platforms are matched by it.
 */
export function formatAdKey({ code, platform, part, variant }: KeyParts): string {
  return `AL${code}-${PLATFORMS[platform].code}${part}${variant.toLowerCase()}`;
}
