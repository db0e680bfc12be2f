import type { ImageStyle } from "../image/styles.ts";
import type { VideoStyle } from "../video/video.ts";
import type { BrandVoice } from "./campaign.ts";

/** Style of a package's image ads by brand voice. */
export const IMAGE_STYLE_BY_VOICE: Readonly<Record<BrandVoice, ImageStyle>> = {
  professional: "corporate",
  casual: "modern",
  luxury: "luxury",
  playful: "playful",
  innovative: "bold",
};

/** Style of a package's video script by brand voice. */
export const VIDEO_STYLE_BY_VOICE: Readonly<Record<BrandVoice, VideoStyle>> = {
  professional: "product-demo",
  casual: "lifestyle",
  luxury: "storytelling",
  playful: "animation",
  innovative: "product-demo",
};
