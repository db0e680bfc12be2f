import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { logo, wall, body, slabButton, at, slab, photo, cutout, below, above } from "./parts.ts";

export const BOLD_STORY: readonly LayoutTemplate[] = [
  {
    id: "bold/story-above",
    style: "bold",
    shapes: ["story"],
    pictures: "any",
    layers: [
      at("copy", "safe.l", "safe.t", "safe.r", "57%", {
        items: [logo, wall({ gap: "5u" }), body({ lines: 3 }), slabButton()],
      }),
      photo({ l: "canvas.l", t: "copy.b+2u", r: "canvas.r", b: "canvas.b" }, [
        [0, 13],
        [100, 0],
        [100, 100],
        [0, 100],
      ]),
      slab(
        [
          [0, 46],
          [100, 6],
          [100, 100],
          [0, 100],
        ],
        below,
      ),
      cutout({ l: "canvas.l-4u", t: "copy.b+2u", r: "canvas.r+4u", b: "canvas.b-16u" }, -7),
    ],
  },
  {
    id: "bold/story-slant",
    style: "bold",
    shapes: ["story"],
    pictures: "any",
    layers: [
      at("copy", "safe.l", "27%", "safe.r", "safe.b", {
        valign: "bottom",
        items: [logo, wall({ gap: "5u", lines: 4 }), body({ lines: 2 }), slabButton()],
      }),
      photo(
        { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "copy.t-3u" },
        [
          [0, 0],
          [100, 0],
          [100, 88],
          [0, 100],
        ],
        { treat: "tri" },
      ),
      slab(
        [
          [0, 0],
          [100, 0],
          [100, 70],
          [0, 100],
        ],
        above,
      ),
      cutout({ l: "4u", t: "10u", r: "canvas.r-4u", b: "copy.t-5u" }, -7),
      {
        kind: "fill",
        rect: { l: "canvas.l", t: "copy.b+7u", r: "canvas.r", b: "canvas.b" },
        paint: "cta",
        clip: {
          shape: "poly",
          points: [
            [0, 22],
            [100, 0],
            [100, 100],
            [0, 100],
          ],
        },
      },
    ],
  },
];
