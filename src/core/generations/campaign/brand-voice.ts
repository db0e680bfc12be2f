import type { ImageStyle } from "../image/styles.ts";
import type { VideoStyle } from "../video/video.ts";
import type { BrandVoice } from "./campaign.ts";

/**
 * Style of a package's image ads by its brand voice, for the studio's briefs
 * (`studio/campaign/briefs.ts`) and image prompts (`image-prompts-prompt.ts`,
 * `studio/campaign/image-prompts.ts`). Forms describe it in `VOICE_DESCRIPTIONS`
 * (`campaign.copy.ts`).
 */
export const IMAGE_STYLE_BY_VOICE: Readonly<Record<BrandVoice, ImageStyle>> = {
  professional: "corporate",
  casual: "modern",
  luxury: "luxury",
  playful: "playful",
  innovative: "bold",
};

/**
 * Style of a package's script by its brand voice, for `studio/campaign/briefs.ts`. Forms describe
 * it in `VOICE_DESCRIPTIONS` (`campaign.copy.ts`).
 */
export const VIDEO_STYLE_BY_VOICE: Readonly<Record<BrandVoice, VideoStyle>> = {
  professional: "product-demo",
  casual: "lifestyle",
  luxury: "storytelling",
  playful: "animation",
  innovative: "product-demo",
};
