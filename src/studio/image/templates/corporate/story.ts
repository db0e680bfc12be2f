import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, button, eyebrow, field, headline, logo, platePhoto, quarterSquare } from "./parts.ts";

/**
 * Corporate templates for 9:16 canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/corporate.ts`.
 */
export const CORPORATE_STORY: readonly LayoutTemplate[] = [
  {
    id: "corporate/story-plate",
    style: "corporate",
    shapes: ["story"],
    pictures: "any",
    layers: [
      field("canvas.l", "canvas.t", "1.8u", "canvas.b", "brand", 3),
      stackAt("copy", "safe.l+1u", "safe.t", "safe.r", "56%", {
        items: [
          logo({ h: "5u" }),
          eyebrow,
          headline({ max: "11u", gap: { when: "product", yes: "3.2u", no: "7u" } }),
          body({ size: "3.7u" }),
          button({ size: "3.4u" }),
        ],
      }),
      platePhoto("canvas.l", "copy.b+7u", "canvas.r", "canvas.b", { pad: 0.1 }),
      field("canvas.l", "pic.t", "9u", "pic.t+9u", "brand", 4),
    ],
  },
  {
    id: "corporate/story-modules",
    style: "corporate",
    shapes: ["story"],
    pictures: "any",
    layers: [
      stackAt("copy", "safe.l", "safe.t", "safe.r", "56%", {
        items: [
          logo({ h: "5u" }),
          headline({ max: "11u", lines: 5, gap: "7u" }),
          body({ size: "3.7u" }),
          button({ size: "3.4u" }),
        ],
      }),
      platePhoto("27u", "copy.b+7u", "canvas.r", "canvas.b"),
      field("canvas.l", "pic.t", "27u", "canvas.b", "panel", 1),
      ...quarterSquare("canvas.l", "pic.t", "27u"),
    ],
  },
];
