import { webhookApi } from "#core/api/billing.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import { acceptWebhook, type WebhookDeps } from "./webhook.service.ts";

/**
 * Limit of the body of a webhook of the payment provider in bytes. Larger than the general limit,
 * because an invoice event may have many lines.
 */
const WEBHOOK_BODY_BYTES = 1024 * 1024;

/**
 * Route that receives the payment provider's webhook events (`POST /api/stripe/webhook`, at most 1
 * MiB: `WEBHOOK_BODY_BYTES` in this file); `boot/app.ts` mounts it, and `acceptWebhook`
 * (`webhook.service.ts`) answers it.
 */
export function webhookRoutes(deps: WebhookDeps) {
  return apiRoutes(
    webhookApi,
    { use: [limitBody(WEBHOOK_BODY_BYTES)] },
    {
      "POST /api/stripe/webhook": async (c) => {
        // The signature covers the raw body, so nothing may parse it before.
        await acceptWebhook(deps, await c.req.text(), c.req.header("stripe-signature") ?? "");
        return { received: true as const };
      },
    },
  );
}
