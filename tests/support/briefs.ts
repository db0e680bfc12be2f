import type { GenerationKind } from "#core/generations/kinds.ts";
import { CAMPAIGN_BRIEF } from "./campaign.ts";
import { BRIEF } from "./generations.ts";
import { IMAGE_BRIEF } from "./image-ads.ts";

/**
 * A valid input of each kind of generation for tests, as a client sends it. The schemas are in
 * `core/generations/<kind>/`; a new kind needs an entry here.
 */
export const BRIEFS: Record<GenerationKind, object> = {
  text: BRIEF,
  image: IMAGE_BRIEF,
  video: { ...BRIEF, duration: 30, style: "storytelling", callToAction: "Book a ride" },
  campaign: CAMPAIGN_BRIEF,
  copy: { ...BRIEF, platforms: ["facebook", "google_search"], variants: 2 },
};
