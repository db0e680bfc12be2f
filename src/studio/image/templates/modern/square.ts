import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { cardPhoto, notchPhoto, body, halo, headline, logo, pillButton } from "./parts.ts";

/**
 * Modern templates for square canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/modern.ts`.
 */
export const MODERN_SQUARE: readonly LayoutTemplate[] = [
  {
    id: "modern/square-side",
    style: "modern",
    shapes: ["square"],
    pictures: "any",
    bestFor: "pic.portrait",
    layers: [
      halo(6, 96, 60),
      stackAt("lg", "safe.l", "safe.t+.6u", "50%", "20%", { items: [logo] }),
      stackAt("ctaB", "safe.l", "60%", "50%", "safe.b", { valign: "bottom", items: [pillButton()] }),
      stackAt("copy", "safe.l", "lg.b+6u", "51%", "ctaB.t-5.4u", {
        valign: "bottom",
        items: [
          headline({ min: "6u", preferred: "6.4u", max: "11.6u", lines: 6 }),
          body({ size: "3.3u", lines: 4, gap: "3u" }),
        ],
      }),
      cardPhoto({ l: "54%", t: "4.6u", r: "canvas.r-4.6u", b: "canvas.b-4.6u" }, 0.06),
    ],
  },
  {
    id: "modern/square-notch",
    style: "modern",
    shapes: ["square"],
    pictures: "any",
    layers: [
      halo(96, 4, 56),
      stackAt("copy", "safe.l", "safe.t+.4u", "safe.r", "45%", {
        items: [
          logo,
          headline({ max: "12.4u", lines: 3, gap: "5u" }),
          body({ lines: 1, size: "3.3u", measure: 64 }),
        ],
      }),
      stackAt("ctaB", "safe.l", "60%", "safe.r", "safe.b", {
        valign: "bottom",
        align: "end",
        items: [pillButton()],
      }),
      notchPhoto(
        { l: "safe.l", t: "copy.b+4u", r: "safe.r", b: "safe.b" },
        {
          l: "safe.l",
          t: "copy.b+4u",
          r: { when: "pic.narrow", yes: "safe.r-14u", no: "safe.r" },
          b: { when: "pic.narrow", yes: "safe.b", no: "ctaB.t-.4u" },
        },
        0.04,
      ),
    ],
  },
];
