import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as z from "zod/mini";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { acceptWebhook, type WebhookDeps } from "./webhook.service.ts";

/** Larger than the general limit, because an invoice event may have many lines. */
export const WEBHOOK_BODY_BYTES = 1024 * 1024;

const receivedSchema = z.object({ received: z.literal(true) });

/** Receives the payment provider's webhook events. */
export function webhookRoutes(deps: WebhookDeps) {
  return new Hono<AppEnv>().post(
    "/webhook",
    describeRoute({
      summary: "Events of the payment provider",
      description:
        "The signature in `Stripe-Signature` is checked over the raw body. A repeated event has no effect.",
      responses: {
        200: {
          description: "Stored",
          content: { "application/json": { schema: resolver(receivedSchema) } },
        },
        400: { description: "`bad_signature`" },
      },
    }),
    limitBody(WEBHOOK_BODY_BYTES),
    async (c) => {
      // The signature covers the raw body, so nothing may parse it before.
      await acceptWebhook(deps, await c.req.text(), c.req.header("stripe-signature") ?? "");
      return c.json({ received: true as const });
    },
  );
}
