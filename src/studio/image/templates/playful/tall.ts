import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import {
  blobPhoto,
  body,
  CONFETTI,
  cornerButton,
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
 * Playful templates for tall canvases such as 4:5, in `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`); `choose-layout.ts` picks one. `shapeOf` in
 * `core/platforms/canvases.ts` says which canvases are tall; stories (9:16) have their own. Their
 * items, with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/playful.ts`.
 */
export const PLAYFUL_TALL: readonly LayoutTemplate[] = [
  {
    id: "playful/blob",
    style: "playful",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      stackAt("copy", "safe.l", "safe.t", "safe.r", "48%", {
        rotate: -2.5,
        align: "center",
        items: [logo, headline(), body()],
      }),
      waveField("canvas.l-8u", "copy.b+4u", "top"),
      photoZone("7u", "copy.b+3.6u", "canvas.r-7u", "canvas.b-5u"),
      ...blobPhoto(12),
      ...cutoutOnBurst("4u", "copy.b+3u", "canvas.r-4u", "canvas.b-6u"),
      cornerButton("end", -5),
      CONFETTI,
    ],
  },
  {
    id: "playful/polaroid",
    style: "playful",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      stackAt("copy", "safe.l", "safe.t", "safe.r", "47%", {
        rotate: -2.5,
        items: [logo, headline({ paint: "sunny" }), body()],
      }),
      scallopDisc("canvas.l+18u", "copy.b-2u", "104u"),
      polaroidPhoto("13u", "copy.b+6.4u", "canvas.r-9u", "canvas.b-8u", 3.5),
      photoZone("7u", "copy.b+3.6u", "canvas.r-7u", "canvas.b-5u"),
      ...cutoutOnBurst("4u", "copy.b+3u", "canvas.r-4u", "canvas.b-6u"),
      cornerButton("start", -6),
      CONFETTI,
    ],
  },
  {
    id: "playful/seal",
    style: "playful",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      RAYS,
      stackAt("lg", "safe.l", "safe.t", "safe.r", "14%", { align: "center", items: [logo] }),
      stackAt("copy", "safe.l", "56%", "safe.r", "safe.b-1u", {
        rotate: -2.5,
        align: "center",
        valign: "bottom",
        items: [headline({ lines: 3 }), body(), stickerButton(-1.5)],
      }),
      photoZone("6u", "lg.b+1.4u", "canvas.r-6u", "copy.t-2.4u"),
      ...sealPhoto(),
      ...cutoutOnBurst("8u", "lg.b+1.4u", "canvas.r-8u", "copy.t-2u", 5),
      CONFETTI,
    ],
  },
];
