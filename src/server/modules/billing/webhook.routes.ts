import { webhookApi } from "#core/api/billing.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import { acceptWebhook, type WebhookDeps } from "./webhook.service.ts";

/** Maximum size of an event: an invoice with many lines is larger than any request of a browser. */
export const WEBHOOK_BODY_BYTES = 1024 * 1024;

/** Route that receives the payment provider's events. */
export function webhookRoutes(deps: WebhookDeps) {
  return apiRoutes(
    webhookApi,
    { use: [limitBody(WEBHOOK_BODY_BYTES)] },
    {
      "POST /api/stripe/webhook": async (c) => {
        // The signature covers these bytes, so the body is read as text and not parsed.
        await acceptWebhook(deps, await c.req.text(), c.req.header("stripe-signature") ?? "");
        return { received: true as const };
      },
    },
  );
}
