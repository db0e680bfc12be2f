import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import {
  logo,
  wall,
  body,
  band,
  slabButton,
  at,
  slab,
  photo,
  cutout,
  RISING_TOP,
  below,
  above,
} from "./parts.ts";

export const BOLD_TALL: readonly LayoutTemplate[] = [
  {
    id: "bold/wall-above",
    style: "bold",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      band(),
      at("lg", "safe.l", "safe.t", "safe.r", "14%", { items: [logo] }),
      at(
        "copy",
        "safe.l",
        "lg.b+4.4u",
        "safe.r",
        { when: "pic.landscape", yes: "58%", no: "53%" },
        { items: [wall({ gap: "0u" }), body()] },
      ),
      photo({ l: "canvas.l", t: "copy.b+1u", r: "canvas.r", b: "canvas.b" }, RISING_TOP, {
        coveredBy: "band",
      }),
      slab(
        [
          [0, 52],
          [100, 4],
          [100, 100],
          [0, 100],
        ],
        below,
      ),
      cutout({ l: "1u", t: "copy.b+1.4u", r: "canvas.r-1u", b: "band.t-1.4u" }, -7),
    ],
  },
  {
    id: "bold/wall-below",
    style: "bold",
    shapes: ["tall"],
    pictures: "any",
    layers: [
      band({ size: "4.8u" }),
      at("copy", "safe.l", "46%", "safe.r", "band.t-4u", {
        valign: "bottom",
        items: [wall({ gap: "0u", lines: 4 }), body()],
      }),
      photo(
        { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.t-3u" },
        [
          [0, 0],
          [100, 0],
          [100, 88],
          [0, 100],
        ],
        {
          treat: "tri",
          coveredBy: "lg",
        },
      ),
      slab(
        [
          [0, 0],
          [100, 0],
          [100, 56],
          [0, 100],
        ],
        above,
      ),
      cutout({ l: "2u", t: "11u", r: "canvas.r-2u", b: "copy.t-2u" }, 6),
      at("lg", "safe.l", "safe.t", "safe.r", "14%", {
        if: "pic.photo",
        items: [{ ...logo, on: "shade", paint: "white" }],
      }),
      at("lg", "safe.l", "safe.t", "safe.r", "14%", {
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
      { kind: "photo", id: "pic", rect: "canvas", treat: "punch", coveredBy: "copy" },
      at("lg", "safe.l", "safe.t+.6u", "safe.r", "14%", {
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
      at("copy", "safe.l", "44%", "safe.r-4u", "safe.b", {
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
      at("lg", "safe.l", "safe.t", "safe.r", "14%", { align: "end", items: [logo] }),
      at("copy", "safe.l", "52%", "safe.r", "safe.b", {
        valign: "bottom",
        items: [wall({ gap: "0u", lines: 4 }), body(), slabButton({ gap: "3.6u" })],
      }),
      photo({ l: "safe.l", t: "lg.b+3.4u", r: "canvas.r", b: "copy.t-3.6u" }, [
        [0, 12],
        [100, 0],
        [100, 88],
        [0, 100],
      ]),
      slab(
        [
          [0, 14],
          [100, 0],
          [100, 84],
          [0, 100],
        ],
        { l: "safe.l", t: "lg.b+3.4u", r: "canvas.r", b: "copy.t-3.6u" },
      ),
      cutout({ l: "2u", t: "lg.b+2u", r: "canvas.r-2u", b: "copy.t-1.6u" }, -5),
    ],
  },
];
