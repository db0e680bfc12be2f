/** Everything the product makes is a generation of one of these kinds. */
export const GENERATION_KINDS = ["text", "image", "video", "campaign"] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

export const USAGE_CATEGORIES = ["textAds", "imageAds", "videoAds", "fullPackage"] as const;
export type UsageCategory = (typeof USAGE_CATEGORIES)[number];

interface KindWords {
  /** The quota that one generation of this kind takes a unit of. */
  readonly usage: UsageCategory;
  /** How the overview's activity list names it. */
  readonly activity: "text" | "image" | "video" | "full";
  /** The tool's name in navigation and billing. */
  readonly label: string;
  /** One unit in a sentence: "1 image ad". */
  readonly singular: string;
  /** The plural in sentences such as the quota messages. */
  readonly plural: string;
}

/** The one mapping between kinds, quotas and words. */
export const KINDS: Record<GenerationKind, KindWords> = {
  text: { usage: "textAds", activity: "text", label: "Text Ads", singular: "text ad", plural: "text ads" },
  image: {
    usage: "imageAds",
    activity: "image",
    label: "Image Ads",
    singular: "image ad",
    plural: "image ads",
  },
  video: {
    usage: "videoAds",
    activity: "video",
    label: "Video Ads",
    singular: "video ad",
    plural: "video ads",
  },
  campaign: {
    usage: "fullPackage",
    activity: "full",
    label: "Full Package",
    singular: "full package",
    plural: "full packages",
  },
};

export const GENERATION_STATUSES = ["pending", "in-progress", "completed", "failed"] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];
