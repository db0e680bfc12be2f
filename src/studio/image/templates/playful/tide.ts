import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import { body, CONFETTI, cutoutPhoto, headline, logo, RAYS, stickerButton, wavyPaper } from "./parts.ts";

/**
 * Playful templates with a picture up to three edges of the canvas, and wavy paper below it. Part
 * of `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`). `choose-layout.ts` picks a template;
 * items, with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/playful.ts`.
 */
export const PLAYFUL_TIDE: readonly LayoutTemplate[] = [
  {
    id: "playful/tide",
    style: "playful",
    shapes: ["tall", "square"],
    pictures: "single",
    layers: [
      stackAt("copy", "safe.l", { when: "shape.square", yes: "43%", no: "50%" }, "safe.r", "safe.b-1u", {
        rotate: -2.5,
        align: "center",
        valign: "bottom",
        items: [
          logo,
          headline({ lines: 3, max: "13u", gap: "3.6u" }),
          body(),
          stickerButton(-1.5, { gap: "3.6u" }),
        ],
      }),
      { ...RAYS, if: "pic.cutout", rect: { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.t" } },
      {
        kind: "photo",
        id: "pic",
        if: "pic.plain",
        rect: { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.t" },
        z: 1,
      },
      ...wavyPaper("canvas.l-8u", "copy.t-4.4u"),
      cutoutPhoto("7u", "4u", "canvas.r-7u", "copy.t-6u", 5),
      CONFETTI,
    ],
  },
  {
    id: "playful/wide-tide",
    style: "playful",
    shapes: ["wide"],
    pictures: "photo",
    layers: [
      stackAt("copy", "safe.l", "safe.t", "52%", "safe.b", {
        rotate: -2,
        valign: "center",
        items: [
          { ...logo, h: "5u" },
          headline({ max: "13u", gap: "5u", paint: "sunny" }),
          body({ size: "3.9u" }),
          stickerButton(-1.5, { size: "4u" }),
        ],
      }),
      ...(["outline", "sunny", "outline"] as const).map(
        (paint, index) =>
          ({
            kind: "fill",
            rect: {
              l: `54%+${[0, 0.8, 3.6][index]}u`,
              t: "canvas.t-6u",
              w: "12u",
              b: "canvas.b+22u",
            },
            paint,
            clip: { shape: "wave", amp: "2.6u", count: 7, side: "left" },
            z: 1,
          }) as const,
      ),
      {
        kind: "photo",
        id: "pic",
        rect: { l: "54%+4.4u", t: "canvas.t-6u", r: "canvas.r+8u", b: "canvas.b+22u" },
        clip: { shape: "wave", amp: "2.6u", count: 7, side: "left" },
        z: 1,
      },
      CONFETTI,
    ],
  },
];
