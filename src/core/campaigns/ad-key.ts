/**
 * Keys of ads. A key is in the ad's name, its `utm_content`, its file names and its row, so that
 * results of a platform can be matched to the ad. It is never changed and never reused.
 */
import { VARIANTS_PER_CAMPAIGN } from "./limits.ts";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";

/**
 * Alphabet of campaign codes: Crockford's base 32, without I, L, O and U, which people misread.
 * `campaign-code.ts` draws codes from it, `find-ad-keys.ts` recognizes keys by it.
 */
export const CODE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Number of random characters in the code of a campaign. `campaign-code.ts` on the server draws
 * them and tries again when a code is taken; `find-ad-keys.ts` recognizes keys by it.
 */
export const CODE_LENGTH = 6;

const FIRST_LETTER = "A".charCodeAt(0);

/**
 * Letters of the variants of a campaign, A to Z, in the order in which they are given out; their
 * number is `VARIANTS_PER_CAMPAIGN` in `core/campaigns/limits.ts`. Schemas and new ads use them.
 */
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
 * Key of a new ad, "AL7K3Q9Z-FB1a": code of the campaign, code of the platform
 * (`core/platforms/platforms.ts`), part, variant. `new-ads.ts` calls it; `find-ad-keys.ts` must
 * recognize the same format.
 */
export function formatAdKey({ code, platform, part, variant }: KeyParts): string {
  return `AL${code}-${PLATFORMS[platform].code}${part}${variant.toLowerCase()}`;
}
