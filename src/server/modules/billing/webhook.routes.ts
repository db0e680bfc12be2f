import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as z from "zod/mini";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { acceptWebhook, type WebhookDeps } from "./webhook.service.ts";

/** An invoice of many lines is larger than anything a browser sends us. */
export const WEBHOOK_BODY_BYTES = 1024 * 1024;

const receivedSchema = z.object({ received: z.literal(true) });

/** Where the payment provider tells that something happened. */
export function webhookRoutes(deps: WebhookDeps) {
  return new Hono<AppEnv>().post(
    "/webhook",
    describeRoute({
      summary: "Events of the payment provider",
      description: "The signature in `Stripe-Signature` is checked over the raw body. An event counts once.",
      responses: {
        200: {
          description: "Kept",
          content: { "application/json": { schema: resolver(receivedSchema) } },
        },
        400: { description: "`bad_signature`" },
      },
    }),
    limitBody(WEBHOOK_BODY_BYTES),
    async (c) => {
      // The signature is over these bytes: nothing may have parsed them before.
      await acceptWebhook(deps, await c.req.text(), c.req.header("stripe-signature") ?? "");
      return c.json({ received: true as const });
    },
  );
}
