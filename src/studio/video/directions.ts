import type { VideoStyle } from "#core/generations/video/video.ts";
import type { StyleDirection } from "./direction.ts";
import { STORYTELLING } from "./directions/storytelling.ts";
import { TESTIMONIAL } from "./directions/testimonial.ts";
import { DEMO } from "./directions/product-demo.ts";
import { LIFESTYLE } from "./directions/lifestyle.ts";
import { ANIMATION } from "./directions/animation.ts";

/** How each style is shot and how it sounds. Directions are in English, the language of the product's screens. */
export const DIRECTIONS: Record<VideoStyle, StyleDirection> = {
  storytelling: STORYTELLING,
  testimonial: TESTIMONIAL,
  "product-demo": DEMO,
  lifestyle: LIFESTYLE,
  animation: ANIMATION,
};
