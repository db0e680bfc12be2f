import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, button, eyebrow, field, footer, headline, logo, platePhoto, quarterSquare } from "./parts.ts";

/**
 * Corporate templates for square canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/corporate.ts`.
 */
export const CORPORATE_SQUARE: readonly LayoutTemplate[] = [
  {
    id: "corporate/square-side",
    style: "corporate",
    shapes: ["square"],
    pictures: "any",
    bestFor: "pic.portrait",
    layers: [
      stackAt("lg", "safe.l", "safe.t", "52%", "20%", { items: [logo()] }),
      stackAt("foot", "safe.l", "70%", "52%", "safe.b", { valign: "bottom", items: [button()] }),
      field("safe.l", "foot.t-4.6u", "51%", "foot.t-4.4u", "line", 5),
      stackAt("copy", "safe.l", "lg.b+4.6u", "52%", "foot.t-7.6u", {
        valign: "center",
        items: [
          { ...eyebrow, gap: "0u" },
          headline({ max: "9.6u", lines: 6, gap: "2.8u" }),
          body({ size: "3.3u", lines: 4, gap: "3u" }),
        ],
      }),
      platePhoto("56%", "canvas.t", "canvas.r", "canvas.b"),
      field("56%", "canvas.t", "58%", "canvas.b", "brand"),
      field("56%", "canvas.b-10u", "56%+10u", "canvas.b", "brand"),
    ],
  },
  {
    id: "corporate/square-modules",
    style: "corporate",
    shapes: ["square"],
    pictures: "any",
    layers: [
      stackAt("lg", "safe.l", "safe.t", "safe.r", "20%", { items: [logo({ h: "4.6u" })] }),
      stackAt("copy", "safe.l", "lg.b+4.8u", "safe.r", "48%", {
        items: [
          headline({ max: "10u", lines: 3 }),
          body({ size: "3.3u", lines: 2, measure: 70, gap: "2.8u" }),
        ],
      }),
      stackAt("foot", "safe.l", "70%", "90%", "safe.b", { valign: "bottom", z: 30, items: [button()] }),
      platePhoto("24u", "copy.b+4.4u", "canvas.r", "canvas.b", {
        inner: {
          l: { when: "pic.landscape", yes: "25u", no: "38u" },
          t: "copy.b+4.4u",
          r: "canvas.r",
          b: { when: "pic.landscape", yes: "foot.t", no: "canvas.b" },
        },
        pad: 0.05,
        coveredBy: "foot",
      }),
      field("canvas.l", "pic.t", "24u", "canvas.b", "panel", 1),
      ...quarterSquare("canvas.l", "pic.t", "24u"),
    ],
  },
  {
    id: "corporate/square-plate",
    style: "corporate",
    shapes: ["square"],
    pictures: "any",
    layers: [
      ...footer("safe.r"),
      stackAt("copy", "safe.l", "46%", "safe.r", "foot.t-6.4u", {
        valign: "bottom",
        items: [
          { ...eyebrow, gap: "0u" },
          headline({ max: "9.4u", lines: 2, gap: "2.6u" }),
          body({ size: "3.3u", lines: 1, measure: 80, gap: "2.4u" }),
        ],
      }),
      platePhoto("safe.l", "canvas.t", "canvas.r", "copy.t-5u"),
      field("canvas.l", "canvas.t", "safe.l", "pic.b", "brand"),
      field("safe.l", "pic.b-7u", "safe.l+7u", "pic.b", "brand", 4),
    ],
  },
];
