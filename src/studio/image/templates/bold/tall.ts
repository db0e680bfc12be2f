import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import {
  ABOVE_COPY,
  bandButton,
  BELOW_COPY,
  body,
  cutoutPhoto,
  logo,
  RISING_TOP,
  slabButton,
  slantedPhoto,
  slantedSlab,
  wallHeadline,
  aboveEdge,
  belowEdge,
} from "./parts.ts";

/**
 * Bold templates for tall canvases such as 4:5, in `LAYOUT_TEMPLATES`
 * (`templates/layout-templates.ts`); `choose-layout.ts` picks one. `shapeOf` in
 * `core/platforms/canvases.ts` says which canvases are tall; stories (9:16) have their own. Their
 * items, with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/bold.ts`.
 */
export const BOLD_TALL: readonly LayoutTemplate[] = [
  {
    id: "bold/wall-above",
    style: "bold",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      bandButton(),
      stackAt("lg", "safe.l", "safe.t", "safe.r", "14%", { items: [logo] }),
      stackAt(
        "copy",
        "safe.l",
        "lg.b+4.4u",
        "safe.r",
        { when: "pic.landscape", yes: "58%", no: "53%" },
        { items: [wallHeadline({ gap: "0u" }), body()] },
      ),
      slantedPhoto({ l: "canvas.l", t: "copy.b+1u", r: "canvas.r", b: "canvas.b" }, RISING_TOP, {
        coveredBy: "band",
      }),
      slantedSlab(belowEdge(52, 4), BELOW_COPY),
      cutoutPhoto({ l: "1u", t: "copy.b+1.4u", r: "canvas.r-1u", b: "band.t-1.4u" }, -7),
    ],
  },
  {
    id: "bold/wall-below",
    style: "bold",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      bandButton({ size: "4.8u" }),
      stackAt("copy", "safe.l", "46%", "safe.r", "band.t-4u", {
        valign: "bottom",
        items: [wallHeadline({ gap: "0u", lines: 4 }), body()],
      }),
      slantedPhoto({ l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.t-3u" }, aboveEdge(100, 88), {
        coveredBy: "lg",
      }),
      slantedSlab(aboveEdge(100, 56), ABOVE_COPY),
      cutoutPhoto({ l: "2u", t: "11u", r: "canvas.r-2u", b: "copy.t-2u" }, 6),
      stackAt("lg", "safe.l", "safe.t", "safe.r", "14%", {
        if: "pic.photo",
        items: [{ ...logo, on: "shade", paint: "white" }],
      }),
      stackAt("lg", "safe.l", "safe.t", "safe.r", "14%", {
        if: "!pic.photo",
        items: [{ ...logo, on: "slab", paint: "slabInk" }],
      }),
      {
        kind: "scrim",
        if: "pic.photo",
        from: "top",
        rect: { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "26u" },
        hold: 45,
        paint: "shade",
        protects: "lg",
        text: "white",
        min: 0.45,
      },
    ],
  },
  {
    id: "bold/labels",
    style: "bold",
    shapes: ["tall", "square"],
    pictures: "photo",
    layers: [
      { kind: "photo", id: "pic", rect: "canvas", coveredBy: "copy" },
      stackAt("lg", "safe.l", "safe.t+.6u", "safe.r", "14%", {
        items: [{ ...logo, on: "black", paint: "white" }],
      }),
      {
        kind: "scrim",
        from: "top",
        rect: { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "26u" },
        hold: 40,
        paint: "black",
        protects: "lg",
        text: "white",
        min: 0.25,
      },
      stackAt("copy", "safe.l", "44%", "safe.r-4u", "safe.b", {
        valign: "bottom",
        items: [
          {
            kind: "headline",
            min: "6.4u",
            preferred: "6.6u",
            max: "13.4u",
            lines: 5,
            highlight: "label",
            paint: "labelInk",
            leading: 1.36,
          },
          body({ size: "3.5u", box: "black", paint: "white", gap: "0u", lines: 2 }),
          slabButton({ paint: "box", ink: "boxInk", gap: "2.4u" }),
        ],
      }),
    ],
  },
  {
    id: "bold/poster",
    style: "bold",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      stackAt("lg", "safe.l", "safe.t", "safe.r", "14%", { align: "end", items: [logo] }),
      stackAt("copy", "safe.l", "52%", "safe.r", "safe.b", {
        valign: "bottom",
        items: [wallHeadline({ gap: "0u", lines: 4 }), body(), slabButton({ gap: "3.6u" })],
      }),
      slantedPhoto({ l: "safe.l", t: "lg.b+3.4u", r: "canvas.r", b: "copy.t-3.6u" }, [
        [0, 12],
        [100, 0],
        [100, 88],
        [0, 100],
      ]),
      slantedSlab(
        [
          [0, 14],
          [100, 0],
          [100, 84],
          [0, 100],
        ],
        { l: "safe.l", t: "lg.b+3.4u", r: "canvas.r", b: "copy.t-3.6u" },
      ),
      cutoutPhoto({ l: "2u", t: "lg.b+2u", r: "canvas.r-2u", b: "copy.t-1.6u" }, -5),
    ],
  },
];
