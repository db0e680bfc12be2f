/** Kinds of generations. */
export const GENERATION_KINDS = ["text", "image", "video", "campaign"] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

export const USAGE_CATEGORIES = ["textAds", "imageAds", "videoAds", "fullPackage"] as const;
export type UsageCategory = (typeof USAGE_CATEGORIES)[number];

interface KindInfo {
  /** The category whose quota a generation of this kind uses. */
  readonly usage: UsageCategory;
  /** Type in the overview's activity list. */
  readonly activity: "text" | "image" | "video" | "full";
  /** The tool's name in navigation and billing. */
  readonly label: string;
  /** One unit in a sentence: "1 image ad". */
  readonly singular: string;
  /** The plural in sentences such as the quota messages. */
  readonly plural: string;
}

/** Quota category and names of each kind. */
export const KINDS: Record<GenerationKind, KindInfo> = {
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
