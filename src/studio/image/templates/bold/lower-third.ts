import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, cutoutPhoto, logo, slabButton, wallHeadline, belowEdge } from "./parts.ts";

/**
 * Bold templates for a single cut-out product over the full width, with headline and button on a
 * slanted field below. Part of `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`).
 * `choose-layout.ts` picks a template; places, the field and its slant are in this file, the other
 * items with their usual sizes in `parts.ts`, colors in `palettes/bold.ts`.
 */
export const BOLD_LOWER_THIRD: readonly LayoutTemplate[] = [
  {
    id: "bold/wide-lower-third",
    style: "bold",
    shapes: ["wide"],
    pictures: "cutout",
    layers: [
      stackAt("copy", "safe.l", "56%", "64%", "safe.b", {
        valign: "bottom",
        items: [wallHeadline({ gap: "0u", lines: 2 })],
      }),
      stackAt("ctaB", "68%", "copy.t-3u", "safe.r", "safe.b", {
        valign: "bottom",
        items: [
          body({ lines: 3, size: "3.4u", measure: 34 }),
          slabButton({ size: "4.4u", padY: 0.62, gap: "3.2u", fullWidth: true }),
        ],
      }),
      {
        kind: "fill",
        rect: { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.t+3u" },
        paint: "slab",
        showsBackdrop: true,
      },
      {
        kind: "fill",
        rect: { l: "canvas.l", t: "copy.t-12u", r: "canvas.r", b: "canvas.b" },
        paint: "bg",
        clip: {
          shape: "poly",
          points: belowEdge(20, 0),
        },
        z: 2,
      },
      cutoutPhoto({ l: "20%", t: "1u", r: "canvas.r-6u", b: "copy.t-1u" }, -5),
      stackAt("lg", "safe.l", "safe.t", "60%", "20%", {
        items: [{ ...logo, h: "5.2u", on: "slab", paint: "slabInk" }],
      }),
    ],
  },
];
