import type { LayoutTemplate } from "#studio/image/layout-template.ts";
import { halo, wideLogo, head, body, pill, stack, CARD } from "./parts.ts";

export const MODERN_WIDE: readonly LayoutTemplate[] = [
  {
    id: "modern/wide-right",
    style: "modern",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      halo(4, 96, 60),
      stack("lg", "safe.l", "safe.t+1u", "50%", "25%", { items: [wideLogo] }),
      stack("copy", "safe.l", "lg.b+5.4u", "51%", "safe.b-.6u", {
        valign: "bottom",
        items: [
          head({ min: "7u", preferred: "7.4u", max: "13u" }),
          body({ size: "3.8u", lines: 2, gap: "3u" }),
          pill({ size: "3.6u", gap: "4.6u" }),
        ],
      }),
      {
        kind: "photo",
        id: "pic",
        rect: { l: "54%", t: "3.6u", r: "canvas.r-3.6u", b: "canvas.b-3.6u" },
        radius: CARD,
        backing: "card",
        pad: 0.07,
        z: 1,
      },
    ],
  },
  {
    id: "modern/wide-left",
    style: "modern",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      stack("copy", "51%", "safe.t+1u", "safe.r", "safe.b-1u", {
        valign: "center",
        items: [
          wideLogo,
          head({ min: "7u", preferred: "7.4u", max: "12.6u", gap: "6u" }),
          body({ size: "3.8u", lines: 2, gap: "3u" }),
          pill({ size: "3.6u", gap: "5u" }),
        ],
      }),
      {
        kind: "photo",
        id: "pic",
        rect: { l: "3.6u", t: "3.6u", r: "46.5%", b: "canvas.b-3.6u" },
        radius: CARD,
        backing: "card",
        pad: 0.07,
        z: 1,
      },
    ],
  },
  {
    id: "modern/wide-notch",
    style: "modern",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      halo(78, 50, 50),
      stack("copy", "safe.l", "safe.t", "49%", "safe.b", {
        valign: "center",
        items: [
          wideLogo,
          head({ min: "7u", preferred: "7.4u", max: "12u", gap: "6u" }),
          body({ size: "3.8u", lines: 3, gap: "3u" }),
        ],
      }),
      stack("ctaB", "60%", "60%", "safe.r", "safe.b", {
        valign: "bottom",
        align: "end",
        items: [pill({ size: "3.6u" })],
      }),
      {
        kind: "photo",
        id: "pic",
        rect: { l: "53%", t: "safe.t-1u", r: "safe.r", b: "safe.b" },
        inner: {
          l: "53%",
          t: "safe.t",
          r: "safe.r",
          b: { when: "pic.landscape", yes: "ctaB.t", no: "safe.b-2u" },
        },
        coveredBy: "ctaB",
        clip: { shape: "notch", corner: "br", around: "ctaB", r: CARD, gap: "1.9u" },
        backing: "card",
        pad: 0.06,
        z: 1,
      },
    ],
  },
];
