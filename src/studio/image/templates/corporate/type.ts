import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, button, headline, logo } from "./parts.ts";

/**
 * Corporate templates for ads without pictures, in `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`), from which `choose-layout.ts` picks one. Their items, with
 * usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/corporate.ts`.
 */
export const CORPORATE_TYPE: readonly LayoutTemplate[] = [
  {
    id: "corporate/type-modules",
    style: "corporate",
    shapes: ["tall", "square"],
    pictures: "none",
    layers: [
      stackAt("lg", "safe.l", "safe.t", "safe.r", "20%", { items: [logo()] }),
      stackAt("copy", "safe.l", "lg.b+6.4u", "safe.r", "68%", {
        items: [headline({ max: "13u", lines: 5 }), body({ size: "3.7u", gap: "3.6u" }), button()],
      }),
      {
        kind: "drawing",
        draw: "modules",
        rect: { l: "canvas.l", t: "copy.b+6.4u", r: "canvas.r", b: "canvas.b" },
      },
    ],
  },
  {
    id: "corporate/type-story",
    style: "corporate",
    shapes: ["story"],
    pictures: "none",
    layers: [
      stackAt("copy", "safe.l", "safe.t", "safe.r", "62%", {
        items: [
          logo(),
          headline({ max: "13u", lines: 6, gap: "7u" }),
          body({ size: "3.7u", lines: 4 }),
          button({ size: "3.4u" }),
        ],
      }),
      {
        kind: "drawing",
        draw: "modules",
        rect: { l: "canvas.l", t: "copy.b+8u", r: "canvas.r", b: "canvas.b" },
      },
    ],
  },
  {
    id: "corporate/type-wide",
    style: "corporate",
    shapes: ["wide"],
    pictures: "none",
    layers: [
      { kind: "drawing", draw: "modules", rect: { l: "68%", t: "canvas.t", r: "canvas.r", b: "canvas.b" } },
      stackAt("lg", "safe.l", "safe.t+.4u", "62%", "25%", { items: [logo({ h: "5.2u" })] }),
      stackAt("copy", "safe.l", "lg.b+5u", "63%", "safe.b", {
        valign: "bottom",
        items: [
          headline({ max: "12u" }),
          body({ size: "3.8u", lines: 2, measure: 56 }),
          button({ size: "3.5u", padY: 1 }),
        ],
      }),
    ],
  },
];
