import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { centeredStack, bottomCopy, hairline, hairlineFrame, logo, photoWindow } from "./parts.ts";

/**
 * Luxury templates for square canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/luxury.ts`.
 */
export const LUXURY_SQUARE: readonly LayoutTemplate[] = [
  {
    id: "luxury/square-split",
    style: "luxury",
    shapes: ["square"],
    pictures: "any",
    layers: [
      photoWindow("53%", "canvas.t", "canvas.r", "canvas.b"),
      hairline("3.2u", "3.2u", "53%-3.2u", "canvas.b-3.2u"),
      centeredStack("lg", "6.4u", "9u", "53%-6.4u", "25%", [logo()]),
      bottomCopy("6.8u", "lg.b+4.6u", "53%-6.8u", "canvas.b-9u", {
        max: "8.2u",
        lines: 6,
        measure: 34,
        body: "3u",
        bodyLines: 4,
      }),
    ],
  },
  {
    id: "luxury/square-arch",
    style: "luxury",
    shapes: ["square"],
    pictures: "any",
    layers: [
      hairlineFrame(),
      photoWindow("9u", "9u", "48%", "canvas.b-9u", { clip: { shape: "arch" }, pad: 0.08 }),
      centeredStack("lg", "52%", "10u", "canvas.r-7u", "25%", [logo()]),
      bottomCopy("52%", "lg.b+4.6u", "canvas.r-7u", "canvas.b-10u", {
        max: "8u",
        lines: 6,
        measure: 34,
        body: "3u",
        bodyLines: 4,
      }),
    ],
  },
  {
    id: "luxury/square-plinth",
    style: "luxury",
    shapes: ["square"],
    pictures: "cutout",
    bestFor: "pic.landscape",
    layers: [
      hairlineFrame(),
      centeredStack("lg", "8u", "8u", "canvas.r-8u", "20%", [logo()]),
      bottomCopy("8u", "56%", "canvas.r-8u", "canvas.b-8u", { max: "8.4u", lines: 2 }),
      {
        kind: "photo",
        id: "pic",
        rect: { l: "12u", t: "lg.b+3u", r: "canvas.r-12u", b: "copy.t-4u" },
        pad: 0,
        z: 1,
      },
    ],
  },
  {
    id: "luxury/square-window",
    style: "luxury",
    shapes: ["square"],
    pictures: "any",
    layers: [
      centeredStack("lg", "8u", "6.6u", "canvas.r-8u", "20%", [logo({ h: "4.4u" })]),
      bottomCopy("8u", "58%", "canvas.r-8u", "canvas.b-6.6u", {
        max: "7.8u",
        lines: 2,
        body: "3u",
        measure: 70,
        gap: "4u",
      }),
      photoWindow("22u", "lg.b+4u", "canvas.r-22u", "copy.t-4.6u", { pad: 0.06 }),
    ],
  },
];
