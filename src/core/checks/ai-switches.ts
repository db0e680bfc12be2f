import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";

/**
 * How platforms label pictures that a generative model made, looked up on 2026-11-22. Meta: its
 * page on “AI info” for ads of February 2025. TikTok: from pages that quote its own, which could
 * not be read.
 */
const SWITCHES: Partial<Record<PlatformId, string>> = {
  facebook: "Facebook adds its “AI info” label where it finds signs of AI.",
  instagram: "Instagram adds its “AI info” label where it finds signs of AI.",
  tiktok: "In TikTok Ads Manager, switch on the AI-generated content label for this ad.",
};

/**
 * Sentence about a platform's own label for generated pictures and how to switch it on; one for
 * platforms without a known label too. `check-image.ts` and `core/campaigns/ai-label.ts` show it.
 */
export function aiSwitchOf(platform: PlatformId): string {
  return SWITCHES[platform] ?? `We know of no label switch of ${PLATFORMS[platform].name}.`;
}
