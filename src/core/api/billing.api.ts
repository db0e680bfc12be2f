import * as z from "zod/mini";
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
} from "../billing/api.ts";
import type { Area } from "./endpoint.ts";
import { MAX_INVOICES } from "../billing/limits.ts";

const PROVIDER = ["payments_unavailable", "payments_not_configured"] as const;
const SUBSCRIPTION = {
  status: 200,
  success: "The subscription, `null` without one",
  response: subscriptionResponseSchema,
} as const;

/**
 * Contract of the signed-in user's subscription: plan, checkout, change, cancel, invoices. Served
 * by `billing/billing.routes.ts`; schemas are in `core/billing/api.ts`. The number of invoices is
 * `MAX_INVOICES` in `core/billing/limits.ts`.
 */
export const billingApi = {
  "GET /api/subscription": { summary: "The subscription", ...SUBSCRIPTION, errors: [] },
  "GET /api/subscription/details": {
    summary: "Payment method and failed payment",
    status: 200,
    success: "The details",
    response: billingDetailsSchema,
    errors: [],
  },
  "GET /api/subscription/offer": {
    summary: "The first-month offer, also for visitors",
    public: true,
    status: 200,
    success: "Whether it applies",
    response: offerSchema,
    errors: [],
  },
  "GET /api/subscription/invoices": {
    summary: "Invoices, newest first",
    status: 200,
    success: `At most ${MAX_INVOICES} invoices`,
    response: invoiceListSchema,
    errors: PROVIDER,
  },
  "POST /api/subscription/checkout": {
    summary: "Start a checkout",
    body: checkoutSchema,
    status: 200,
    success: "The checkout page",
    response: linkSchema,
    errors: ["subscription_exists", "checkout_done", ...PROVIDER],
  },
  "POST /api/subscription/checkout/return": {
    summary: "Read the subscription after a checkout",
    body: checkoutReturnSchema,
    ...SUBSCRIPTION,
    errors: ["not_found", ...PROVIDER],
  },
  "GET /api/subscription/change": {
    summary: "Preview a change of plan",
    query: changeSchema,
    status: 200,
    success: "Amount due and units added today, and when the plan changes",
    response: changePreviewSchema,
    errors: ["no_subscription", "same_plan", "payment_due", ...PROVIDER],
  },
  "POST /api/subscription/change": {
    summary: "Change the plan",
    description: "A higher plan starts at once, a lower one at the end of the period.",
    body: changeRequestSchema,
    ...SUBSCRIPTION,
    errors: ["no_subscription", "payment_declined", "payment_due", ...PROVIDER],
  },
  "POST /api/subscription/cancel": {
    summary: "Cancel at the end of the period",
    ...SUBSCRIPTION,
    errors: ["no_subscription", ...PROVIDER],
  },
  "POST /api/subscription/resume": {
    summary: "Undo a cancellation",
    ...SUBSCRIPTION,
    errors: ["no_subscription", ...PROVIDER],
  },
  "POST /api/subscription/portal": {
    summary: "Open the payment provider's page for card and invoices",
    status: 200,
    success: "The page",
    response: linkSchema,
    errors: ["no_subscription", ...PROVIDER],
  },
  "POST /api/subscription/portal/return": {
    summary: "Read the subscription after a visit to that page",
    ...SUBSCRIPTION,
    errors: ["no_subscription", ...PROVIDER],
  },
} satisfies Area;

/**
 * Contract of the route that Stripe calls with events, served by `billing/webhook.routes.ts`. The
 * payment adapter checks the signature (`bad_signature`), `webhook.service.ts` stores the event.
 */
export const webhookApi = {
  "POST /api/stripe/webhook": {
    summary: "Receive an event of the payment provider",
    description:
      "The signature in `Stripe-Signature` covers the raw body. A repeated event has no further effect.",
    public: true,
    status: 200,
    success: "The event is stored",
    response: z.object({ received: z.literal(true) }),
    errors: ["bad_signature", "payments_not_configured"],
  },
} satisfies Area;
