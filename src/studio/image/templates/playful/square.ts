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
  RAYS,
  sealPhoto,
  stickerButton,
  waveField,
} from "./parts.ts";

/**
 * Playful templates for square canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/playful.ts`.
 */
export const PLAYFUL_SQUARE: readonly LayoutTemplate[] = [
  {
    id: "playful/square-side",
    style: "playful",
    shapes: ["square"],
    pictures: "photo",
    bestFor: "pic.portrait",
    layers: [
      waveField("52%", "canvas.t-6u", "left"),
      stackAt("copy", "safe.l", "safe.t", "54%", "safe.b", {
        rotate: -2.5,
        valign: "center",
        items: [
          logo,
          headline({ max: "12.4u", lines: 5 }),
          body({ lines: 4, measure: 36 }),
          stickerButton(-1.5),
        ],
      }),
      photoZone("56%", "9u", "canvas.r-3.4u", "canvas.b-9u"),
      ...blobPhoto(21),
      CONFETTI,
    ],
  },
  {
    id: "playful/square-band",
    style: "playful",
    shapes: ["square"],
    pictures: "any",
    layers: [
      stackAt("copy", "safe.l", "safe.t", "safe.r", "46%", {
        rotate: -2.5,
        align: "center",
        items: [logo, headline({ max: "12.4u", lines: 3, paint: "sunny" }), body({ lines: 1, measure: 70 })],
      }),
      waveField("canvas.l-8u", "copy.b+4u", "top"),
      photoZone("8u", "copy.b+3u", "canvas.r-8u", "canvas.b-4u"),
      ...blobPhoto(12),
      ...cutoutOnBurst("4u", "copy.b+2u", "canvas.r-4u", "canvas.b-5u"),
      cornerButton("end", -5),
      CONFETTI,
    ],
  },
  {
    id: "playful/square-seal",
    style: "playful",
    shapes: ["square"],
    pictures: "any",
    layers: [
      RAYS,
      stackAt("copy", "safe.l", "safe.t", "54%", "safe.b", {
        rotate: -2.5,
        valign: "center",
        items: [
          logo,
          headline({ max: "12.4u", lines: 5 }),
          body({ lines: 4, measure: 36 }),
          stickerButton(-1.5),
        ],
      }),
      photoZone("53%", "12u", "canvas.r+7u", "canvas.b-12u"),
      ...sealPhoto(),
      ...cutoutOnBurst("55%", "10u", "canvas.r-2u", "canvas.b-10u", 6),
      CONFETTI,
    ],
  },
];
