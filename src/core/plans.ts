import type { UsageCategory } from "./generations/categories.ts";
import { IMAGE_PLATFORMS } from "./platforms/platforms.ts";

/** Tiers in ascending order: a change to a later tier is an upgrade. */
export const TIERS = ["free", "growth", "scale", "pro"] as const;

/** Id of a plan; rows and the API store it. */
export type Tier = (typeof TIERS)[number];

/** Reads a stored tier; an unknown one is free. */
export const readTier = (text: string | undefined): Tier => TIERS.find((tier) => tier === text) ?? "free";

/** Units of one category per billing period; `null` means unlimited. */
export type Quota = number | null;

/** Included units of a plan by category. */
export type Quotas = Record<UsageCategory, Quota>;

/** A plan: its price, included units, and how the pages present it. */
export interface Plan {
  readonly tier: Tier;
  readonly name: string;
  /** US dollars per month; round after multiplying by 100 to get exact cents. */
  readonly price: number;
  readonly quotas: Quotas;
  readonly features: readonly string[];
  readonly featured: boolean;
}

/** A plan for every tier; the compiler asks for the entry of a new tier. */
export type PlanTable = Record<Tier, Plan>;

const imageAds = (count: number) => `${count} image ads (${count * IMAGE_PLATFORMS.length} total images)`;

/** The plans that are sold. Services take quotas as an argument, so that tests can pass others. */
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
    quotas: { textAds: null, imageAds: 10, videoAds: 10, fullPackage: 5 },
    features: [
      "Unlimited text ads",
      imageAds(10),
      "10 video ads",
      "5 full packages",
      "Basic support, standard response time",
    ],
    featured: false,
  },
  scale: {
    tier: "scale",
    name: "Scale Pro",
    price: 29.99,
    quotas: { textAds: null, imageAds: 30, videoAds: 20, fullPackage: 15 },
    features: [
      "Unlimited text ads",
      imageAds(30),
      "20 video ads",
      "15 full packages",
      "Priority support, faster response",
    ],
    featured: true,
  },
  pro: {
    tier: "pro",
    name: "Pro Pro",
    price: 49.99,
    quotas: { textAds: null, imageAds: 100, videoAds: 50, fullPackage: 30 },
    features: [
      "Unlimited text ads",
      imageAds(100),
      "50 video ads",
      "30 full packages",
      "Premium support, instant response",
    ],
    featured: false,
  },
};

/** Contents of a full package, shown next to the plans. */
export const FULL_PACKAGE_PROMISE = `Full Package means ${IMAGE_PLATFORMS.length} custom images, a video ad and text copy`;

/** The higher of two tiers. */
export function higherTier(a: Tier, b: Tier): Tier {
  return TIERS.indexOf(a) >= TIERS.indexOf(b) ? a : b;
}
