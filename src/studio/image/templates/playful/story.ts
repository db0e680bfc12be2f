import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
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

/** Playful templates for 9:16 canvases. Part of `LAYOUT_TEMPLATES`. */
export const PLAYFUL_STORY: readonly LayoutTemplate[] = [
  {
    id: "playful/story-blob",
    style: "playful",
    shapes: ["story"],
    pictures: "any",
    layers: [
      stackAt("copy", "mid.l", "safe.t", "mid.r", "56%", {
        rotate: -2,
        align: "center",
        items: [logo, headline(), body({ lines: 3 }), stickerButton(-1.5)],
      }),
      waveField("canvas.l-8u", "copy.b+10u", "top"),
      photoZone("5u", "copy.b+7u", "canvas.r-5u", "canvas.b-5u"),
      ...blobPhoto(12),
      ...cutoutOnBurst("3u", "copy.b+8u", "canvas.r-3u", "canvas.b-8u", -5),
      CONFETTI,
    ],
  },
  {
    id: "playful/story-polaroid",
    style: "playful",
    shapes: ["story"],
    pictures: "any",
    layers: [
      stackAt("copy", "mid.l", "safe.t", "mid.r", "56%", {
        rotate: -2,
        align: "center",
        items: [logo, headline({ paint: "sunny" }), body({ lines: 3 }), stickerButton(-1.5)],
      }),
      scallopDisc("canvas.cx-60u", "copy.b+2u", "120u"),
      photoZone("5u", "copy.b+7u", "canvas.r-5u", "canvas.b-5u"),
      ...burst(),
      polaroidPhoto("13u", "copy.b+10u", "canvas.r-13u", "canvas.b-9u", 3.5),
      cutoutPhoto("3u", "copy.b+8u", "canvas.r-3u", "canvas.b-8u", -5),
      CONFETTI,
    ],
  },
  {
    id: "playful/story-seal",
    style: "playful",
    shapes: ["story"],
    pictures: "any",
    layers: [
      RAYS,
      stackAt("copy", "mid.l", "safe.t", "mid.r", "54%", {
        rotate: -2,
        align: "center",
        items: [logo, headline({ max: "13u" }), body({ lines: 3 }), stickerButton(-1.5)],
      }),
      photoZone("8u", "copy.b+6u", "canvas.r-8u", "canvas.b-8u"),
      ...sealPhoto(),
      ...cutoutOnBurst("6u", "copy.b+5u", "canvas.r-6u", "canvas.b-8u", 5),
      CONFETTI,
    ],
  },
];
