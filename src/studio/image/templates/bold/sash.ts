import type { Length } from "#studio/image/layout/lengths.ts";
import type { FillLayer, PhotoLayer, LayoutTemplate } from "#studio/image/layout-template.ts";
import { at, band, body, cutout, logo, logoTab, photo, wall, WHOLE } from "./parts.ts";

/** Degrees: the sash climbs to the right, as every slant of the style does. */
const CLIMB = -6;
/** Wide enough to leave the canvas on both sides wherever the headline stands. */
const across = { l: "copy.cx-112u", r: "copy.cx+112u" } as const;

/** A tilted band around the headline, from edge to edge; the field below begins under it. */
const sash: readonly FillLayer[] = [
  {
    kind: "fill",
    rect: { ...across, t: "copy.cy", b: "copy.cy+24u" },
    paint: "bg",
    // The renderer draws the turned edges of a plain box in steps, those of a round one smoothly.
    radius: "1u",
    rotate: CLIMB,
    z: 2,
  },
  {
    kind: "fill",
    rect: { ...across, t: "copy.t+.05*copy.w-2.6u", b: "copy.b-.05*copy.w+2.6u" },
    paint: "band",
    radius: "1u",
    rotate: CLIMB,
    z: 2,
  },
];

const upper = { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.cy+8u" } as const;

const recipe = (
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
    band({ paint: "cta", ink: "ctaInk", size: more.size }),
    at("say", "safe.l", "60%", "safe.r", "band.t-3.6u", {
      valign: "bottom",
      items: [body({ lines: more.lines, gap: "0u" })],
    }),
    at(
      "copy",
      "safe.l",
      from,
      "safe.r",
      { when: "body", yes: "say.t-5.4u", no: "band.t-5.4u" },
      {
        rotate: CLIMB,
        valign: "bottom",
        items: [wall({ gap: "0u", lines: 3, paint: "bandInk" })],
      },
    ),
    photo(upper, WHOLE, { coveredBy: "copy" }),
    { kind: "fill", if: "pic.cutout", rect: upper, paint: "slab", showsBackdrop: true },
    ...sash,
    cutout(more.product, -6),
    ...logoTab(logo, "safe.r", "14%"),
  ],
});

export const BOLD_SASH: readonly LayoutTemplate[] = [
  recipe("bold/sash", "tall", "40%", {
    lines: 2,
    size: "4.9u",
    product: { l: "2u", t: "13u", r: "canvas.r-2u", b: "copy.t+2u" },
  }),
  recipe("bold/square-sash", "square", "41%", {
    lines: 1,
    size: "4.6u",
    // Beside the logo, not below it: a square has no room to spare.
    product: { l: "30%", t: "3u", r: "canvas.r-2u", b: "copy.t+1.5u" },
  }),
];
