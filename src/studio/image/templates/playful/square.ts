import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import {
  logo,
  CONFETTI,
  head,
  body,
  sticker,
  at,
  corner,
  zone,
  blob,
  seal,
  burst,
  cutout,
  wave,
  RAYS,
} from "./parts.ts";

export const PLAYFUL_SQUARE: readonly LayoutTemplate[] = [
  {
    id: "playful/square-side",
    style: "playful",
    shapes: ["square"],
    pictures: "photo",
    bestFor: "pic.portrait",
    layers: [
      wave("52%", "canvas.t-6u", "left"),
      at("copy", "safe.l", "safe.t", "54%", "safe.b", {
        rotate: -2.5,
        valign: "center",
        items: [logo, head({ max: "12.4u", lines: 5 }), body({ lines: 4, measure: 36 }), sticker(-1.5)],
      }),
      zone("56%", "9u", "canvas.r-3.4u", "canvas.b-9u"),
      ...blob(21),
      CONFETTI,
    ],
  },
  {
    id: "playful/square-band",
    style: "playful",
    shapes: ["square"],
    pictures: "any",
    layers: [
      at("copy", "safe.l", "safe.t", "safe.r", "46%", {
        rotate: -2.5,
        align: "center",
        items: [logo, head({ max: "12.4u", lines: 3, paint: "sunny" }), body({ lines: 1, measure: 70 })],
      }),
      wave("canvas.l-8u", "copy.b+4u", "top"),
      zone("8u", "copy.b+3u", "canvas.r-8u", "canvas.b-4u"),
      ...blob(12),
      ...burst(),
      cutout("4u", "copy.b+2u", "canvas.r-4u", "canvas.b-5u"),
      corner("end", -5),
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
      at("copy", "safe.l", "safe.t", "54%", "safe.b", {
        rotate: -2.5,
        valign: "center",
        items: [logo, head({ max: "12.4u", lines: 5 }), body({ lines: 4, measure: 36 }), sticker(-1.5)],
      }),
      zone("54%", "14u", "canvas.r-3u", "canvas.b-14u"),
      ...seal(),
      ...burst(),
      cutout("55%", "10u", "canvas.r-2u", "canvas.b-10u", 6),
      CONFETTI,
    ],
  },
];
