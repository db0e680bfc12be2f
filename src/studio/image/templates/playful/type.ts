import type { FillLayer, LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, CONFETTI, headline, logo, stickerButton } from "./parts.ts";

/**
 * Playful templates for ads without pictures, in `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`), from which `choose-layout.ts` picks one. Their items, with
 * usual sizes, are in `parts.ts`, sizes of their own in this file, colors in `palettes/playful.ts`.
 */
export const PLAYFUL_TYPE: readonly LayoutTemplate[] = [
  {
    id: "playful/type-burst",
    style: "playful",
    shapes: ["tall", "square", "wide", "story"],
    pictures: "none",
    layers: [
      { kind: "fill", rect: "canvas", paint: "shape" },
      {
        kind: "fill",
        rect: {
          l: { when: "shape.wide", yes: "canvas.cx-72u", no: "canvas.cx-54u" },
          t: { when: "shape.wide", yes: "canvas.cy-72u", no: "safe.cy-54u" },
          w: { when: "shape.wide", yes: "144u", no: "108u" },
          h: { when: "shape.wide", yes: "144u", no: "108u" },
        },
        paint: "bg",
        clip: { shape: "scallop", count: 18, depth: 0.045 },
      },
      ...(["outline", "sunny", "outline", "brand"] as const).map((paint, index): FillLayer => ({
        kind: "fill",
        if: "shape.story",
        rect: {
          l: "canvas.l-8u",
          t: `safe.b+${[5, 5.8, 21, 21.8][index]}u`,
          r: "canvas.r+8u",
          b: "canvas.b+22u",
        },
        paint,
        clip: { shape: "wave", amp: "3.4u", count: index < 2 ? 5 : 7, side: "top" },
      })),
      stackAt("copy", "mid.l", "safe.t", "mid.r", "safe.b", {
        rotate: -3,
        valign: "center",
        align: "center",
        items: [
          { ...logo, h: "5u" },
          headline({ max: "24u", lines: 5, gap: "5.4u" }),
          body({ size: "4u", lines: 3, gap: "3.2u" }),
          stickerButton(-1, { size: "4.1u" }),
        ],
      }),
      CONFETTI,
    ],
  },
];
