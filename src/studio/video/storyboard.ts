import { DEFAULT_PRIMARY_COLOR } from "#core/generations/image/image.ts";
import type { VideoBrief, VideoStyle } from "#core/generations/video/video.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { ImageBrief } from "../image/brief.ts";

/** How the pictures of a script look: each of its styles has one of their own. */
const LOOKS: Record<VideoStyle, ImageStyle> = {
  storytelling: "modern",
  testimonial: "luxury",
  "product-demo": "corporate",
  lifestyle: "bold",
  animation: "playful",
};

/** What the storyboard of a script is composed from; its form asks for no colour. */
export function storyboardBrief({ companyName, productName, callToAction, style }: VideoBrief): ImageBrief {
  return {
    companyName,
    productName,
    headline: "",
    description: "",
    callToAction,
    style: LOOKS[style],
    primaryColor: DEFAULT_PRIMARY_COLOR,
    size: "portrait",
  };
}
