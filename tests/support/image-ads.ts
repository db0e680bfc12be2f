import type { GenerationOf } from "#core/generations/api.ts";
import { PLANS, type PlanTable } from "#core/plans.ts";

/**
 * Brief of image ads that tests of images send when its words do not matter; the fields are those
 * of the schema in `core/generations/image/`.
 */
export const IMAGE_BRIEF = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  headline: "Evenings, softly lit.",
  description: "A cordless lamp that dims as the sun sets.",
};

/**
 * Plans for tests: those of `core/plans.ts`, but the free tier includes this many image
 * generations. Passed as `overrides.plans` to `startTestApp`.
 */
export function withImageAds(imageAds: number): PlanTable {
  const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, imageAds } };
  return { ...PLANS, free };
}

/**
 * The images of a finished image generation in a test (`images` of the output in
 * `core/generations/image/`); empty without an output.
 */
export const imagesOf = (generation: unknown) => (generation as GenerationOf<"image">).output?.images ?? [];
/**
 * Platforms without an image in a test's image ad generation, with their reasons (`missing` of the
 * output in `core/generations/image/`).
 */
export const missingOf = (generation: unknown) => (generation as GenerationOf<"image">).output?.missing ?? [];
