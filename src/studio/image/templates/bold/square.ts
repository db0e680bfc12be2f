import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import {
  bandButton,
  BELOW_COPY,
  body,
  cutoutPhoto,
  logo,
  rightOfEdge,
  RISING_TOP,
  slabButton,
  slantedPhoto,
  slantedSlab,
  wallHeadline,
  belowEdge,
} from "./parts.ts";

/**
 * Bold templates for square canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/bold.ts`.
 */
export const BOLD_SQUARE: readonly LayoutTemplate[] = [
  {
    id: "bold/square-above",
    style: "bold",
    shapes: ["square"],
    pictures: "any",
    bestFor: "pic.landscape",
    layers: [
      bandButton({ size: "4.8u" }),
      stackAt("lg", "safe.l", "safe.t", "safe.r", "14%", { items: [logo] }),
      stackAt("copy", "safe.l", "lg.b+4u", "safe.r", "54%", {
        items: [wallHeadline({ gap: "0u", lines: 4 }), body({ lines: 1 })],
      }),
      slantedPhoto({ l: "canvas.l", t: "copy.b+.6u", r: "canvas.r", b: "canvas.b" }, RISING_TOP, {
        coveredBy: "band",
      }),
      slantedSlab(belowEdge(52, 4), BELOW_COPY),
      cutoutPhoto({ l: "1u", t: "copy.b-1u", r: "canvas.r-1u", b: "band.t-1u" }, -7),
    ],
  },
  {
    id: "bold/square-side",
    style: "bold",
    shapes: ["square"],
    pictures: "any",
    layers: [
      bandButton({ size: "4.8u" }, { when: "pic.cutout", yes: "58%", no: "safe.r" }),
      stackAt("lg", "safe.l", "safe.t+.4u", "54%", "14%", { items: [logo] }),
      stackAt("copy", "safe.l", "lg.b+4.6u", "57%", "band.t-4.4u", {
        valign: "center",
        items: [wallHeadline({ gap: "0u", lines: 6 }), body({ size: "3.4u", lines: 4, measure: 40 })],
      }),
      slantedPhoto({ l: "56%", t: "canvas.t", r: "canvas.r", b: "canvas.b" }, rightOfEdge(20), {
        coveredBy: "band",
      }),
      slantedSlab(rightOfEdge(78, 61)),
      cutoutPhoto({ l: "57%", t: "8u", r: "canvas.r-1u", b: "band.t-8u" }, -8),
    ],
  },
  {
    id: "bold/square-corner",
    style: "bold",
    shapes: ["square"],
    pictures: "any",
    layers: [
      stackAt("lg", "safe.l", "safe.t", "48%", "14%", { items: [logo] }),
      stackAt("copy", "safe.l", "50%", "safe.r", "safe.b", {
        valign: "bottom",
        items: [
          wallHeadline({ gap: "0u", lines: 3 }),
          body({ lines: 1, size: "3.4u", measure: 76 }),
          slabButton({ gap: "3.2u" }),
        ],
      }),
      slantedPhoto({ l: "34%", t: "canvas.t", r: "canvas.r", b: "copy.t-3u" }, [
        [16, 0],
        [100, 0],
        [100, 84],
        [0, 100],
      ]),
      slantedSlab(
        [
          [30, 0],
          [100, 0],
          [100, 78],
          [12, 100],
        ],
        { l: "20%", t: "canvas.t", r: "canvas.r", b: "copy.t-2u" },
      ),
      cutoutPhoto({ l: "24%", t: "2u", r: "canvas.r-2u", b: "copy.t-2u" }, -5),
    ],
  },
];
