import { TOOL_KINDS, type ToolKind } from "#core/generations/kinds.ts";
import { paths, TOOL_PATHS } from "#web/lib/paths.ts";
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The file of a tool's page has the name of the page: `/dashboard/text-ads` is `text-ads.tsx`. */
function toolRoute(kind: ToolKind) {
  const name = TOOL_PATHS[kind].slice(`${paths.overview}/`.length);
  return route(name, `routes/${name}.tsx`);
}

/**
 * All pages by their path; React Router's build reads it, and the paths in `lib/paths.ts` must
 * match. A new page is an entry here and a module in `routes/`.
 */
export default [
  layout("routes/public.tsx", [
    index("routes/landing.tsx"),
    route("reset-password", "routes/reset-password.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("terms", "routes/terms.tsx"),
  ]),
  route("login", "routes/login.tsx"),
  route("signup", "routes/signup.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("verify-email", "routes/verify-email.tsx"),
  route("verify-email/confirm", "routes/verify-link.tsx"),
  route("dashboard", "routes/dashboard.tsx", [
    index("routes/overview.tsx"),
    route("campaigns", "routes/campaigns.tsx"),
    route("campaigns/new", "routes/new-campaign.tsx"),
    // A single route, so that the board stays mounted while an ad opens next to it.
    route("campaigns/:id/:part?/:adId?", "routes/campaign.tsx"),
    ...TOOL_KINDS.map(toolRoute),
    route("video-ads/:id", "routes/film.tsx"),
    route("brand", "routes/brand.tsx"),
    route("brand/read", "routes/brand-read.tsx"),
    route("brand/products", "routes/brand-products.tsx"),
    route("brand/claims", "routes/brand-claims.tsx"),
    route("profile", "routes/profile.tsx"),
    route("billing", "routes/billing.tsx"),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
