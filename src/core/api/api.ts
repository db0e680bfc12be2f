import { authApi, linksApi } from "./accounts.api.ts";
import { billingApi, webhookApi } from "./billing.api.ts";
import { adUsesApi } from "./ad-uses.api.ts";
import { adsApi, campaignsApi } from "./campaigns.api.ts";
import { brandsApi, claimsApi, productsApi } from "./brands.api.ts";
import { checksApi } from "./checks.api.ts";
import { docsApi } from "./docs.api.ts";
import { exportsApi } from "./exports.api.ts";
import { filmSettingsApi, filmsApi, voiceApi } from "./films.api.ts";
import { avatarApi, uploadsApi } from "./files.api.ts";
import { filmApi } from "./film.api.ts";
import { filmRendersApi } from "./film-renders.api.ts";
import { generationsApi, imagesApi, videoFilesApi } from "./generations.api.ts";
import { mailSettingsApi } from "./mail-settings.api.ts";
import { overviewApi, reportApi, resultsApi } from "./overview.api.ts";
import { dataExportApi, profileApi, securityEventsApi, sessionsApi } from "./profile.api.ts";
import { readingsApi } from "./readings.api.ts";
import { adResultsApi, reportsApi } from "./reports.api.ts";
import { reviewsApi, sharedReviewApi } from "./reviews.api.ts";
import { secondFactorApi, secondFactorSettingsApi } from "./second-factor.api.ts";
import { templatesApi } from "./templates.api.ts";
import { usageApi } from "./usage.api.ts";

/**
 * Every call of the API. `api-docs.ts` makes the OpenAPI document from it, and a test finds calls
 * that no route serves. A new area is added here and mounted in `server/boot/app.ts`.
 */
export const API = {
  ...authApi,
  ...linksApi,
  ...profileApi,
  ...avatarApi,
  ...dataExportApi,
  ...securityEventsApi,
  ...mailSettingsApi,
  ...sessionsApi,
  ...secondFactorApi,
  ...secondFactorSettingsApi,
  ...uploadsApi,
  ...brandsApi,
  ...productsApi,
  ...claimsApi,
  ...checksApi,
  ...generationsApi,
  ...imagesApi,
  ...videoFilesApi,
  ...filmApi,
  ...filmRendersApi,
  ...filmSettingsApi,
  ...filmsApi,
  ...voiceApi,
  ...overviewApi,
  ...resultsApi,
  ...reportApi,
  ...readingsApi,
  ...usageApi,
  ...billingApi,
  ...webhookApi,
  ...campaignsApi,
  ...adsApi,
  ...exportsApi,
  ...templatesApi,
  ...adUsesApi,
  ...reportsApi,
  ...adResultsApi,
  ...reviewsApi,
  ...sharedReviewApi,
  ...docsApi,
};

/**
 * The calls by method and path: `api()` in `web/lib/api.ts` takes its requests and responses from
 * it. The web app imports this type only, not the schemas.
 */
export type Api = typeof API;
