import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { bandButton, body, logo, slabButton, STORY_STRIPES, wallHeadline, belowEdge } from "./parts.ts";

/**
 * Bold templates for ads without pictures, in `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`),
 * from which `choose-layout.ts` picks one. Their items, with usual sizes, are in `parts.ts`, sizes
 * of their own in this file, colors in `palettes/bold.ts`.
 */
export const BOLD_TYPE: readonly LayoutTemplate[] = [
  {
    id: "bold/type-wall",
    style: "bold",
    shapes: ["tall", "square"],
    pictures: "none",
    layers: [
      bandButton({ size: "5.4u" }),
      {
        kind: "fill",
        rect: "canvas",
        paint: "field",
        clip: {
          shape: "poly",
          points: belowEdge(76, 52),
        },
      },
      stackAt("lg", "safe.l", "safe.t", "safe.r", "14%", { items: [logo] }),
      stackAt("copy", "safe.l", "lg.b+4.6u", "safe.r", "band.t-4.6u", {
        valign: "center",
        items: [wallHeadline({ gap: "0u", max: "60u" }), body({ gap: "3.4u" })],
      }),
    ],
  },
  {
    id: "bold/type-story",
    style: "bold",
    shapes: ["story"],
    pictures: "none",
    layers: [
      stackAt("copy", "safe.l", "safe.t", "safe.r", "safe.b", {
        valign: "center",
        items: [logo, wallHeadline({ gap: "6u", max: "60u" }), body({ lines: 3 }), slabButton()],
      }),
      ...STORY_STRIPES,
    ],
  },
];
