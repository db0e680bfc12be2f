import type { GenerationOf } from "#core/generations/api.ts";
import type { CampaignOutput } from "#core/generations/campaign/campaign.ts";
import { PLANS, type PlanTable } from "#core/plans.ts";

/**
 * Brief of a full package in tests; the fields are those of the schema in
 * `core/generations/campaign/`.
 */
export const CAMPAIGN_BRIEF = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  industry: "retail",
  targetAudience: "Renters who work from home",
  brandVoice: "casual",
  keyFeatures: "Dims to warm light as the sun sets. Cordless, 20 hours per charge.",
  campaignGoals: "Launch online with a 20% launch offer",
};

/**
 * Plans for tests: those of `core/plans.ts`, but the free one includes this many full packages and
 * image generations. Passed as `overrides.plans` to `startTestApp`.
 */
export function withPackages(fullPackage: number, imageAds = PLANS.free.quotas.imageAds): PlanTable {
  const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, fullPackage, imageAds } };
  return { ...PLANS, free };
}

/** Output of a finished full package in a test; throws if it has none. */
export function campaignOutput(generation: unknown): CampaignOutput {
  const { output } = generation as GenerationOf<"campaign">;
  if (!output) throw new Error("this package has no output");
  return output;
}
