import type { FillLayer, LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import {
  body,
  cutoutPhoto,
  FULL_AREA,
  logo,
  type Polygon,
  slabButton,
  slantedPhoto,
  wallHeadline,
} from "./parts.ts";

/** A part of the arrow, which starts at the middle of the canvas. */
const stroke = (paint: string, points: Polygon, z = 2): FillLayer => ({
  kind: "fill",
  rect: { l: "50%", t: "canvas.t", r: "67%", b: "canvas.b" },
  paint,
  clip: { shape: "poly", points },
  z,
});

/**
 * Bold templates in which the background is an arrow that points at the picture. Part of
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`). `choose-layout.ts` picks a template; items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/bold.ts`.
 */
export const BOLD_ARROW: readonly LayoutTemplate[] = [
  {
    id: "bold/wide-arrow",
    style: "bold",
    shapes: ["wide"],
    // The arrow would cover the first picture of a gallery.
    pictures: "single",
    layers: [
      stackAt("lg", "safe.l", "safe.t+.4u", "50%", "20%", { items: [{ ...logo, h: "5.2u" }] }),
      stackAt("copy", "safe.l", "lg.b+4.4u", "51%", "safe.b", {
        valign: "bottom",
        items: [
          wallHeadline({ gap: "0u", lines: 4 }),
          body({ lines: 2, size: "3.5u", measure: 44, gap: "2.6u" }),
          slabButton({ size: "4.6u", padY: 0.62, padX: 1, gap: "3.8u" }),
        ],
      }),
      slantedPhoto({ l: "50%", t: "canvas.t", r: "canvas.r", b: "canvas.b" }, FULL_AREA),
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
      cutoutPhoto({ l: "64%", t: "4u", r: "canvas.r-2u", b: "canvas.b-4u" }, -7),
    ],
  },
];
