/**
 * Keys of ads. A key is in the ad's name, its `utm_content`, its file names and its row, so that
 * results of a platform can be matched to the ad. It is never changed and never reused.
 */
import { VARIANTS_PER_CAMPAIGN } from "../limits.ts";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";

/** Crockford's base 32: digits and letters without I, L, O and U. */
export const CODE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Number of random characters in the code of a campaign. */
export const CODE_LENGTH = 6;

/** Ads that one cell of the board can have after each other, because a key is never reused. */
export const MAX_PARTS = 99;

const FIRST_LETTER = "A".charCodeAt(0);

/** Letters of all variants that a campaign can have. */
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

/** Key of an ad: "AL7K3Q9Z-FB1a". */
export function formatAdKey({ code, platform, part, variant }: KeyParts): string {
  return `AL${code}-${PLATFORMS[platform].code}${part}${variant.toLowerCase()}`;
}
