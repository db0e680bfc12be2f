import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { cardPhoto, notchPhoto, body, CARD_RADIUS, halo, headline, logo, pillButton } from "./parts.ts";

/**
 * Modern templates for tall canvases such as 4:5, in `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`); `choose-layout.ts` picks one. `shapeOf` in
 * `core/platforms/canvases.ts` says which canvases are tall; stories (9:16) have their own. Their
 * items, with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/modern.ts`.
 */
export const MODERN_TALL: readonly LayoutTemplate[] = [
  {
    id: "modern/notch-below",
    style: "modern",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      halo(92, 6, 62),
      stackAt(
        "copy",
        "safe.l",
        "safe.t+.4u",
        "safe.r",
        { when: "pic.landscape", yes: "52%", no: "46%" },
        {
          items: [logo, headline(), body()],
        },
      ),
      stackAt("ctaB", "safe.l", "60%", "safe.r", "safe.b", {
        valign: "bottom",
        align: "end",
        items: [pillButton()],
      }),
      notchPhoto(
        { l: "safe.l", t: "copy.b+4.6u", r: "safe.r", b: "safe.b" },
        {
          l: "safe.l",
          t: "copy.b+4.6u",
          r: "safe.r",
          b: { when: "pic.narrow", yes: "safe.b-3u", no: "ctaB.t-.6u" },
        },
        0.05,
      ),
    ],
  },
  {
    id: "modern/notch-above",
    style: "modern",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      stackAt("copy", "safe.l", "52%", "safe.r", "safe.b", {
        valign: "bottom",
        items: [headline({ max: "12.4u" }), body({ lines: 2, gap: "2.8u" }), pillButton()],
      }),
      stackAt("lg", "safe.l", "safe.t", "60%", "20%", { items: [{ ...logo, maxW: "36u" }] }),
      {
        kind: "photo",
        id: "pic",
        rect: { l: "safe.l", t: "safe.t", r: "safe.r", b: "copy.t-5u" },
        clip: { shape: "notch", corner: "tl", around: "lg", r: CARD_RADIUS, gap: "2.8u" },
        backing: "card",
        pad: 0.08,
        z: 1,
      },
    ],
  },
  {
    id: "modern/panel",
    style: "modern",
    shapes: ["tall", "square"],
    pictures: "photo",
    layers: [
      stackAt("copy", "safe.l+1.6u", "44%", "safe.r-1.6u", "safe.b-2u", {
        valign: "bottom",
        items: [
          { ...logo, h: "4.2u", on: "panel", paint: "panelInk" },
          headline({ min: "5.6u", preferred: "6u", max: "9.6u", lines: 3, paint: "panelInk", gap: "4.4u" }),
          body({ size: "3.2u", lines: 2, paint: "panelMuted", gap: "2.4u" }),
          pillButton({ paint: "panelCta", ink: "panelCtaInk", size: "3u", gap: "3.6u" }),
        ],
      }),
      {
        kind: "fill",
        id: "panel",
        rect: { l: "3.6u", t: "copy.t-4.6u", r: "canvas.r-3.6u", b: "canvas.b-3.6u" },
        paint: "panel",
        radius: CARD_RADIUS,
        z: 2,
      },
      {
        kind: "photo",
        id: "pic",
        rect: { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.t+2u" },
        coveredBy: "panel",
      },
    ],
  },
  {
    id: "modern/frame",
    style: "modern",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      halo(50, 76, 54),
      stackAt("copy", "safe.l", "safe.t", "safe.r", "47%", { items: [logo, headline(), body()] }),
      stackAt("ctaB", "safe.l", "60%", "safe.r", "safe.b", { valign: "bottom", items: [pillButton()] }),
      cardPhoto({ l: "safe.l", t: "copy.b+5u", r: "safe.r", b: "ctaB.t-3.4u" }, 0.05),
    ],
  },
];
