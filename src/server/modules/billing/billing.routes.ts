import { type Context, Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import {
  billingDetailsSchema,
  changePreviewSchema,
  changeRequestSchema,
  changeSchema,
  checkoutReturnSchema,
  checkoutSchema,
  invoiceListSchema,
  linkSchema,
  offerSchema,
  subscriptionResponseSchema,
} from "#core/billing/api.ts";
import { responses } from "../../http/responses.ts";
import type { AppEnv } from "#server/http/env.ts";
import { findSession } from "../accounts/require-user.service.ts";
import { validate } from "#server/http/middleware/validate.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { SessionDeps } from "../accounts/session.service.ts";
import { type RateLimit, consume } from "../rate-limits/rate-limits.service.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { openPortal, readDetails, readInvoices, readSummary, returnFromPortal } from "./billing.service.ts";
import { previewChange } from "./change-preview.service.ts";
import { cancelSubscription, changePlan, resumeSubscription } from "./change.service.ts";
import { returnFromCheckout, startCheckout } from "./checkout.service.ts";
import { withDeadline } from "./request-deadline.ts";
import { readOffer } from "./offer.service.ts";

interface RouteDeps extends BillingDeps, SessionDeps {
  /** Origins of the product's own pages. */
  readonly origins: readonly string[];
}

/** Limits the calls that send requests to the payment provider. */
const providerRate = (userId: UserId): RateLimit => ({
  key: `billing:${userId}`,
  limit: 60,
  windowSeconds: 60,
});

const PROVIDER = ["unauthorized", "rate_limited", "payments_unavailable", "payments_not_configured"] as const;
const SUMMARY = "The subscription, `null` without one";

/** Routes of the signed-in user's subscription: reading, checkout, change, cancellation, portal. */
export function billingRoutes(deps: RouteDeps, requireUser: MiddlewareHandler<AppEnv>) {
  const limited: MiddlewareHandler<AppEnv> = async (c, next) => {
    await consume(deps, [providerRate(c.var.user.id)]);
    await next();
  };
  const limitedUser = [requireUser, limited] as const;
  /** The product's origin that the browser uses; each origin has its own cookies. */
  const originOf = (c: Context<AppEnv>) => {
    const origin = c.req.header("origin") ?? "";
    return deps.origins.includes(origin) ? origin : deps.publicUrl;
  };
  const describe = (summary: string, documented: ReturnType<typeof responses>) =>
    describeRoute({ summary, responses: documented });

  return new Hono<AppEnv>()
    .get(
      "/",
      describe("The subscription", responses(SUMMARY, subscriptionResponseSchema, ["unauthorized"])),
      requireUser,
      async (c) => c.json(await readSummary(deps, c.var.user.id)),
    )
    .get(
      "/details",
      describe(
        "Payment details",
        responses("Card and failed payment", billingDetailsSchema, ["unauthorized"]),
      ),
      requireUser,
      async (c) => c.json(await readDetails(deps, c.var.user.id)),
    )
    .get(
      "/offer",
      describe("The first-month offer, also for visitors", responses("Whether it applies", offerSchema, [])),
      async (c) => c.json(await readOffer(deps, (await findSession(c, deps))?.user.id)),
    )
    .get(
      "/invoices",
      describe("Invoices, newest first", responses("At most 100 invoices", invoiceListSchema, PROVIDER)),
      ...limitedUser,
      async (c) => c.json(await readInvoices(withDeadline(deps), c.var.user.id)),
    )
    .post(
      "/checkout",
      describe(
        "Buy a plan",
        responses("URL of the checkout", linkSchema, [
          "invalid_input",
          "subscription_exists",
          "checkout_done",
          ...PROVIDER,
        ]),
      ),
      ...limitedUser,
      validate("json", checkoutSchema),
      async (c) => {
        const { tier } = c.req.valid("json");
        return c.json(
          await startCheckout(withDeadline(deps), { userId: c.var.user.id, tier, origin: originOf(c) }),
        );
      },
    )
    .post(
      "/checkout/return",
      describe(
        "Return from a checkout",
        responses(SUMMARY, subscriptionResponseSchema, ["invalid_input", "not_found", ...PROVIDER]),
      ),
      ...limitedUser,
      validate("json", checkoutReturnSchema),
      async (c) =>
        c.json(await returnFromCheckout(withDeadline(deps), c.var.user.id, c.req.valid("json").sessionId)),
    )
    .get(
      "/change",
      describe(
        "Preview a plan change",
        responses("Amount due and units added today, and when the plan changes", changePreviewSchema, [
          "invalid_input",
          "no_subscription",
          "same_plan",
          "payment_due",
          ...PROVIDER,
        ]),
      ),
      ...limitedUser,
      validate("query", changeSchema),
      async (c) => c.json(await previewChange(withDeadline(deps), c.var.user.id, c.req.valid("query").tier)),
    )
    .post(
      "/change",
      describe(
        "Change the plan: at once when higher, at the period's end when lower",
        responses(SUMMARY, subscriptionResponseSchema, [
          "invalid_input",
          "no_subscription",
          "payment_declined",
          "payment_due",
          ...PROVIDER,
        ]),
      ),
      ...limitedUser,
      validate("json", changeRequestSchema),
      async (c) => c.json(await changePlan(withDeadline(deps), c.var.user.id, c.req.valid("json"))),
    )
    .post(
      "/cancel",
      describe(
        "Cancel at the period's end",
        responses(SUMMARY, subscriptionResponseSchema, ["no_subscription", ...PROVIDER]),
      ),
      ...limitedUser,
      async (c) => c.json(await cancelSubscription(withDeadline(deps), c.var.user.id)),
    )
    .post(
      "/resume",
      describe(
        "Resume a cancelled subscription",
        responses(SUMMARY, subscriptionResponseSchema, ["no_subscription", ...PROVIDER]),
      ),
      ...limitedUser,
      async (c) => c.json(await resumeSubscription(withDeadline(deps), c.var.user.id)),
    )
    .post(
      "/portal",
      describe(
        "Open the portal for card and invoices",
        responses("URL of the portal", linkSchema, ["no_subscription", ...PROVIDER]),
      ),
      ...limitedUser,
      async (c) =>
        c.json(await openPortal(withDeadline(deps), { userId: c.var.user.id, origin: originOf(c) })),
    )
    .post(
      "/portal/return",
      describe(
        "Return from the portal",
        responses(SUMMARY, subscriptionResponseSchema, ["no_subscription", ...PROVIDER]),
      ),
      ...limitedUser,
      async (c) => c.json(await returnFromPortal(withDeadline(deps), c.var.user.id)),
    );
}
