interface CategoryInfo {
  readonly label: string;
  /** One unit in a sentence: "1 image ad". */
  readonly singular: string;
  /** The plural in sentences such as the quota messages. */
  readonly plural: string;
}

/**
 * Categories of units with their names in sentences. `core/plans.ts` has the quota of each; a kind
 * of generation names its category in `*.kind.ts`, and several kinds may share one.
 */
export const CATEGORIES = {
  textAds: { label: "Text Ads", singular: "text ad", plural: "text ads" },
  imageAds: { label: "Image Ads", singular: "image ad", plural: "image ads" },
  videoAds: { label: "Video Ads", singular: "video ad", plural: "video ads" },
  fullPackage: { label: "Full Package", singular: "full package", plural: "full packages" },
} as const satisfies Record<string, CategoryInfo>;

/**
 * Id of a category of units; key of quotas in `core/plans.ts`, in `GET /api/usage` and on the
 * billing page. See `CATEGORIES`, which has the names.
 */
export type UsageCategory = keyof typeof CATEGORIES;
/**
 * Ids of `CATEGORIES`, in the order of lists on the billing page (`usage-section.tsx`) and of units
 * in `core/billing/units.copy.ts`.
 */
export const USAGE_CATEGORIES = Object.keys(CATEGORIES) as readonly UsageCategory[];
