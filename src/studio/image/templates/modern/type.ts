import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { logo, head, body, pill, stack } from "./parts.ts";

export const MODERN_TYPE: readonly LayoutTemplate[] = [
  {
    id: "modern/type-rings",
    style: "modern",
    shapes: ["tall", "square", "wide"],
    pictures: "none",
    layers: [
      { kind: "drawing", draw: "rings", rect: "canvas" },
      stack("lg", "safe.l", "safe.t+.4u", "safe.r", "20%", { items: [{ ...logo, h: "5u" }] }),
      stack("ctaB", "safe.l", "60%", "safe.r", "safe.b", {
        valign: "bottom",
        items: [pill({ size: "3.4u" })],
      }),
      stack("copy", "safe.l", "lg.b+5u", "safe.r", "ctaB.t-5u", {
        valign: "center",
        items: [
          head({ min: "7u", preferred: "7.4u", max: "22u", lines: 6 }),
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
      { kind: "drawing", draw: "rings", rect: "canvas", at: [90, 98] },
      stack("copy", "safe.l", "safe.t", "safe.r", "safe.b", {
        valign: "center",
        items: [
          { ...logo, h: "5u" },
          head({ min: "7u", preferred: "7.4u", max: "20u", lines: 6, gap: "8u" }),
          body({ size: "3.9u", gap: "4u" }),
          pill({ size: "3.4u" }),
        ],
      }),
    ],
  },
];
