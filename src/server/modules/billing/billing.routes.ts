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
  subscriptionAnswerSchema,
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
import { withDeadline } from "./interactive.ts";
import { readOffer } from "./offer.service.ts";

interface RouteDeps extends BillingDeps, SessionDeps {
  /** Origins that our own pages are on. */
  readonly origins: readonly string[];
}

/** Each of these calls asks the payment provider, some of them several times. */
const providerRate = (userId: UserId): RateLimit => ({
  key: `billing:${userId}`,
  limit: 60,
  windowSeconds: 60,
});

const PROVIDER = ["unauthorized", "rate_limited", "payments_unavailable", "payments_not_configured"] as const;
const SUMMARY = "The subscription, `null` without one";

/** The signed-in user's plan, and everything that changes it. */
export function billingRoutes(deps: RouteDeps, requireUser: MiddlewareHandler<AppEnv>) {
  const limited: MiddlewareHandler<AppEnv> = async (c, next) => {
    await consume(deps, [providerRate(c.var.user.id)]);
    await next();
  };
  const asking = [requireUser, limited] as const;
  /** The name of ours that the browser is on; each one has cookies of its own. */
  const originOf = (c: Context<AppEnv>) => {
    const origin = c.req.header("origin") ?? "";
    return deps.origins.includes(origin) ? origin : deps.publicUrl;
  };
  const describe = (summary: string, documented: ReturnType<typeof responses>) =>
    describeRoute({ summary, responses: documented });

  return new Hono<AppEnv>()
    .get(
      "/",
      describe("The subscription", responses(SUMMARY, subscriptionAnswerSchema, ["unauthorized"])),
      requireUser,
      async (c) => c.json(await readSummary(deps, c.var.user.id)),
    )
    .get(
      "/details",
      describe("Card and failed payment", responses("What is known", billingDetailsSchema, ["unauthorized"])),
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
      describe("Invoices, newest first", responses("At most a hundred", invoiceListSchema, PROVIDER)),
      ...asking,
      async (c) => c.json(await readInvoices(withDeadline(deps), c.var.user.id)),
    )
    .post(
      "/checkout",
      describe(
        "Buy a plan",
        responses("Where to pay", linkSchema, [
          "invalid_input",
          "subscription_exists",
          "checkout_done",
          ...PROVIDER,
        ]),
      ),
      ...asking,
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
        "Back from a checkout",
        responses(SUMMARY, subscriptionAnswerSchema, ["invalid_input", "not_found", ...PROVIDER]),
      ),
      ...asking,
      validate("json", checkoutReturnSchema),
      async (c) =>
        c.json(await returnFromCheckout(withDeadline(deps), c.var.user.id, c.req.valid("json").sessionId)),
    )
    .get(
      "/change",
      describe(
        "What a change of plan costs and adds",
        responses("Amount due and units added today, and when it happens", changePreviewSchema, [
          "invalid_input",
          "no_subscription",
          "same_plan",
          "payment_due",
          ...PROVIDER,
        ]),
      ),
      ...asking,
      validate("query", changeSchema),
      async (c) => c.json(await previewChange(withDeadline(deps), c.var.user.id, c.req.valid("query").tier)),
    )
    .post(
      "/change",
      describe(
        "Change the plan: at once when higher, at the period's end when lower",
        responses(SUMMARY, subscriptionAnswerSchema, [
          "invalid_input",
          "no_subscription",
          "payment_declined",
          "payment_due",
          ...PROVIDER,
        ]),
      ),
      ...asking,
      validate("json", changeRequestSchema),
      async (c) => c.json(await changePlan(withDeadline(deps), c.var.user.id, c.req.valid("json"))),
    )
    .post(
      "/cancel",
      describe(
        "Cancel at the period's end",
        responses(SUMMARY, subscriptionAnswerSchema, ["no_subscription", ...PROVIDER]),
      ),
      ...asking,
      async (c) => c.json(await cancelSubscription(withDeadline(deps), c.var.user.id)),
    )
    .post(
      "/resume",
      describe(
        "Take a cancellation back",
        responses(SUMMARY, subscriptionAnswerSchema, ["no_subscription", ...PROVIDER]),
      ),
      ...asking,
      async (c) => c.json(await resumeSubscription(withDeadline(deps), c.var.user.id)),
    )
    .post(
      "/portal",
      describe("Card and invoices", responses("Where to go", linkSchema, ["no_subscription", ...PROVIDER])),
      ...asking,
      async (c) =>
        c.json(await openPortal(withDeadline(deps), { userId: c.var.user.id, origin: originOf(c) })),
    )
    .post(
      "/portal/return",
      describe(
        "Back from the page for card and invoices",
        responses(SUMMARY, subscriptionAnswerSchema, ["no_subscription", ...PROVIDER]),
      ),
      ...asking,
      async (c) => c.json(await returnFromPortal(withDeadline(deps), c.var.user.id)),
    );
}
