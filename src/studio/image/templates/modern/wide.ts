import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { cardPhoto, notchPhoto, body, halo, headline, pillButton, wideLogo } from "./parts.ts";

/**
 * Modern templates for wide canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/modern.ts`.
 */
export const MODERN_WIDE: readonly LayoutTemplate[] = [
  {
    id: "modern/wide-right",
    style: "modern",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      halo(4, 96, 60),
      stackAt("lg", "safe.l", "safe.t+1u", "50%", "25%", { items: [wideLogo] }),
      stackAt("copy", "safe.l", "lg.b+5.4u", "51%", "safe.b-.6u", {
        valign: "bottom",
        items: [
          headline({ min: "7u", preferred: "7.4u", max: "13u" }),
          body({ size: "3.8u", lines: 2, gap: "3u" }),
          pillButton({ size: "3.6u", gap: "4.6u" }),
        ],
      }),
      cardPhoto({ l: "54%", t: "3.6u", r: "canvas.r-3.6u", b: "canvas.b-3.6u" }, 0.07),
    ],
  },
  {
    id: "modern/wide-left",
    style: "modern",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      stackAt("copy", "51%", "safe.t+1u", "safe.r", "safe.b-1u", {
        valign: "center",
        items: [
          wideLogo,
          headline({ min: "7u", preferred: "7.4u", max: "12.6u", gap: "6u" }),
          body({ size: "3.8u", lines: 2, gap: "3u" }),
          pillButton({ size: "3.6u", gap: "5u" }),
        ],
      }),
      cardPhoto({ l: "3.6u", t: "3.6u", r: "46.5%", b: "canvas.b-3.6u" }, 0.07),
    ],
  },
  {
    id: "modern/wide-notch",
    style: "modern",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      halo(78, 50, 50),
      stackAt("copy", "safe.l", "safe.t", "49%", "safe.b", {
        valign: "center",
        items: [
          wideLogo,
          headline({ min: "7u", preferred: "7.4u", max: "12u", gap: "6u" }),
          body({ size: "3.8u", lines: 3, gap: "3u" }),
        ],
      }),
      stackAt("ctaB", "60%", "60%", "safe.r", "safe.b", {
        valign: "bottom",
        align: "end",
        items: [pillButton({ size: "3.6u" })],
      }),
      notchPhoto(
        { l: "53%", t: "safe.t-1u", r: "safe.r", b: "safe.b" },
        {
          l: "53%",
          t: "safe.t",
          r: "safe.r",
          b: { when: "pic.narrow", yes: "safe.b-2u", no: "ctaB.t" },
        },
        0.06,
      ),
    ],
  },
];
