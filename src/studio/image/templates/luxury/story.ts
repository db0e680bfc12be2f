import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { centeredStack, copyItems, hairline, hairlineFrame, logo, photoWindow } from "./parts.ts";

/**
 * Luxury templates for 9:16 canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/luxury.ts`.
 */
export const LUXURY_STORY: readonly LayoutTemplate[] = [
  {
    id: "luxury/story-arch",
    style: "luxury",
    shapes: ["story"],
    pictures: "any",
    layers: [
      centeredStack("copy", "mid.l", "safe.t", "mid.r", "55%", [
        logo({ h: "5u" }),
        ...copyItems({ max: "10u", gap: "7u", lines: 4, measure: 46, body: "3.4u", bodyLines: 3 }),
      ]),
      photoWindow("16%", "copy.b+8u", "84%", "canvas.b-3.2u", { clip: { shape: "arch" } }),
      hairlineFrame(),
    ],
  },
  {
    id: "luxury/story-plate",
    style: "luxury",
    shapes: ["story"],
    pictures: "any",
    layers: [
      centeredStack("copy", "mid.l", "safe.t", "mid.r", "55%", [
        logo({ h: "5u" }),
        ...copyItems({ max: "10u", gap: "7u", lines: 4, measure: 46, body: "3.4u", bodyLines: 3 }),
      ]),
      photoWindow("canvas.l", "copy.b+9u", "canvas.r", "canvas.b", { pad: 0.12 }),
      hairline("3.2u", "3.2u", "canvas.r-3.2u", "copy.b+5.8u"),
    ],
  },
];
