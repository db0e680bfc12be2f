import type { GenerationKind } from "#core/generations/kinds.ts";

/** URLs of the web app, for all links and redirects. */
export const paths = {
  home: "/",
  login: "/login",
  signup: "/signup",
  forgotPassword: "/forgot-password",
  verifyEmail: "/verify-email",
  /** Target of verification links opened in another browser; asks for the password. */
  verifyLink: "/verify-email/confirm",
  resetPassword: "/reset-password",
  privacy: "/privacy",
  terms: "/terms",
  /** Section that explains how to get the source code; there is no public repository yet. */
  source: "/terms#source",
  apiDocs: "/api/docs",
  overview: "/dashboard",
  textAds: "/dashboard/text-ads",
  imageAds: "/dashboard/image-ads",
  videoAds: "/dashboard/video-ads",
  fullPackage: "/dashboard/full-package",
  profile: "/dashboard/profile",
  billing: "/dashboard/billing",
  /** List of plans on the billing page. */
  plans: "/dashboard/billing#plans",
} as const;

/** Pages without user data, rendered to HTML at build time. */
export const PRERENDERED_PATHS = [
  paths.home,
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.verifyEmail,
  paths.verifyLink,
  paths.resetPassword,
  paths.privacy,
  paths.terms,
] as const;

/**
 * Pages that require a session: frame and title are rendered at build time, the rest in the
 * browser.
 */
export const DASHBOARD_PATHS = [
  paths.overview,
  paths.textAds,
  paths.imageAds,
  paths.videoAds,
  paths.fullPackage,
  paths.profile,
  paths.billing,
] as const;

/** Page of the tool for each kind of generation. */
export const TOOL_PATHS: Record<GenerationKind, string> = {
  text: paths.textAds,
  image: paths.imageAds,
  video: paths.videoAds,
  campaign: paths.fullPackage,
};
