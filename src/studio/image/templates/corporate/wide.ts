import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, button, field, headline, logo, platePhoto, quarterSquare } from "./parts.ts";

/**
 * Corporate templates for wide canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/corporate.ts`.
 */
export const CORPORATE_WIDE: readonly LayoutTemplate[] = [
  {
    id: "corporate/wide-right",
    style: "corporate",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      stackAt("lg", "safe.l", "safe.t+.4u", "53%", "25%", { items: [logo({ h: "5.2u" })] }),
      stackAt("foot", "safe.l", "60%", "53%", "safe.b-.4u", {
        valign: "bottom",
        items: [button({ size: "3.5u", padY: 1 })],
      }),
      stackAt("copy", "safe.l", "lg.b+5u", "54%", "foot.t-4.4u", {
        valign: "center",
        items: [headline({ max: "10.4u" }), body({ size: "3.7u", lines: 2, measure: 52, gap: "3u" })],
      }),
      platePhoto("58%", "canvas.t", "canvas.r", "canvas.b"),
      field("58%", "canvas.t", "58%+2u", "canvas.b", "brand"),
      field("58%", "canvas.b-11u", "58%+11u", "canvas.b", "brand"),
    ],
  },
  {
    id: "corporate/wide-left",
    style: "corporate",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      stackAt("copy", "52%", "safe.t+.4u", "safe.r", "safe.b", {
        valign: "center",
        items: [
          logo({ h: "5.2u" }),
          headline({ gap: "6u" }),
          body({ size: "3.7u", lines: 2, measure: 52, gap: "3u" }),
          button({ size: "3.5u", padY: 1, gap: "5u" }),
        ],
      }),
      platePhoto("canvas.l", "canvas.t", "47%", "canvas.b"),
      ...quarterSquare("47%-14u", "canvas.b-14u", "14u"),
    ],
  },
];
