import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import {
  logo,
  CONFETTI,
  head,
  body,
  sticker,
  at,
  zone,
  blob,
  polaroid,
  burst,
  cutout,
  wave,
  disc,
  seal,
  RAYS,
} from "./parts.ts";

export const PLAYFUL_STORY: readonly LayoutTemplate[] = [
  {
    id: "playful/story-blob",
    style: "playful",
    shapes: ["story"],
    pictures: "any",
    layers: [
      at("copy", "mid.l", "safe.t", "mid.r", "56%", {
        rotate: -2,
        align: "center",
        items: [logo, head(), body({ lines: 3 }), sticker(-1.5)],
      }),
      wave("canvas.l-8u", "copy.b+10u", "top"),
      zone("5u", "copy.b+7u", "canvas.r-5u", "canvas.b-5u"),
      ...blob(12),
      ...burst(),
      cutout("3u", "copy.b+8u", "canvas.r-3u", "canvas.b-8u", -5),
      CONFETTI,
    ],
  },
  {
    id: "playful/story-polaroid",
    style: "playful",
    shapes: ["story"],
    pictures: "any",
    layers: [
      at("copy", "mid.l", "safe.t", "mid.r", "56%", {
        rotate: -2,
        align: "center",
        items: [logo, head({ paint: "sunny" }), body({ lines: 3 }), sticker(-1.5)],
      }),
      disc("canvas.cx-60u", "copy.b+2u", "120u"),
      zone("5u", "copy.b+7u", "canvas.r-5u", "canvas.b-5u"),
      ...burst(),
      polaroid("13u", "copy.b+10u", "canvas.r-13u", "canvas.b-9u", 3.5),
      cutout("3u", "copy.b+8u", "canvas.r-3u", "canvas.b-8u", -5),
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
      at("copy", "mid.l", "safe.t", "mid.r", "54%", {
        rotate: -2,
        align: "center",
        items: [logo, head({ max: "13u" }), body({ lines: 3 }), sticker(-1.5)],
      }),
      zone("8u", "copy.b+6u", "canvas.r-8u", "canvas.b-8u"),
      ...seal(),
      ...burst(),
      cutout("6u", "copy.b+5u", "canvas.r-6u", "canvas.b-8u", 5),
      CONFETTI,
    ],
  },
];
