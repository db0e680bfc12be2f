import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { storyTemplate } from "../story-template.ts";
import { body, cardPhoto, halo, headline, logo, pillButton } from "./parts.ts";

const COPY = [logo, headline({ max: "13.4u" }), body({ size: "3.7u" }), pillButton()];

/**
 * Modern templates for 9:16 canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/modern.ts`.
 */
export const MODERN_STORY: readonly LayoutTemplate[] = [
  storyTemplate("modern", "modern/story-below", [
    halo(92, 8, 60),
    stackAt("copy", "safe.l", "safe.t", "safe.r", "55%", { items: COPY }),
    { ...cardPhoto({ l: "4u", t: "copy.b+6u", r: "canvas.r-4u", b: "canvas.b-4u" }, 0.1), radius: "5u" },
  ]),
  storyTemplate("modern", "modern/story-bleed", [
    halo(50, 80, 50),
    stackAt("copy", "safe.l", "safe.t", "safe.r", "54%", { items: COPY }),
    {
      ...cardPhoto({ l: "safe.l", t: "copy.b+6u", r: "canvas.r+6u", b: "canvas.b+6u" }, 0.12),
      radius: "6u",
    },
  ]),
];
