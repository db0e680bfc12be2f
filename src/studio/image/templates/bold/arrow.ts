import type { FillLayer, LayoutTemplate } from "#studio/image/layout-template.ts";
import { at, body, cutout, logo, photo, slabButton, wall, WHOLE, type Points } from "./parts.ts";

/** A part of the arrow from the middle of the canvas on; left of it there is nothing but field. */
const stroke = (paint: string, points: Points, z = 2): FillLayer => ({
  kind: "fill",
  rect: { l: "50%", t: "canvas.t", r: "67%", b: "canvas.b" },
  paint,
  clip: { shape: "poly", points },
  z,
});

/** The field itself points at the picture, with a second stroke behind its tip. */
export const BOLD_ARROW: readonly LayoutTemplate[] = [
  {
    id: "bold/wide-arrow",
    style: "bold",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      at("lg", "safe.l", "safe.t+.4u", "50%", "20%", { items: [{ ...logo, h: "5.2u" }] }),
      at("copy", "safe.l", "lg.b+4.4u", "51%", "safe.b", {
        valign: "bottom",
        items: [
          wall({ gap: "0u", lines: 4 }),
          body({ lines: 2, size: "3.5u", measure: 44, gap: "2.6u" }),
          slabButton({ size: "4.6u", padY: 0.62, padX: 1, gap: "3.8u" }),
        ],
      }),
      photo({ l: "50%", t: "canvas.t", r: "canvas.r", b: "canvas.b" }, WHOLE),
      {
        kind: "fill",
        if: "pic.cutout",
        rect: { l: "50%", t: "canvas.t", r: "canvas.r", b: "canvas.b" },
        paint: "slab",
        showsBackdrop: true,
      },
      stroke("band", [
        [0, 0],
        [38, 0],
        [97, 50],
        [38, 100],
        [0, 100],
      ]),
      stroke("bg", [
        [0, 0],
        [15, 0],
        [74, 50],
        [15, 100],
        [0, 100],
      ]),
      cutout({ l: "64%", t: "4u", r: "canvas.r-2u", b: "canvas.b-4u" }, -7),
    ],
  },
];
