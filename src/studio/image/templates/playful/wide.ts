import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import {
  blobPhoto,
  body,
  CONFETTI,
  cutoutOnBurst,
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

/**
 * Playful templates for wide canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/playful.ts`.
 */
export const PLAYFUL_WIDE: readonly LayoutTemplate[] = [
  {
    id: "playful/wide-blob",
    style: "playful",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      waveField("55%", "canvas.t-6u", "left"),
      stackAt("copy", "safe.l", "safe.t", "53%", "safe.b", {
        rotate: -2,
        valign: "center",
        items: [
          { ...logo, h: "5u" },
          headline({ max: "13.5u", gap: "5u" }),
          body({ size: "3.9u" }),
          stickerButton(-1.5, { size: "4u" }),
        ],
      }),
      photoZone("57%", "4u", "canvas.r-5u", "canvas.b-4.6u"),
      ...blobPhoto(9),
      ...cutoutOnBurst("56%", "3.4u", "canvas.r-4u", "canvas.b-4u"),
      CONFETTI,
    ],
  },
  {
    id: "playful/wide-polaroid",
    style: "playful",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      scallopDisc("canvas.l-20u", "canvas.t-20u", "110u"),
      stackAt("copy", "48%", "safe.t", "safe.r", "safe.b", {
        rotate: -2,
        valign: "center",
        items: [
          { ...logo, h: "5u" },
          headline({ max: "12.6u", gap: "5u", paint: "sunny" }),
          body({ size: "3.9u" }),
          stickerButton(-1.5, { size: "4u" }),
        ],
      }),
      polaroidPhoto("8u", "8u", "41%", "canvas.b-8u", -3.5),
      photoZone("2u", "3u", "46%", "canvas.b-3u"),
      ...cutoutOnBurst("2u", "3u", "46%", "canvas.b-3u"),
      CONFETTI,
    ],
  },
  {
    id: "playful/wide-seal",
    style: "playful",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      RAYS,
      stackAt("copy", "safe.l", "safe.t", "54%", "safe.b", {
        rotate: -2,
        valign: "center",
        items: [
          { ...logo, h: "5u" },
          headline({ max: "13u", gap: "5u" }),
          body({ size: "3.9u" }),
          stickerButton(-1.5, { size: "4u" }),
        ],
      }),
      photoZone("57%", "6u", "canvas.r-5u", "canvas.b-6u"),
      ...sealPhoto(),
      ...cutoutOnBurst("56%", "3.4u", "canvas.r-4u", "canvas.b-4u", 5),
      CONFETTI,
    ],
  },
];
