import type { UsageCategory } from "./generations/categories.ts";
import { IMAGE_PLATFORMS } from "./platforms/platforms.ts";

/**
 * Ids of all plans in ascending order: a change to a later one is an upgrade. A new one needs its
 * plan in `PLANS` below, and prices at Stripe (`npm run stripe:setup`).
 */
export const TIERS = ["free", "growth", "scale", "pro"] as const;

/**
 * Id of a plan; rows and the API store it, `readTier` reads it from a row. See `TIERS`; names,
 * prices and quotas of plans are in this file, too.
 */
export type Tier = (typeof TIERS)[number];

/**
 * The tier of a stored text; an unknown or missing one is free.
 * `modules/accounts/customer.service.ts`, `profile.service.ts` and `subscriber.service.ts` call it
 * when they read a row.
 */
export const readTier = (text: string | undefined): Tier => TIERS.find((tier) => tier === text) ?? "free";

/**
 * Units of one category per billing period; `null` means unlimited, which the API says as
 * `"unlimited"` (`toUsage` in `quotas.ts`).
 */
export type Quota = number | null;

/**
 * Included units by category, of a plan or of a period. Reservations count against them
 * (`units/reserve.ts` on the server).
 */
export type Quotas = Record<UsageCategory, Quota>;

/**
 * A plan of `PLANS`: its price, included units, and how the billing page (`plan-option.tsx`) and
 * the landing page (`plan-card.tsx`) present it.
 */
export interface Plan {
  readonly tier: Tier;
  readonly name: string;
  /** US dollars per month; round after multiplying by 100 to get exact cents. */
  readonly price: number;
  readonly quotas: Quotas;
  readonly features: readonly string[];
  readonly featured: boolean;
}

/**
 * The plan of every tier; the compiler finds a tier without one. Services get it as an argument, so
 * that tests can pass others than `PLANS`.
 */
export type PlanTable = Record<Tier, Plan>;

/** Quotas of a paid plan, and the same in words with its support. */
function include(units: Record<"imageAds" | "videoAds" | "fullPackage", number>, support: string) {
  const { imageAds, videoAds, fullPackage } = units;
  return {
    quotas: { textAds: null, ...units },
    features: [
      "Unlimited text ads",
      `${imageAds} image ads (${imageAds * IMAGE_PLATFORMS.length} total images)`,
      `${videoAds} video ads`,
      `${fullPackage} full packages`,
      support,
    ],
  };
}

/**
 * The plans that are sold, with prices in US dollars. Billing and landing page, Stripe's prices
 * (`npm run stripe:setup`) and quotas follow this table. `include` derives the features in words
 * from the quotas; short names of tiers are `tierName` in `core/billing/billing.copy.ts`. That text
 * ads are unlimited is also written out, in `landing.copy.ts`, `terms.copy.ts`, `billing.copy.ts`,
 * `signup.copy.ts` and `text.kind.ts`.
 */
export const PLANS: PlanTable = {
  free: {
    tier: "free",
    name: "Free",
    price: 0,
    quotas: { textAds: null, imageAds: 0, videoAds: 0, fullPackage: 0 },
    features: ["Unlimited text ads"],
    featured: false,
  },
  growth: {
    tier: "growth",
    name: "Growth Starter",
    price: 19.99,
    ...include({ imageAds: 10, videoAds: 10, fullPackage: 5 }, "Basic support, standard response time"),
    featured: false,
  },
  scale: {
    tier: "scale",
    name: "Scale Pro",
    price: 29.99,
    ...include({ imageAds: 30, videoAds: 20, fullPackage: 15 }, "Priority support, faster response"),
    featured: true,
  },
  pro: {
    tier: "pro",
    name: "Pro Pro",
    price: 49.99,
    ...include({ imageAds: 100, videoAds: 50, fullPackage: 30 }, "Premium support, instant response"),
    featured: false,
  },
};

/**
 * Contents of a full package in one sentence, on the landing and billing pages and in the terms
 * (`landing.copy.ts`, `billing.copy.ts`, `terms.copy.ts`); the number of images is that of
 * `IMAGE_PLATFORMS` (`core/platforms/platforms.ts`).
 */
export const FULL_PACKAGE_PROMISE = `Full Package means ${IMAGE_PLATFORMS.length} custom images, a video ad and text copy`;

/**
 * The higher of two tiers, by their order in `TIERS`: decides whether a change is an upgrade
 * (`change-plan.ts`), and whether a grant or a subscription counts (`entitlements.service.ts`).
 */
export function higherTier(a: Tier, b: Tier): Tier {
  return TIERS.indexOf(a) >= TIERS.indexOf(b) ? a : b;
}
