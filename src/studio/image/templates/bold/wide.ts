import type { CtaItem, HeadlineItem, LayoutTemplate, LogoItem } from "#studio/image/layout-template.ts";
import { stackAt } from "../stack-at.ts";
import {
  body,
  cutoutPhoto,
  logo,
  rightOfEdge,
  slabButton,
  slantedPhoto,
  slantedSlab,
  wallHeadline,
} from "./parts.ts";

const wideLogo: LogoItem = { ...logo, h: "5.2u" };
const button = (overrides: Partial<CtaItem> = {}): CtaItem =>
  slabButton({ size: "4.6u", padY: 0.62, padX: 1, gap: "4u", ...overrides });
const wideWall = (overrides: Partial<HeadlineItem> = {}): HeadlineItem =>
  wallHeadline({ lines: 4, gap: "0u", ...overrides });

/**
 * Bold templates for wide canvases (`shapeOf` in `core/platforms/canvases.ts`), in
 * `LAYOUT_TEMPLATES` (`templates/layout-templates.ts`); `choose-layout.ts` picks one. Their items,
 * with usual sizes, are in `parts.ts`, sizes of their own in this file, colors in
 * `palettes/bold.ts`.
 */
export const BOLD_WIDE: readonly LayoutTemplate[] = [
  {
    id: "bold/wide-right",
    style: "bold",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      stackAt("lg", "safe.l", "safe.t+.4u", "54%", "20%", { items: [wideLogo] }),
      stackAt("ctaB", "safe.l", "60%", "54%", "safe.b", { valign: "bottom", items: [button()] }),
      stackAt("copy", "safe.l", "lg.b+4.4u", "57%", "ctaB.t-3.6u", {
        valign: "center",
        items: [wideWall(), body({ lines: 1, gap: "2.6u" })],
      }),
      slantedPhoto({ l: "57%", t: "canvas.t", r: "canvas.r", b: "canvas.b" }, rightOfEdge(18)),
      slantedSlab(rightOfEdge(72, 60)),
      cutoutPhoto({ l: "59%", t: "2u", r: "canvas.r-1u", b: "canvas.b-2u" }, -7),
    ],
  },
  {
    id: "bold/wide-left",
    style: "bold",
    shapes: ["wide"],
    pictures: "any",
    layers: [
      stackAt("copy", "46%", "safe.t", "safe.r", "safe.b", {
        valign: "center",
        items: [wideLogo, wideWall({ gap: "4.6u" }), body({ measure: 56 }), button()],
      }),
      slantedPhoto({ l: "canvas.l", t: "canvas.t", r: "44%", b: "canvas.b" }, [
        [0, 0],
        [100, 0],
        [82, 100],
        [0, 100],
      ]),
      slantedSlab([
        [0, 0],
        [44, 0],
        [32, 100],
        [0, 100],
      ]),
      cutoutPhoto({ l: "1u", t: "2u", r: "43%", b: "canvas.b-2u" }, -7),
    ],
  },
  {
    id: "bold/wide-labels",
    style: "bold",
    shapes: ["wide"],
    pictures: "photo",
    layers: [
      { kind: "photo", id: "pic", rect: "canvas", coveredBy: "copy" },
      stackAt("copy", "safe.l", "safe.t", "62%", "safe.b", {
        valign: "bottom",
        items: [
          {
            kind: "headline",
            min: "6.6u",
            preferred: "7u",
            max: "12.4u",
            lines: 4,
            highlight: "label",
            paint: "labelInk",
            leading: 1.36,
          },
          body({ size: "3.5u", gap: "0u", box: "black", paint: "white" }),
          button({ paint: "box", ink: "boxInk", gap: "2.4u" }),
        ],
      }),
      stackAt("lg", "safe.l", "safe.t", "60%", "20%", {
        items: [{ ...wideLogo, on: "black", paint: "white" }],
      }),
      {
        kind: "scrim",
        from: "top",
        rect: { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "24u" },
        hold: 45,
        paint: "black",
        protects: "lg",
        text: "white",
        min: 0.3,
      },
    ],
  },
  {
    id: "bold/type-wide",
    style: "bold",
    shapes: ["wide"],
    pictures: "none",
    layers: [
      {
        kind: "fill",
        rect: "canvas",
        paint: "field",
        clip: {
          shape: "poly",
          points: rightOfEdge(74, 58),
        },
      },
      stackAt("ctaB", "safe.l", "60%", "60%", "safe.b", { valign: "bottom", items: [button()] }),
      stackAt("lg", "ctaB.r+4u", "ctaB.t", "safe.r", "ctaB.b", {
        valign: "center",
        align: "end",
        items: [wideLogo],
      }),
      stackAt("copy", "safe.l", "safe.t", "safe.r", "ctaB.t-4u", {
        valign: "center",
        items: [wideWall({ max: "60u", lines: 3 }), body({ measure: 80, lines: 1, gap: "3u" })],
      }),
    ],
  },
];
