import type { VideoStyle } from "#core/generations/video/video.ts";
import { ANIMATION } from "./directions/animation.ts";
import { LIFESTYLE } from "./directions/lifestyle.ts";
import { PRODUCT_DEMO } from "./directions/product-demo.ts";
import { STORYTELLING } from "./directions/storytelling.ts";
import { TESTIMONIAL } from "./directions/testimonial.ts";
import type { StyleDirection } from "./style-direction.ts";

/** Directions by video style, in English, the language of the interface. */
export const STYLE_DIRECTIONS: Record<VideoStyle, StyleDirection> = {
  storytelling: STORYTELLING,
  testimonial: TESTIMONIAL,
  "product-demo": PRODUCT_DEMO,
  lifestyle: LIFESTYLE,
  animation: ANIMATION,
};
