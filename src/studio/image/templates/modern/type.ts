import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, headline, logo, pillButton } from "./parts.ts";

/**
 * Modern templates for ads without pictures, in `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`), from which `choose-layout.ts` picks one. Their items, with
 * usual sizes, are in `parts.ts`, sizes of their own in this file, colors in `palettes/modern.ts`.
 */
export const MODERN_TYPE: readonly LayoutTemplate[] = [
  {
    id: "modern/type-rings",
    style: "modern",
    shapes: ["tall", "square", "wide"],
    pictures: "none",
    layers: [
      { kind: "drawing", draw: "rings", rect: "canvas" },
      stackAt("lg", "safe.l", "safe.t+.4u", "safe.r", "20%", { items: [{ ...logo, h: "5u" }] }),
      stackAt("ctaB", "safe.l", "60%", "safe.r", "safe.b", {
        valign: "bottom",
        items: [pillButton({ size: "3.4u" })],
      }),
      stackAt("copy", "safe.l", "lg.b+5u", "safe.r", "ctaB.t-5u", {
        valign: "center",
        items: [
          headline({ min: "7u", preferred: "7.4u", max: "22u", lines: 6 }),
          body({ size: "3.9u", lines: 3, gap: "4u" }),
        ],
      }),
    ],
  },
  {
    id: "modern/story-type",
    style: "modern",
    shapes: ["story"],
    pictures: "none",
    layers: [
      { kind: "drawing", draw: "rings", rect: "canvas", at: [50, 100], core: 34 },
      stackAt("copy", "safe.l", "safe.t", "safe.r", "safe.b", {
        valign: "center",
        items: [
          { ...logo, h: "5u" },
          headline({ min: "7u", preferred: "7.4u", max: "20u", lines: 6, gap: "8u" }),
          body({ size: "3.9u", gap: "4u" }),
          pillButton({ size: "3.4u" }),
        ],
      }),
    ],
  },
];
