import type { ImageStyle } from "../image/styles.ts";
import type { VideoStyle } from "../video/video.ts";
import type { BrandVoice } from "./campaign.ts";

/**
 * Style of a package's image ads by its brand voice, for the studio's briefs and the model's prompt
 * for image prompts.
 */
export const IMAGE_STYLE_BY_VOICE: Readonly<Record<BrandVoice, ImageStyle>> = {
  professional: "corporate",
  casual: "modern",
  luxury: "luxury",
  playful: "playful",
  innovative: "bold",
};

/**
 * Style of a package's video script by its brand voice; the studio's `campaign/briefs.ts` uses it.
 */
export const VIDEO_STYLE_BY_VOICE: Readonly<Record<BrandVoice, VideoStyle>> = {
  professional: "product-demo",
  casual: "lifestyle",
  luxury: "storytelling",
  playful: "animation",
  innovative: "product-demo",
};
