import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import {
  bandButton,
  body,
  cutoutPhoto,
  logo,
  rightOfEdge,
  slantedPhoto,
  slantedSlab,
  wallHeadline,
} from "./parts.ts";

/**
 * Bold templates with a column of text next to a picture of full height. Part of `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`). `choose-layout.ts` picks a template; items, with usual sizes,
 * are in `parts.ts`, sizes of their own in this file, colors in `palettes/bold.ts`.
 */
export const BOLD_COLUMN: readonly LayoutTemplate[] = [
  {
    id: "bold/column",
    style: "bold",
    shapes: ["tall"],
    pictures: "any",
    bestFor: "!pic.landscape",
    layers: [
      bandButton({ size: "4.8u" }, { when: "pic.cutout", yes: "50%", no: "safe.r" }),
      stackAt("lg", "safe.l", "safe.t", "50%", "14%", { items: [logo] }),
      stackAt("copy", "safe.l", "lg.b+5u", "54%", "band.t-5u", {
        valign: "center",
        items: [
          wallHeadline({ gap: "0u", lines: 8, max: "30u" }),
          body({ size: "3.4u", lines: 4, measure: 40 }),
        ],
      }),
      slantedPhoto({ l: "53%", t: "canvas.t", r: "canvas.r", b: "canvas.b" }, rightOfEdge(26), {
        coveredBy: "band",
      }),
      slantedSlab(rightOfEdge(78, 56)),
      cutoutPhoto({ l: "54%", t: "12u", r: "canvas.r-1u", b: "band.t-8u" }, -8),
    ],
  },
];
