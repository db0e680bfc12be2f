interface CategoryInfo {
  readonly label: string;
  /** One unit in a sentence: "1 image ad". */
  readonly singular: string;
  /** The plural in sentences such as the quota messages. */
  readonly plural: string;
}

/**
 * Categories of units that plans limit (`core/plans.ts` has a quota for each); several kinds of
 * generations may share one.
 */
export const CATEGORIES = {
  textAds: { label: "Text Ads", singular: "text ad", plural: "text ads" },
  imageAds: { label: "Image Ads", singular: "image ad", plural: "image ads" },
  videoAds: { label: "Video Ads", singular: "video ad", plural: "video ads" },
  fullPackage: { label: "Full Package", singular: "full package", plural: "full packages" },
} as const satisfies Record<string, CategoryInfo>;

/**
 * Category of units that plans limit; its key in quotas, in `GET /api/usage` and on the billing
 * page.
 */
export type UsageCategory = keyof typeof CATEGORIES;
/** Categories of units, in the order of lists on billing and landing page. */
export const USAGE_CATEGORIES = Object.keys(CATEGORIES) as readonly UsageCategory[];
