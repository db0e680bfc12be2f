/**
 * Text of the dashboard's frame: skip link, menu and sign-out; the top bar of public pages shares
 * some.
 */
export const shellCopy = {
  skip: "Skip to content",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  signOut: "Sign Out",
  fallbackName: "User",
  navigation: "Dashboard",
} as const;

/**
 * Labels of the dashboard's pages in the menu and their titles; those of the tools are in `KINDS`.
 */
export const navigationCopy = {
  campaigns: "Campaigns",
  overview: "Overview",
  brand: "Brand",
  billing: "Billing & Usage",
  profile: "Profile Settings",
} as const;
