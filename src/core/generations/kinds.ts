/** Everything the product makes is a generation of one of these kinds. */
export const GENERATION_KINDS = ["text", "image", "video", "campaign"] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

export const USAGE_CATEGORIES = ["textAds", "imageAds", "videoAds", "fullPackage"] as const;
export type UsageCategory = (typeof USAGE_CATEGORIES)[number];

interface KindInfo {
  /** The quota that one generation of this kind takes a unit of. */
  readonly usage: UsageCategory;
  /** How the overview's activity list names it. */
  readonly activity: "text" | "image" | "video" | "full";
  /** The tool's name in navigation and billing. */
  readonly label: string;
  /** The plural in sentences such as the quota messages. */
  readonly plural: string;
}

/** The one mapping between kinds, quotas and words. */
export const KINDS: Record<GenerationKind, KindInfo> = {
  text: { usage: "textAds", activity: "text", label: "Text Ads", plural: "text ads" },
  image: { usage: "imageAds", activity: "image", label: "Image Ads", plural: "image ads" },
  video: { usage: "videoAds", activity: "video", label: "Video Ads", plural: "video ads" },
  campaign: {
    usage: "fullPackage",
    activity: "full",
    label: "Full Package",
    plural: "full packages",
  },
};

export const GENERATION_STATUSES = ["pending", "in-progress", "completed", "failed"] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];
