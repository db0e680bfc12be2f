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
