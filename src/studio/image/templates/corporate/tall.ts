import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, button, eyebrow, field, footer, headline, logo, platePhoto, quarterSquare } from "./parts.ts";

/**
 * Corporate templates for tall canvases such as 4:5, in `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`); `choose-layout.ts` picks one. `shapeOf` in
 * `core/platforms/canvases.ts` says which canvases are tall; stories (9:16) have their own. Their
 * items, with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/corporate.ts`.
 */
export const CORPORATE_TALL: readonly LayoutTemplate[] = [
  {
    id: "corporate/plate",
    style: "corporate",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      ...footer("safe.r"),
      stackAt("copy", "safe.l", "46%", "safe.r", "foot.t-7u", {
        valign: "bottom",
        items: [{ ...eyebrow, gap: "0u" }, headline({ lines: 3 }), body()],
      }),
      platePhoto("safe.l", "canvas.t", "canvas.r", "copy.t-6u"),
      field("canvas.l", "canvas.t", "safe.l", "pic.b", "brand"),
      field("safe.l", "pic.b-8u", "safe.l+8u", "pic.b", "brand", 4),
    ],
  },
  {
    id: "corporate/modules",
    style: "corporate",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      stackAt("lg", "safe.l", "safe.t", "safe.r", "20%", { items: [logo()] }),
      stackAt("copy", "safe.l", "lg.b+6u", "safe.r", "47%", { items: [headline(), body()] }),
      stackAt("foot", "safe.l", "70%", "90%", "safe.b", { valign: "bottom", z: 30, items: [button()] }),
      platePhoto("27u", "copy.b+5u", "canvas.r", "canvas.b", {
        inner: {
          l: "27u",
          t: "copy.b+5u",
          r: "canvas.r",
          b: { when: "pic.landscape", yes: "foot.t", no: "canvas.b-5u" },
        },
        coveredBy: "foot",
      }),
      field("canvas.l", "pic.t", "27u", "canvas.b", "panel", 1),
      ...quarterSquare("canvas.l", "pic.t", "27u"),
    ],
  },
  {
    id: "corporate/column",
    style: "corporate",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      field("canvas.l", "canvas.t", "canvas.r", "2u", "brand", 4),
      stackAt("lg", "safe.l", "safe.t+2u", "safe.r", "20%", { items: [logo()] }),
      stackAt("foot", "safe.l", "70%", "safe.r", "safe.b", { valign: "bottom", items: [button()] }),
      stackAt("copy", "safe.l", "48%", "safe.r", "foot.t-4.6u", {
        valign: "bottom",
        items: [headline({ max: "10u", lines: 3 }), body({ lines: 2 })],
      }),
      platePhoto("safe.l", "lg.b+4.6u", "safe.r", "copy.t-5.4u"),
      field("safe.r-7u", "pic.b-7u", "safe.r", "pic.b", "brand", 4),
    ],
  },
];
