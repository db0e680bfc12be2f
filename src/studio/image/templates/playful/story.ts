import type { HeadlineItem, LayoutTemplate } from "#studio/image/layout-template.ts";
import type { Length } from "#studio/image/layout/lengths.ts";
import { stackAt } from "../stack-at.ts";
import { storyTemplate } from "../story-template.ts";
import {
  blobPhoto,
  body,
  burst,
  CONFETTI,
  cutoutOnBurst,
  cutoutPhoto,
  headline,
  logo,
  photoZone,
  polaroidPhoto,
  RAYS,
  scallopDisc,
  sealPhoto,
  stickerButton,
  waveField,
} from "./parts.ts";

/** The texts in the upper part of a story, slightly rotated. */
const copyAbove = (bottom: Length, title: HeadlineItem) =>
  stackAt("copy", "mid.l", "safe.t", "mid.r", bottom, {
    rotate: -2,
    align: "center",
    items: [logo, title, body({ lines: 3 }), stickerButton(-1.5)],
  });

/**
 * Playful templates for 9:16 canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/playful.ts`.
 */
export const PLAYFUL_STORY: readonly LayoutTemplate[] = [
  storyTemplate("playful", "playful/story-blob", [
    copyAbove("56%", headline()),
    waveField("canvas.l-8u", "copy.b+10u", "top"),
    photoZone("5u", "copy.b+7u", "canvas.r-5u", "canvas.b-5u"),
    ...blobPhoto(12),
    ...cutoutOnBurst("3u", "copy.b+8u", "canvas.r-3u", "canvas.b-8u", -5),
    CONFETTI,
  ]),
  storyTemplate("playful", "playful/story-polaroid", [
    copyAbove("56%", headline({ paint: "sunny" })),
    scallopDisc("canvas.cx-60u", "copy.b+2u", "120u"),
    photoZone("5u", "copy.b+7u", "canvas.r-5u", "canvas.b-5u"),
    ...burst(),
    polaroidPhoto("13u", "copy.b+10u", "canvas.r-13u", "canvas.b-9u", 3.5),
    cutoutPhoto("3u", "copy.b+8u", "canvas.r-3u", "canvas.b-8u", -5),
    CONFETTI,
  ]),
  storyTemplate("playful", "playful/story-seal", [
    RAYS,
    copyAbove("54%", headline({ max: "13u" })),
    photoZone("8u", "copy.b+6u", "canvas.r-8u", "canvas.b-8u"),
    ...sealPhoto(),
    ...cutoutOnBurst("6u", "copy.b+5u", "canvas.r-6u", "canvas.b-8u", 5),
    CONFETTI,
  ]),
];
