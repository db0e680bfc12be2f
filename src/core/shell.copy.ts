/**
 * Text of the dashboard's frame (`web/features/shell`): skip link, menu and sign-out; the top bar
 * of public pages shares some.
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
 * Names of the dashboard's pages in the menu, the palette and their titles; those of the tools are
 * `label` of their kind (`core/generations/<kind>/*.kind.ts`).
 */
export const navigationCopy = {
  campaigns: "Campaigns",
  overview: "Overview",
  brand: "Brand",
  billing: "Billing & Usage",
  profile: "Profile Settings",
} as const;
