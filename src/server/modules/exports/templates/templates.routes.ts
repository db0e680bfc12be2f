import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { templatesApi } from "#core/api/templates.api.ts";
import { TEMPLATE_LIMITS } from "#core/exports/limits.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import { uploadedForm } from "#server/http/uploaded-form.ts";
import { AppError } from "#server/lib/errors.ts";
import { fairQueue } from "#server/lib/fair-queue.ts";
import {
  changeTemplate,
  deleteTemplate,
  listTemplates,
  templateTooLarge,
  uploadTemplate,
  type TemplateDeps,
} from "./templates.service.ts";

/** The file and the multipart headers around it. */
const BODY_BYTES = TEMPLATE_LIMITS.bytes + 16 * 1024;
/** A running upload is in memory; a waiting one is not received yet. */
const QUEUE_LIMITS = { concurrency: 16, concurrencyPerKey: 1, maxWaitingPerKey: 4, maxWaiting: 100 };
const RETRY_AFTER_SECONDS = 5;

/**
 * Routes of the user's own sheets under /api/campaigns/:id/exports/templates, mounted in
 * `boot/app.ts`. Their contract is `core/api/templates.api.ts`. Size of an upload:
 * `TEMPLATE_LIMITS` in `core/exports/limits.ts`, with 16 KiB for the form around it (`BODY_BYTES`);
 * uploads at a time: `QUEUE_LIMITS` in this file (else 429 with `RETRY_AFTER_SECONDS`).
 */
export function templateRoutes(deps: TemplateDeps, requireUser: MiddlewareHandler<AppEnv>) {
  const queue = fairQueue(
    QUEUE_LIMITS,
    () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS }),
  );
  const queued = createMiddleware<AppEnv>(async (c, next) => queue(c.var.user.id, next));
  return apiRoutes(
    templatesApi,
    { requireUser },
    {
      "GET /api/campaigns/:id/exports/templates": (c, { params }) =>
        listTemplates(deps, { ...params, userId: c.var.user.id }),
      "POST /api/campaigns/:id/exports/templates/:network": {
        use: [queued, limitBody(BODY_BYTES, templateTooLarge)],
        handle: async (c, { params }) =>
          uploadTemplate(
            deps,
            { ...params, userId: c.var.user.id },
            await uploadedForm(c, TEMPLATE_LIMITS.bytes),
          ),
      },
      "PATCH /api/campaigns/:id/exports/templates/:network": (c, { params, body }) =>
        changeTemplate(deps, { ...params, userId: c.var.user.id }, body),
      "DELETE /api/campaigns/:id/exports/templates/:network": (c, { params }) =>
        deleteTemplate(deps, { ...params, userId: c.var.user.id }),
    },
  );
}
