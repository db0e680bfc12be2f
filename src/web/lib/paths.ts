import type { GenerationKind, ToolKind } from "#core/generations/kinds.ts";

/** URLs of the web app, for all links and redirects. The pages at these URLs are in `routes.ts`. */
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
  campaigns: "/dashboard/campaigns",
  newCampaign: "/dashboard/campaigns/new",
  brand: "/dashboard/brand",
  brandRead: "/dashboard/brand/read",
  brandProducts: "/dashboard/brand/products",
  brandClaims: "/dashboard/brand/claims",
  profile: "/dashboard/profile",
  billing: "/dashboard/billing",
  /** List of plans on the billing page. */
  plans: "/dashboard/billing#plans",
} as const;

/**
 * Page of each tool, for `routes.ts` and all links to tools; results of its kind are opened there.
 */
export const TOOL_PATHS: Readonly<Record<ToolKind, string>> = {
  text: "/dashboard/text-ads",
  image: "/dashboard/image-ads",
  video: "/dashboard/video-ads",
  campaign: "/dashboard/full-package",
};

/**
 * URL that opens a generation, for `unit-row.tsx`, `activity-card.tsx` and the palette
 * (`commands.ts`); `undefined` for kinds without a page. The tool reads `show` with `useShownId`.
 */
export function resultPath(kind: GenerationKind, id: string): string | undefined {
  const page: string | undefined = { ...TOOL_PATHS, copy: undefined }[kind];
  return page && `${page}?show=${id}`;
}

/**
 * Page on which the script of a generation becomes a video (`routes/film.tsx`), for links from
 * scripts (`script-downloads.tsx`), packages (`video-ads-part.tsx`) and campaigns
 * (`campaign-head.tsx`).
 */
export const filmPath = (generationId: string) => `${TOOL_PATHS.video}/${generationId}`;

/** Path of a campaign's page with its board (`routes/campaign.tsx`), for all links to it. */
export const campaignPath = (id: string) => `${paths.campaigns}/${id}`;

/** Path of the Review tab of a campaign; `ReviewLine` of the overview links to it. */
export const campaignReviewPath = (id: string) => `${campaignPath(id)}/review`;

/**
 * Path of the Results tab of a campaign (`routes.ts`); `ResultsForm` of the overview links to it,
 * and `CampaignResultsRow` if the results come from reports.
 */
export const campaignResultsPath = (id: string) => `${campaignPath(id)}/results`;

/** Path of an ad of a campaign, which opens next to its board (`AdPanel`). */
export const adPath = (campaignId: string, adId: string) => `${campaignPath(campaignId)}/ads/${adId}`;

/**
 * Path of an ad's panel that moves the focus to one part: a field, `media` or `url`; to the ad
 * itself for `null`. `TodoLine` above the board links to it, `AdPanel` reads the hash.
 */
export const partPath = (campaignId: string, adId: string, part: string | null) =>
  adPath(campaignId, adId) + (part === null ? "" : `#part-${part}`);

/**
 * Pages without user data, which `react-router.config.ts` has rendered to HTML at build time; a new
 * public page is an entry here and in `routes.ts`.
 */
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
 * Pages that require a session: frame and title are rendered at build time
 * (`react-router.config.ts`), the rest in the browser. A new page of the dashboard is also an entry
 * here.
 */
export const DASHBOARD_PATHS = [
  paths.overview,
  paths.campaigns,
  paths.newCampaign,
  paths.brand,
  paths.brandRead,
  paths.brandProducts,
  paths.brandClaims,
  ...Object.values(TOOL_PATHS),
  paths.profile,
  paths.billing,
] as const;
