import { DEFAULT_PRIMARY_COLOR, type ImageStyle } from "#core/generations/image/styles.ts";
import type { VideoBrief, VideoStyle } from "#core/generations/video/video.ts";
import type { ImageBrief } from "../image/brief.ts";

/** The image style of the storyboard by the style of the script. */
const IMAGE_STYLE_BY_VIDEO_STYLE: Record<VideoStyle, ImageStyle> = {
  storytelling: "modern",
  testimonial: "luxury",
  "product-demo": "corporate",
  lifestyle: "bold",
  animation: "playful",
};

/**
 * The image brief with which the server draws the frames of a script's storyboard
 * (`video.generator.ts`) and lays out its film (`film-script.ts`). The image style of each video
 * style is in the table here; a brief without a brand's color gets `DEFAULT_PRIMARY_COLOR` of
 * `core/generations/image/styles.ts`.
 */
export function storyboardBrief({
  companyName,
  productName,
  callToAction,
  style,
  language,
  primaryColor = DEFAULT_PRIMARY_COLOR,
  secondaryColor,
  accentColor,
  typefaces,
  disclaimer,
}: VideoBrief): ImageBrief {
  return {
    companyName,
    productName,
    headline: "",
    description: "",
    callToAction,
    language,
    style: IMAGE_STYLE_BY_VIDEO_STYLE[style],
    primaryColor,
    secondaryColor,
    accentColor,
    typefaces,
    disclaimer,
    size: "portrait",
  };
}
