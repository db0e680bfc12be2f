import type { GenerationKind } from "./generations/kinds.ts";

/** Words of the dashboard's frame and of pages that have no slice of their own. */
export const shellWords = {
  skip: "Skip to content",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  signOut: "Sign Out",
  fallbackName: "User",
  navigation: "Dashboard",
} as const;

/** The dashboard's navigation, in the specified order. */
export const navigationWords = {
  overview: "Overview",
  textAds: "Text Ads",
  imageAds: "Image Ads",
  videoAds: "Video Ads",
  fullPackage: "Full Package",
  billing: "Billing & Usage",
  profile: "Profile Settings",
} as const;

/** One line per tool, for the overview and the landing page. */
export const toolLines: Record<GenerationKind, string> = {
  text: "Three variations from every brief, each with an angle of its own.",
  image: "One image for each of five platforms, at its true size.",
  video: "A script in three scenes, timed and ready to shoot.",
  campaign: "Copy, images and a video script from one brief.",
};
