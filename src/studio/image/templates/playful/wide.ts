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
  seal,
  burst,
  cutout,
  wave,
  disc,
  RAYS,
} from "./parts.ts";

export const PLAYFUL_WIDE: readonly LayoutTemplate[] = [
  {
    id: "playful/wide-blob",
    style: "playful",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      wave("55%", "canvas.t-6u", "left"),
      at("copy", "safe.l", "safe.t", "53%", "safe.b", {
        rotate: -2,
        valign: "center",
        items: [
          { ...logo, h: "5u" },
          head({ max: "13.5u", gap: "5u" }),
          body({ size: "3.9u" }),
          sticker(-1.5, { size: "4u" }),
        ],
      }),
      zone("57%", "4u", "canvas.r-5u", "canvas.b-4.6u"),
      ...blob(9),
      ...burst(),
      cutout("56%", "3.4u", "canvas.r-4u", "canvas.b-4u"),
      CONFETTI,
    ],
  },
  {
    id: "playful/wide-polaroid",
    style: "playful",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      disc("canvas.l-20u", "canvas.t-20u", "110u"),
      at("copy", "48%", "safe.t", "safe.r", "safe.b", {
        rotate: -2,
        valign: "center",
        items: [
          { ...logo, h: "5u" },
          head({ max: "12.6u", gap: "5u", paint: "sunny" }),
          body({ size: "3.9u" }),
          sticker(-1.5, { size: "4u" }),
        ],
      }),
      polaroid("8u", "8u", "41%", "canvas.b-8u", -3.5),
      zone("2u", "3u", "46%", "canvas.b-3u"),
      ...burst(),
      cutout("2u", "3u", "46%", "canvas.b-3u"),
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
      at("copy", "safe.l", "safe.t", "54%", "safe.b", {
        rotate: -2,
        valign: "center",
        items: [
          { ...logo, h: "5u" },
          head({ max: "13u", gap: "5u" }),
          body({ size: "3.9u" }),
          sticker(-1.5, { size: "4u" }),
        ],
      }),
      zone("57%", "6u", "canvas.r-5u", "canvas.b-6u"),
      ...seal(),
      ...burst(),
      cutout("56%", "3.4u", "canvas.r-4u", "canvas.b-4u", 5),
      CONFETTI,
    ],
  },
];
