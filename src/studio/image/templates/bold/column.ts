import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { at, band, body, cutout, logo, photo, slab, wall, fromLeft } from "./parts.ts";

/** A tall canvas split from top to bottom: the words one below the other, the picture in full height beside them. */
export const BOLD_COLUMN: readonly LayoutTemplate[] = [
  {
    id: "bold/column",
    style: "bold",
    shapes: ["tall"],
    pictures: "any",
    bestFor: "!pic.landscape",
    layers: [
      band({ size: "4.8u" }, { when: "pic.cutout", yes: "50%", no: "safe.r" }),
      at("lg", "safe.l", "safe.t", "50%", "14%", { items: [logo] }),
      at("copy", "safe.l", "lg.b+5u", "54%", "band.t-5u", {
        valign: "center",
        items: [wall({ gap: "0u", lines: 8, max: "30u" }), body({ size: "3.4u", lines: 4, measure: 40 })],
      }),
      photo({ l: "53%", t: "canvas.t", r: "canvas.r", b: "canvas.b" }, fromLeft(26), { coveredBy: "band" }),
      slab(fromLeft(78, 56)),
      cutout({ l: "54%", t: "12u", r: "canvas.r-1u", b: "band.t-8u" }, -8),
    ],
  },
];
