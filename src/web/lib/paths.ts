import type { GenerationKind } from "#core/generations/kinds.ts";

/** Every address of the web app. Links and redirects take them from here. */
export const paths = {
  home: "/",
  login: "/login",
  signup: "/signup",
  forgotPassword: "/forgot-password",
  verifyEmail: "/verify-email",
  /** Where a verification link asks for the password. */
  verifyLink: "/verify-email/confirm",
  resetPassword: "/reset-password",
  privacy: "/privacy",
  terms: "/terms",
  /** Where the source is, in words: there is no public address of it yet. */
  source: "/terms#source",
  apiDocs: "/api/docs",
  overview: "/dashboard",
  textAds: "/dashboard/text-ads",
  imageAds: "/dashboard/image-ads",
  videoAds: "/dashboard/video-ads",
  fullPackage: "/dashboard/full-package",
  profile: "/dashboard/profile",
  billing: "/dashboard/billing",
  /** The plans on the billing page. */
  plans: "/dashboard/billing#plans",
} as const;

/** Pages that are the same for everyone: written as HTML at build time. */
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

/** Pages behind the sign-in: their frame and title are written as HTML at build time, the rest once the user is known. */
export const DASHBOARD_PATHS = [
  paths.overview,
  paths.textAds,
  paths.imageAds,
  paths.videoAds,
  paths.fullPackage,
  paths.profile,
  paths.billing,
] as const;

/** Where each kind of ad is made. */
export const TOOL_PATHS: Record<GenerationKind, string> = {
  text: paths.textAds,
  image: paths.imageAds,
  video: paths.videoAds,
  campaign: paths.fullPackage,
};
