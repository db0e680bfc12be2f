import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import type { Length } from "#studio/image/layout/lengths.ts";
import { stackAt } from "../stack-at.ts";
import {
  blobPhoto,
  body,
  BUBBLE_BOX,
  BUBBLE_TILT,
  CONFETTI,
  cornerButton,
  cutoutOnBurst,
  headline,
  logo,
  photoZone,
  speechBubble,
  stickerButton,
} from "./parts.ts";

const bubbleItems = (max: Length, lines: number) => [
  headline({ max, lines, paint: "sunny", gap: "0u" }),
  body({ paint: "outline", lines: 3, measure: 44 }),
];

/**
 * Playful templates with the text in the product's speech bubble. Part of `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`). `choose-layout.ts` picks a template; items, with usual sizes,
 * are in `parts.ts`, sizes of their own in this file, colors in `palettes/playful.ts`.
 */
export const PLAYFUL_BUBBLE: readonly LayoutTemplate[] = [
  {
    id: "playful/bubble",
    style: "playful",
    shapes: ["tall", "square"],
    pictures: "single",
    layers: [
      stackAt("lg", "safe.l", "safe.t", "safe.r", "14%", { items: [logo] }),
      stackAt("copy", "safe.l+3.6u", "lg.b+4.6u", "safe.r-3.6u", "49%", {
        rotate: BUBBLE_TILT,
        align: "center",
        items: bubbleItems("12.4u", 3),
      }),
      BUBBLE_BOX,
      ...speechBubble("bottom", 26),
      photoZone("8u", "copy.b+7u", "canvas.r-8u", "canvas.b-4u"),
      ...blobPhoto(12),
      ...cutoutOnBurst("5u", "copy.b+6u", "canvas.r-5u", "canvas.b-5u"),
      cornerButton("end", -5),
      CONFETTI,
    ],
  },
  {
    id: "playful/wide-bubble",
    style: "playful",
    shapes: ["wide"],
    pictures: "single",
    layers: [
      stackAt("lg", "safe.l", "safe.t", "50%", "20%", { items: [{ ...logo, h: "5u" }] }),
      stackAt("ctaB", "safe.l+4u", "70%", "50%", "safe.b-1.2u", {
        valign: "bottom",
        z: 40,
        items: [stickerButton(-2, { size: "4u" })],
      }),
      stackAt("copy", "safe.l+3.6u", "lg.b+4.4u", "52%", "ctaB.t-4.4u", {
        rotate: BUBBLE_TILT,
        valign: "center",
        items: bubbleItems("11.6u", 3),
      }),
      BUBBLE_BOX,
      ...speechBubble("right", 56),
      photoZone("60%", "4u", "canvas.r-5u", "canvas.b-4.6u"),
      ...blobPhoto(9),
      ...cutoutOnBurst("59%", "3.4u", "canvas.r-4u", "canvas.b-4u", 5),
      CONFETTI,
    ],
  },
];
