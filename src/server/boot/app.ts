import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { every } from "hono/combine";
import { offerEnd, isOfferOpen } from "#core/billing/offer.ts";
import { sandboxRoutes } from "../modules/billing/sandbox/sandbox.routes.ts";
import type { Deps } from "./deps.ts";
import { AppError } from "../lib/errors.ts";
import { exposureReason } from "./exposure.ts";
import { docsRoutes } from "../http/pages/api-docs.ts";
import { limitBodies } from "../http/middleware/body-limits.ts";
import { clientIp } from "../http/middleware/client-ip.ts";
import { compressJson } from "../http/middleware/compress-json.ts";
import type { AppEnv } from "../http/env.ts";
import { healthRoutes } from "../http/pages/health.routes.ts";
import { onError } from "../http/middleware/on-error.ts";
import { outboxRoutes } from "../modules/mails/outbox.routes.ts";
import { findPages, pages, unknownPages } from "../http/pages/pages.ts";
import { requestLog } from "../http/middleware/request-log.ts";
import { sameOrigin } from "../http/middleware/same-origin.ts";
import { requireUser } from "../modules/accounts/accounts.public.ts";
import { securityHeaders } from "../http/middleware/security-headers.ts";
import { userLimits } from "../http/middleware/user-limits.ts";
import { drainBody } from "../http/middleware/drain-body.ts";
import { authRoutes } from "../modules/accounts/auth.routes.ts";
import { linkRoutes } from "../modules/accounts/link.routes.ts";
import { profileRoutes } from "../modules/accounts/profile.routes.ts";
import { secondFactorRoutes } from "../modules/accounts/second-factor/second-factor.routes.ts";
import { secondFactorSettingsRoutes } from "../modules/accounts/second-factor/second-factor-settings.routes.ts";
import { sessionRoutes } from "../modules/accounts/sessions.routes.ts";
import { billingRoutes } from "../modules/billing/billing.routes.ts";
import { webhookRoutes } from "../modules/billing/webhook.routes.ts";
import { adUseRoutes } from "../modules/campaigns/ad-uses.routes.ts";
import { adRoutes } from "../modules/campaigns/ads.routes.ts";
import { campaignRoutes } from "../modules/campaigns/campaigns.routes.ts";
import { checkRoutes } from "../modules/checks/checks.routes.ts";
import { brandRoutes, claimRoutes, productRoutes } from "../modules/brands/brands.routes.ts";
import { dataExportRoutes } from "../modules/data-export/data-export.routes.ts";
import { exportRoutes } from "../modules/exports/exports.routes.ts";
import { templateRoutes } from "../modules/exports/templates/templates.routes.ts";
import { avatarRoutes } from "../modules/files/avatar.routes.ts";
import { createFileServer, type ServeFile } from "../modules/files/files.public.ts";
import { fileRoutes } from "../modules/files/files.routes.ts";
import { uploadRoutes } from "../modules/files/uploads.routes.ts";
import { filmRoutes } from "../modules/generations/film/films.routes.ts";
import { voiceRoutes } from "../modules/generations/film/voices.routes.ts";
import { generationRoutes } from "../modules/generations/generations.routes.ts";
import { imageRoutes } from "../modules/generations/image/images.routes.ts";
import { videoFileRoutes } from "../modules/generations/video/video-files.routes.ts";
import { filmRenderRoutes } from "../modules/generations/film/film-renders.routes.ts";
import { filmPreviewRoutes } from "../modules/generations/film/film-preview.routes.ts";
import { overviewRoutes } from "../modules/overview/overview.routes.ts";
import { summedReportRoutes } from "../modules/overview/report.routes.ts";
import { resultsRoutes } from "../modules/overview/results.routes.ts";
import { readingRoutes } from "../modules/readings/readings.routes.ts";
import { listCampaignsInReview } from "../modules/reviews/reviews.public.ts";
import { adResultRoutes, reportRoutes } from "../modules/reports/reports.routes.ts";
import { mailSettingRoutes } from "../modules/notices/mail-settings.routes.ts";
import { reviewRoutes } from "../modules/reviews/reviews.routes.ts";
import { hideReviewLinks, sharedReviewRoutes } from "../modules/reviews/shared-review.routes.ts";
import { securityEventRoutes } from "../modules/security-log/security-events.routes.ts";
import { usageRoutes } from "../modules/usage/usage.routes.ts";
import type { UserId } from "../lib/user-id.ts";
import { PROJECT_ROOT } from "../project-root.ts";

/**
 * Folder of the built web app, which `npm run build` fills. `http/pages` (`built-files.ts`) reads
 * it at the start and sends its files from memory.
 */
export const WEB_ROOT = fileURLToPath(new URL("build/client", PROJECT_ROOT));

/** The routes of the API, by area. */
function areas(deps: Deps, serveFile: ServeFile): readonly Hono<AppEnv>[] {
  const limits = userLimits();
  const signedIn = every(requireUser(deps), limits.rate, limits.concurrency);
  const listInReview = (userId: UserId) => listCampaignsInReview(deps.db, deps.clock, userId);
  // Without the concurrency limit: a slow upload must not block the other requests of its user.
  const uploading = every(requireUser(deps), limits.rate);
  return [
    authRoutes(deps),
    linkRoutes(deps),
    profileRoutes(deps, signedIn),
    secondFactorRoutes(deps),
    secondFactorSettingsRoutes(deps, signedIn),
    avatarRoutes(deps, uploading),
    dataExportRoutes(deps, signedIn),
    securityEventRoutes(deps, signedIn),
    mailSettingRoutes(deps, signedIn),
    sessionRoutes(deps, signedIn),
    uploadRoutes(deps, uploading),
    brandRoutes(deps, signedIn),
    readingRoutes(deps, signedIn),
    productRoutes(deps, signedIn),
    claimRoutes(deps, signedIn),
    checkRoutes(deps, signedIn),
    generationRoutes(deps, signedIn),
    imageRoutes(deps, signedIn),
    videoFileRoutes(deps, signedIn),
    filmPreviewRoutes(deps, signedIn),
    filmRenderRoutes(deps, signedIn),
    filmRoutes(deps, signedIn, uploading),
    voiceRoutes(deps, uploading),
    overviewRoutes(deps, signedIn),
    resultsRoutes(deps, signedIn),
    summedReportRoutes(deps, uploading),
    reportRoutes(deps, uploading),
    adResultRoutes(deps, signedIn),
    campaignRoutes({ ...deps, listInReview }, signedIn),
    adRoutes(deps, signedIn),
    exportRoutes(deps, signedIn),
    templateRoutes(deps, uploading),
    adUseRoutes(deps, signedIn),
    reviewRoutes(deps, signedIn),
    sharedReviewRoutes(deps, serveFile),
    usageRoutes(deps, signedIn),
    billingRoutes(deps, signedIn),
    webhookRoutes(deps),
    docsRoutes(),
  ];
}

/**
 * Creates the HTTP application with all routes. `boot/serve.ts` calls it when the database is
 * reachable; a new slice mounts its routes here.
 */
export function createApp(deps: Deps) {
  const https = deps.publicUrl.startsWith("https:");
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound((c) => onError(new AppError("not_found"), c));
  const offerEnds = offerEnd(deps.offerEnds);
  const outbox = deps.config.smtpUrl === undefined && exposureReason(deps.config) === undefined;
  const find = findPages({
    root: WEB_ROOT,
    origin: deps.publicUrl,
    plans: deps.plans,
    // Uses the local clock, because pages must not wait for the database.
    hasOffer: () => deps.payments.kind !== "none" && isOfferOpen(offerEnds, Date.now()),
    supportEmail: deps.config.supportEmail,
    outbox,
  });
  const { log, newId, tracing, metrics } = deps;
  app.use(drainBody);
  app.use(requestLog({ log, newId, tracing, requests: metrics.requests }));
  app.use(securityHeaders(https));
  app.route("/", pages(find));
  app.use((c, next) => {
    // Postgres text cannot contain NUL, so no resource has one in its URL.
    if (c.req.path.includes("\0")) throw new AppError("not_found");
    return next();
  });
  app.use("/api/review/*", hideReviewLinks);
  app.use(clientIp(deps.config.trustedProxies));
  app.use(sameOrigin(deps.origins));
  app.use(limitBodies());
  app.route(
    "/",
    healthRoutes({
      dependencies: deps.dependencies,
      warnings: deps.models.warnings,
      metrics: deps.metrics.registry,
    }),
  );
  const serveFile = createFileServer(deps);
  app.use("/api/generations/*", compressJson);
  app.use("/api/campaigns/*", compressJson);
  app.use("/api/openapi.json", compressJson);
  for (const area of areas(deps, serveFile)) app.route("/", area);
  app.all("/api/*", () => {
    throw new AppError("not_found");
  });
  app.route("/files", fileRoutes(serveFile, requireUser(deps)));
  app.route("/outbox", outboxRoutes({ ...deps, enabled: outbox }));
  if (deps.sandboxActions) app.route("/sandbox", sandboxRoutes(deps.sandboxActions));
  // 404 instead of the redirect to the home page, so that callers see that there is no sandbox.
  app.all("/sandbox/*", () => {
    throw new AppError("not_found");
  });
  app.route("/", unknownPages);
  return app;
}
