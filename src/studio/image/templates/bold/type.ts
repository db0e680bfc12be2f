import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { logo, wall, body, band, slabButton, at } from "./parts.ts";

export const BOLD_TYPE: readonly LayoutTemplate[] = [
  {
    id: "bold/type-wall",
    style: "bold",
    shapes: ["tall", "square"],
    pictures: "none",
    layers: [
      band({ size: "5.4u" }),
      {
        kind: "fill",
        rect: "canvas",
        paint: "field",
        clip: {
          shape: "poly",
          points: [
            [0, 62],
            [100, 34],
            [100, 100],
            [0, 100],
          ],
        },
      },
      at("lg", "safe.l", "safe.t", "safe.r", "14%", { items: [logo] }),
      at("copy", "safe.l", "lg.b+4.6u", "safe.r", "band.t-4.6u", {
        valign: "center",
        items: [wall({ gap: "0u", max: "60u" }), body({ gap: "3.4u" })],
      }),
    ],
  },
  {
    id: "bold/type-story",
    style: "bold",
    shapes: ["story"],
    pictures: "none",
    layers: [
      {
        kind: "fill",
        rect: "canvas",
        paint: "field",
        clip: {
          shape: "poly",
          points: [
            [0, 80],
            [100, 62],
            [100, 100],
            [0, 100],
          ],
        },
      },
      at("copy", "safe.l", "safe.t", "safe.r", "safe.b", {
        valign: "center",
        items: [logo, wall({ gap: "6u", max: "60u" }), body({ lines: 3 }), slabButton()],
      }),
    ],
  },
];
