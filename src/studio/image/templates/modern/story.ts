import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, halo, headline, logo, pillButton } from "./parts.ts";

const COPY = [logo, headline({ max: "13.4u" }), body({ size: "3.7u" }), pillButton()];

/** Modern templates for 9:16 canvases. Part of `LAYOUT_TEMPLATES`. */
export const MODERN_STORY: readonly LayoutTemplate[] = [
  {
    id: "modern/story-below",
    style: "modern",
    shapes: ["story"],
    pictures: "any",
    layers: [
      halo(92, 8, 60),
      stackAt("copy", "safe.l", "safe.t", "safe.r", "55%", { items: COPY }),
      {
        kind: "photo",
        id: "pic",
        rect: { l: "4u", t: "copy.b+6u", r: "canvas.r-4u", b: "canvas.b-4u" },
        radius: "5u",
        backing: "card",
        pad: 0.1,
        z: 1,
      },
    ],
  },
  {
    id: "modern/story-bleed",
    style: "modern",
    shapes: ["story"],
    pictures: "any",
    layers: [
      halo(50, 80, 50),
      stackAt("copy", "safe.l", "safe.t", "safe.r", "54%", { items: COPY }),
      {
        kind: "photo",
        id: "pic",
        rect: { l: "safe.l", t: "copy.b+6u", r: "canvas.r+6u", b: "canvas.b+6u" },
        radius: "6u",
        backing: "card",
        pad: 0.12,
        z: 1,
      },
    ],
  },
];
