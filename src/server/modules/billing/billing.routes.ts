import type { Context, MiddlewareHandler } from "hono";
import { billingApi } from "#core/api/billing.api.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { clientOf } from "#server/http/client.ts";
import type { AppEnv } from "#server/http/env.ts";
import { findSession, type SessionDeps } from "../accounts/accounts.public.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { consume, type RateLimit } from "../rate-limits/rate-limits.public.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { openPortal, readDetails, readInvoices, readSummary, returnFromPortal } from "./billing.service.ts";
import { previewChange } from "./change-preview.service.ts";
import { cancelSubscription, changePlan, resumeSubscription } from "./change.service.ts";
import { returnFromCheckout, startCheckout } from "./checkout.service.ts";
import { forRequest } from "./request-deps.ts";
import { readOffer } from "./offer.service.ts";

interface RouteDeps extends BillingDeps, SessionDeps {
  /** Origins of the product's own pages. */
  readonly origins: readonly string[];
}

/** Limits the calls that send requests to the payment provider. */
const providerRate = (userId: UserId): RateLimit => ({
  key: `billing:${userId}`,
  limit: RATE_LIMITS.planCallsPerMinute,
  windowSeconds: 60,
});

/**
 * Routes of the signed-in user's subscription (`core/api/billing.api.ts`): reading
 * (`billing.service.ts`), checkout (`checkout.service.ts`), change and cancellation
 * (`change.service.ts`), portal. `boot/app.ts` mounts them. Calls that reach the payment provider
 * are limited (`planCallsPerMinute` in `core/rate-limits.ts`).
 */
export function billingRoutes(deps: RouteDeps, requireUser: MiddlewareHandler<AppEnv>) {
  const limited: MiddlewareHandler<AppEnv> = async (c, next) => {
    await consume(deps, [providerRate(c.var.user.id)]);
    await next();
  };
  const use = [limited];
  /** The product's origin that the browser uses; each origin has its own cookies. */
  const originOf = (c: Context<AppEnv>) => {
    const origin = c.req.header("origin") ?? "";
    return deps.origins.includes(origin) ? origin : deps.publicUrl;
  };

  return apiRoutes(
    billingApi,
    { requireUser },
    {
      "GET /api/subscription": (c) => readSummary(deps, c.var.user.id),
      "GET /api/subscription/details": (c) => readDetails(deps, c.var.user.id),
      "GET /api/subscription/offer": async (c) => readOffer(deps, (await findSession(c, deps))?.user.id),
      "GET /api/subscription/invoices": {
        use,
        handle: (c) => readInvoices(forRequest(deps, clientOf(c)), c.var.user.id),
      },
      "POST /api/subscription/checkout": {
        use,
        handle: (c, { body: { tier } }) =>
          startCheckout(forRequest(deps, clientOf(c)), { userId: c.var.user.id, tier, origin: originOf(c) }),
      },
      "POST /api/subscription/checkout/return": {
        use,
        handle: (c, { body }) =>
          returnFromCheckout(forRequest(deps, clientOf(c)), c.var.user.id, body.sessionId),
      },
      "GET /api/subscription/change": {
        use,
        handle: (c, { query }) => previewChange(forRequest(deps, clientOf(c)), c.var.user.id, query.tier),
      },
      "POST /api/subscription/change": {
        use,
        handle: (c, { body }) => changePlan(forRequest(deps, clientOf(c)), c.var.user.id, body),
      },
      "POST /api/subscription/cancel": {
        use,
        handle: (c) => cancelSubscription(forRequest(deps, clientOf(c)), c.var.user.id),
      },
      "POST /api/subscription/resume": {
        use,
        handle: (c) => resumeSubscription(forRequest(deps, clientOf(c)), c.var.user.id),
      },
      "POST /api/subscription/portal": {
        use,
        handle: (c) =>
          openPortal(forRequest(deps, clientOf(c)), { userId: c.var.user.id, origin: originOf(c) }),
      },
      "POST /api/subscription/portal/return": {
        use,
        handle: (c) => returnFromPortal(forRequest(deps, clientOf(c)), c.var.user.id),
      },
    },
  );
}
