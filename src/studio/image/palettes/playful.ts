import { contrast, ensure, inkOn, luminanceOf, TEXT_CONTRAST } from "../colour/contrast.ts";
import { lch, lchOf, type Oklab } from "../colour/oklch.ts";
import { toneOf, type Palette, type PaletteInput } from "./palette.ts";

const GUEST_HUES = [25, 300, 150, 255, 350] as const;
const PAPER = "#fffdf8";

const hueGap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** Between orange and green only a light tone looks fresh; a dark one looks like mustard. */
const lively = (l: number, c: number, hue: number): string => {
  const h = (hue + 360) % 360;
  return lch(h > 75 && h < 120 ? 0.88 : l, c, h);
};

/** Playful: `pop` stands on the brand colour, `candy` on its pastel; three accents a third of the wheel apart. */
export function playfulPalette({ brand, scheme, product, seed }: PaletteInput): Palette {
  const tone = toneOf(brand, { h: GUEST_HUES[seed % GUEST_HUES.length] ?? 25, c: 0.16 });
  const { h, grey } = tone;
  const c = Math.max(0.11, tone.c);
  const outline = lch(0.24, Math.min(0.09, c * 0.55), h);
  const pop = grey
    ? lch(0.7, 0.17, h)
    : lch(Math.min(0.8, Math.max(0.58, tone.l)), Math.max(0.13, tone.c), h);
  const sunny = lch(0.86, 0.16, hueGap(h, 95) < 50 ? h - 95 + 360 : 95);
  const candy = scheme === "candy";
  const bg = candy ? lch(0.915, Math.min(0.075, c * 0.5), h) : pop;
  const ink = candy ? outline : inkFor(pop, outline);
  const shape = shapeOn(bg, ink, candy ? -0.07 : 0.09, c * (candy ? 0.75 : 0.85));
  return {
    bg,
    ink,
    muted: ink,
    shape,
    blob: blobFor({
      product,
      brandHue: h,
      ground: bg,
      sunny,
      candidates: [candy ? pop : sunny, sunny, PAPER, pop],
    }),
    outline,
    sunny,
    second: lively(0.72, 0.16, h + 150),
    third: lively(0.78, 0.12, h + 220),
    white: PAPER,
    pop,
    cta: sunny,
    ctaInk: ensure(outline, sunny),
    scrim: outline,
    shadow: outline,
  };
}

function inkFor(pop: string, outline: string): string {
  if (contrast("#ffffff", pop) >= TEXT_CONTRAST) return "#ffffff";
  return contrast(outline, pop) >= TEXT_CONTRAST ? outline : ensure(outline, pop);
}

/** Waves and scallops run under type: lighter under dark ink, darker under light ink. */
function shapeOn(bg: string, ink: string, step: number, chroma: number): string {
  const { l, h } = lchOf(bg);
  const light = luminanceOf(ink) > 0.5;
  const shape = lch(Math.min(0.95, l + (light ? -0.07 : step)), chroma, h);
  return contrast(ink, shape) >= TEXT_CONTRAST ? shape : ensure(shape, ink);
}

interface BlobInput {
  product: Oklab | null;
  brandHue: number;
  ground: string;
  sunny: string;
  candidates: readonly string[];
}

/** The ground of a cut-out: the candidate farthest from the product in OKLab; a blue bike never on a blue burst. */
function blobFor({ product, brandHue, ground, sunny, candidates }: BlobInput): string {
  const visible = candidates.filter((hex) => contrast(hex, ground) > 1.12);
  if (!product) return visible[0] ?? sunny;
  const coloured = Math.hypot(product.a, product.b) > 0.02;
  const score = (hex: string): number => {
    const { l, c, h } = lchOf(hex);
    const a = c * Math.cos((h * Math.PI) / 180);
    const b = c * Math.sin((h * Math.PI) / 180);
    const far = Math.hypot(l - product.l, a - product.a, b - product.b);
    const same = coloured && hueGap(h, brandHue) < 40 && c > 0.08;
    return far - (same ? 0.25 : 0) + (hex === sunny ? 0.06 : 0);
  };
  return [...visible].sort((a, b) => score(b) - score(a))[0] ?? inkOn(ground);
}
