import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { hairline, frame, logo, words, at, window } from "./parts.ts";

export const LUXURY_STORY: readonly LayoutTemplate[] = [
  {
    id: "luxury/story-arch",
    style: "luxury",
    shapes: ["story"],
    pictures: "any",
    layers: [
      at("copy", "mid.l", "safe.t", "mid.r", "55%", [
        logo({ h: "5u" }),
        ...words({ max: "10u", gap: "7u", lines: 4, measure: 46, body: "3.4u", bodyLines: 3 }),
      ]),
      window("16%", "copy.b+8u", "84%", "canvas.b-3.2u", { clip: { shape: "arch" } }),
      frame(),
    ],
  },
  {
    id: "luxury/story-plate",
    style: "luxury",
    shapes: ["story"],
    pictures: "any",
    layers: [
      at("copy", "mid.l", "safe.t", "mid.r", "55%", [
        logo({ h: "5u" }),
        ...words({ max: "10u", gap: "7u", lines: 4, measure: 46, body: "3.4u", bodyLines: 3 }),
      ]),
      window("canvas.l", "copy.b+9u", "canvas.r", "canvas.b", { pad: 0.12 }),
      hairline("3.2u", "3.2u", "canvas.r-3.2u", "copy.b+5.8u"),
    ],
  },
];
