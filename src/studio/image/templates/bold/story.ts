import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { storyTemplate } from "../story-template.ts";
import {
  ABOVE_COPY,
  BELOW_COPY,
  body,
  cutoutPhoto,
  logo,
  slabButton,
  slantedPhoto,
  slantedSlab,
  STORY_STRIPES,
  wallHeadline,
  aboveEdge,
  belowEdge,
} from "./parts.ts";

/**
 * Bold templates for 9:16 canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/bold.ts`.
 */
export const BOLD_STORY: readonly LayoutTemplate[] = [
  storyTemplate("bold", "bold/story-above", [
    stackAt("copy", "safe.l", "safe.t", "safe.r", "57%", {
      items: [logo, wallHeadline({ gap: "5u" }), body({ lines: 3 }), slabButton()],
    }),
    slantedPhoto({ l: "canvas.l", t: "copy.b+2u", r: "canvas.r", b: "canvas.b" }, belowEdge(13, 0)),
    slantedSlab(belowEdge(46, 6), BELOW_COPY),
    cutoutPhoto({ l: "2u", t: "copy.b+2u", r: "canvas.r-2u", b: "canvas.b-16u" }, -7),
  ]),
  storyTemplate("bold", "bold/story-slant", [
    stackAt("copy", "safe.l", "30%", "safe.r", "safe.b", {
      valign: "bottom",
      items: [logo, wallHeadline({ gap: "5u", lines: 4 }), body({ lines: 2 }), slabButton()],
    }),
    slantedPhoto({ l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.t-3u" }, aboveEdge(100, 88)),
    slantedSlab(aboveEdge(100, 70), ABOVE_COPY),
    cutoutPhoto({ l: "4u", t: "10u", r: "canvas.r-4u", b: "copy.t-5u" }, -7),
    ...STORY_STRIPES,
  ]),
];
