import type { FillLayer, LayoutTemplate } from "#studio/image/layout-template.ts";
import { centeredStack, copyItems, hairlineFrame, logo } from "./parts.ts";

/**
 * Luxury templates for ads without pictures, in `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`), from which `choose-layout.ts` picks one. Their items, with
 * usual sizes, are in `parts.ts`, sizes of their own in this file, colors in `palettes/luxury.ts`.
 */
export const LUXURY_TYPE: readonly LayoutTemplate[] = [
  {
    id: "luxury/type-monogram",
    style: "luxury",
    shapes: ["tall", "square", "wide", "story"],
    pictures: "none",
    layers: [
      hairlineFrame(),
      { ...hairlineFrame("4.2u"), border: [".08u", "accent"] },
      centeredStack(
        "copy",
        { when: "shape.wide", yes: "22u", no: "mid.l+3u" },
        "safe.t+2u",
        { when: "shape.wide", yes: "canvas.r-22u", no: "mid.r-3u" },
        "safe.b-2u",
        [
          logo({ h: "5u", paint: "name" }),
          { kind: "rule", h: ".16u", w: "9u", paint: "accent", gap: "5u" },
          ...copyItems({ max: "12.5u", lines: 5, gap: "6u", measure: 56, body: "3.5u", bodyLines: 3 }),
        ],
        "center",
      ),
      // A window in the brand color fills the story below the safe box.
      ...(["accent", "bg", "arch"] as const).map((paint, index): FillLayer => ({
        kind: "fill",
        if: "shape.story",
        rect: {
          l: `canvas.cx-${[30, 29.76, 27.4][index]}u`,
          t: `copy.b+${[9, 9.24, 11.6][index]}u`,
          r: `canvas.cx+${[30, 29.76, 27.4][index]}u`,
          b: "canvas.b-4.2u",
        },
        paint,
        clip: { shape: "arch" },
      })),
    ],
  },
];
