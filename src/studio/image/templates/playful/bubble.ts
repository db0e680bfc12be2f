import type { Length } from "#studio/image/layout/lengths.ts";
import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import {
  at,
  blob,
  body,
  bubble,
  BUBBLE,
  burst,
  CONFETTI,
  corner,
  cutout,
  head,
  logo,
  sticker,
  zone,
} from "./parts.ts";

const said = (max: Length, lines: number) => [
  head({ max, lines, paint: "sunny", gap: "0u" }),
  body({ paint: "outline", lines: 3, measure: 44 }),
];

/** The product speaks: all words but the button's stand in its bubble. */
export const PLAYFUL_BUBBLE: readonly LayoutTemplate[] = [
  {
    id: "playful/bubble",
    style: "playful",
    shapes: ["tall", "square"],
    pictures: "single",
    layers: [
      at("lg", "safe.l", "safe.t", "safe.r", "14%", { items: [logo] }),
      at("copy", "safe.l+3.6u", "lg.b+4.6u", "safe.r-3.6u", "49%", {
        rotate: -2.5,
        align: "center",
        items: said("12.4u", 3),
      }),
      BUBBLE,
      ...bubble("bottom", 26),
      zone("8u", "copy.b+7u", "canvas.r-8u", "canvas.b-4u"),
      ...blob(12),
      ...burst(),
      cutout("5u", "copy.b+6u", "canvas.r-5u", "canvas.b-5u"),
      corner("end", -5),
      CONFETTI,
    ],
  },
  {
    id: "playful/wide-bubble",
    style: "playful",
    shapes: ["wide"],
    pictures: "single",
    layers: [
      at("lg", "safe.l", "safe.t", "50%", "20%", { items: [{ ...logo, h: "5u" }] }),
      at("ctaB", "safe.l+4u", "70%", "50%", "safe.b-1.2u", {
        valign: "bottom",
        z: 40,
        items: [sticker(-2, { size: "4u" })],
      }),
      at("copy", "safe.l+3.6u", "lg.b+4.4u", "52%", "ctaB.t-4.4u", {
        rotate: -2.5,
        valign: "center",
        items: said("11.6u", 3),
      }),
      BUBBLE,
      ...bubble("right", 56),
      zone("60%", "4u", "canvas.r-5u", "canvas.b-4.6u"),
      ...blob(9),
      ...burst(),
      cutout("59%", "3.4u", "canvas.r-4u", "canvas.b-4u", 5),
      CONFETTI,
    ],
  },
];
