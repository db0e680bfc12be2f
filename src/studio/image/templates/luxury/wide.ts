import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { centeredStack, bottomCopy, copyItems, hairline, hairlineFrame, logo, photoWindow } from "./parts.ts";

/**
 * Luxury templates for wide canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/luxury.ts`.
 */
export const LUXURY_WIDE: readonly LayoutTemplate[] = [
  {
    id: "luxury/wide-panel",
    style: "luxury",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      photoWindow("55%", "canvas.t", "canvas.r", "canvas.b"),
      hairline("3.4u", "3.4u", "55%-3.4u", "canvas.b-3.4u"),
      centeredStack("lg", "7u", "8.2u", "55%-7u", "26%", [logo({ h: "5u" })]),
      bottomCopy("7u", "lg.b+4u", "55%-7u", "canvas.b-8.2u", { max: "8.8u", body: "3.4u", measure: 50 }),
    ],
  },
  {
    id: "luxury/wide-arch",
    style: "luxury",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      hairlineFrame("3.4u"),
      photoWindow("10u", "8u", "10u+50u", "canvas.b-3.4u", { clip: { shape: "arch" } }),
      centeredStack(
        "copy",
        "50%",
        "8.4u",
        "canvas.r-8.4u",
        "canvas.b-8.4u",
        [logo({ h: "5u" }), ...copyItems({ max: "8.8u", body: "3.4u", measure: 50, gap: "6.4u" })],
        "center",
      ),
    ],
  },
  {
    id: "luxury/wide-window",
    style: "luxury",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      photoWindow("52%", "7u", "canvas.r-9u", "canvas.b-7u"),
      centeredStack(
        "copy",
        "7u",
        "7u",
        "48%",
        "canvas.b-7u",
        [logo({ h: "5u" }), ...copyItems({ max: "8.8u", body: "3.4u", measure: 50, gap: "6.4u" })],
        "center",
      ),
    ],
  },
];
