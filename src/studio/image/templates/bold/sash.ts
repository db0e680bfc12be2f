import type { FillLayer, LayoutTemplate, PhotoLayer } from "#studio/image/layout-template.ts";
import type { Length } from "#studio/image/layout/lengths.ts";
import { stackAt } from "../stack-at.ts";
import {
  bandButton,
  body,
  cutoutPhoto,
  FULL_AREA,
  logo,
  logoTab,
  slantedPhoto,
  wallHeadline,
} from "./parts.ts";

/** Rotation of the sash, degrees. */
const ROTATION = -6;
/** Wide enough to exceed the canvas on both sides. */
const across = { l: "copy.cx-112u", r: "copy.cx+112u" } as const;

/** A rotated band behind the headline, and the field below it. */
const sash: readonly FillLayer[] = [
  {
    kind: "fill",
    rect: { ...across, t: "copy.cy", b: "copy.cy+24u" },
    paint: "bg",
    radius: "1u",
    rotate: ROTATION,
    z: 2,
  },
  {
    kind: "fill",
    rect: { ...across, t: "copy.t+.05*copy.w-2.6u", b: "copy.b-.05*copy.w+2.6u" },
    paint: "band",
    radius: "1u",
    rotate: ROTATION,
    z: 2,
  },
];

const upper = { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.cy+8u" } as const;

const sashTemplate = (
  id: string,
  shape: "tall" | "square",
  from: Length,
  more: { lines: number; size: Length; product: PhotoLayer["rect"] },
): LayoutTemplate => ({
  id,
  style: "bold",
  shapes: [shape],
  pictures: "any",
  layers: [
    bandButton({ paint: "cta", ink: "ctaInk", size: more.size }),
    stackAt("say", "safe.l", "60%", "safe.r", "band.t-3.6u", {
      valign: "bottom",
      items: [body({ lines: more.lines, gap: "0u" })],
    }),
    stackAt(
      "copy",
      "safe.l",
      from,
      "safe.r",
      { when: "body", yes: "say.t-5.4u", no: "band.t-5.4u" },
      {
        rotate: ROTATION,
        valign: "bottom",
        items: [wallHeadline({ gap: "0u", lines: 3, paint: "bandInk" })],
      },
    ),
    slantedPhoto(upper, FULL_AREA, { coveredBy: "copy" }),
    { kind: "fill", if: "pic.cutout", rect: upper, paint: "slab", showsBackdrop: true },
    ...sash,
    cutoutPhoto(more.product, -6),
    ...logoTab(logo, "safe.r", "14%"),
  ],
});

/**
 * Bold templates with the headline on a rotated band. Part of `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`). `choose-layout.ts` picks a template; items, with usual sizes,
 * are in `parts.ts`, sizes of their own in this file, colors in `palettes/bold.ts`.
 */
export const BOLD_SASH: readonly LayoutTemplate[] = [
  sashTemplate("bold/sash", "tall", "40%", {
    lines: 2,
    size: "4.9u",
    product: { l: "2u", t: "13u", r: "canvas.r-2u", b: "copy.t+2u" },
  }),
  sashTemplate("bold/square-sash", "square", "41%", {
    lines: 1,
    size: "4.6u",
    // Next to the logo, because a square has too little height.
    product: { l: "30%", t: "3u", r: "canvas.r-2u", b: "copy.t+1.5u" },
  }),
];
