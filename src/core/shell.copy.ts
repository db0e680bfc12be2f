import { IMAGE_PLATFORMS_IN_WORDS } from "./platforms/platforms.ts";
import type { GenerationKind } from "./generations/kinds.ts";

export const shellCopy = {
  skip: "Skip to content",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  signOut: "Sign Out",
  fallbackName: "User",
  navigation: "Dashboard",
} as const;

/** Labels of the dashboard's navigation, in order. */
export const navigationCopy = {
  overview: "Overview",
  textAds: "Text Ads",
  imageAds: "Image Ads",
  videoAds: "Video Ads",
  fullPackage: "Full Package",
  billing: "Billing & Usage",
  profile: "Profile Settings",
} as const;

/** One-sentence description of each tool. */
export const toolDescriptions: Record<GenerationKind, string> = {
  text: "Three variations from every brief, each with its own angle.",
  image: `One image for each of ${IMAGE_PLATFORMS_IN_WORDS}, at its native size.`,
  video: "A script in three scenes, timed and ready to shoot.",
  campaign: "Copy, images and a video script from one brief.",
};
