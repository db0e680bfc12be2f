import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { centeredStack, bottomCopy, copyItems, hairlineFrame, logo, photoWindow } from "./parts.ts";

/**
 * Luxury templates for tall canvases such as 4:5, in `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`); `choose-layout.ts` picks one. `shapeOf` in
 * `core/platforms/canvases.ts` says which canvases are tall; stories (9:16) have their own. Their
 * items, with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/luxury.ts`.
 */
export const LUXURY_TALL: readonly LayoutTemplate[] = [
  {
    id: "luxury/arch",
    style: "luxury",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      hairlineFrame(),
      centeredStack("lg", "8u", "8.4u", "canvas.r-8u", "20%", [logo()]),
      bottomCopy("8u", "56%", "canvas.r-8u", "canvas.b-8.4u", { max: "9.4u" }),
      photoWindow("canvas.cx-29u", "lg.b+4.6u", "canvas.cx+29u", "copy.t-5.4u", { clip: { shape: "arch" } }),
    ],
  },
  {
    id: "luxury/bleed",
    style: "luxury",
    shapes: ["tall", "square"],
    pictures: "photo",
    layers: [
      { kind: "photo", id: "pic", rect: "canvas", coveredBy: "copy" },
      centeredStack("lg", "8u", "8.6u", "canvas.r-8u", "20%", [logo({ on: "scrim", paint: "ivory" })]),
      bottomCopy("8u", "50%", "canvas.r-8u", "canvas.b-8.6u", { paint: "ivory" }),
      {
        kind: "scrim",
        from: "bottom",
        rect: { l: "canvas.l", t: "copy.t-26u", r: "canvas.r", b: "canvas.b" },
        hold: 62,
        paint: "scrim",
        protects: "copy",
        text: "ivory",
        min: 0.5,
      },
      {
        kind: "scrim",
        from: "top",
        rect: { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "30u" },
        hold: 50,
        paint: "scrim",
        protects: "lg",
        text: "ivory",
        min: 0.25,
      },
      { kind: "fill", rect: "canvas", border: ["1.5u", "brand"], z: 12 },
    ],
  },
  {
    id: "luxury/plate",
    style: "luxury",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      centeredStack("lg", "7u", "7.4u", "canvas.r-7u", "20%", [logo()]),
      bottomCopy("7u", "56%", "canvas.r-7u", "canvas.b-7.4u", { max: "9.4u" }),
      photoWindow(
        { when: "pic.landscape", yes: "8u", no: "15u" },
        "lg.b+4.6u",
        { when: "pic.landscape", yes: "canvas.r-8u", no: "canvas.r-15u" },
        "copy.t-5.4u",
      ),
    ],
  },
  {
    id: "luxury/portal",
    style: "luxury",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      hairlineFrame(),
      centeredStack("copy", "8u", "8.4u", "canvas.r-8u", "48%", [logo(), ...copyItems({ gap: "7u" })]),
      photoWindow("canvas.cx-28u", "copy.b+6u", "canvas.cx+28u", "canvas.b-3.2u", {
        clip: { shape: "arch" },
      }),
    ],
  },
];
