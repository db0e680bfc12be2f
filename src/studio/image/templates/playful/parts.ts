// Parts of the playful templates: cut paper and stickers, outlined and tilted.
import type {
  BodyItem,
  BoxLayer,
  CtaItem,
  DrawingLayer,
  FillLayer,
  HeadlineItem,
  LogoItem,
  PhotoLayer,
  StackLayer,
} from "#studio/image/layout-template.ts";
import type { Length } from "#studio/image/layout/lengths.ts";
import { stackAt } from "../stack-at.ts";
import { withDefaults } from "../with-defaults.ts";

/**
 * The logo of playful templates, on a sticker. Placed by every layout of the style; its colors are
 * roles of `palettes/playful.ts`. `layout/logo-item.ts` draws it, its plate
 * `layout/logo-treatment.ts`.
 */
export const logo: LogoItem = {
  kind: "logo",
  h: "4.8u",
  maxW: "44u",
  plate: { look: "sticker", radius: "1.8u", paints: ["white", "outline"], line: "outline" },
};
/** Confetti on the canvas of playful templates; `confetti` in `layout/textures.ts` draws it. */
export const CONFETTI: DrawingLayer = { kind: "drawing", draw: "confetti", rect: "canvas", z: 0.5 };

/**
 * The headline of playful templates, with an outline and a hard shadow (`layout/headline-item.ts`).
 * Every layout of the style places it with its own sizes.
 */
export const headline = withDefaults<HeadlineItem>({
  kind: "headline",
  min: "6.4u",
  preferred: "6.6u",
  max: "14.5u",
  lines: 4,
  gap: "4.4u",
  paint: "white",
  stroke: [0.15, "outline"],
  hardShadow: [0.055, "outline"],
});

/** The description of playful templates; `layout/text-items.ts` draws it. */
export const body = withDefaults<BodyItem>({
  kind: "body",
  size: "3.7u",
  measure: 50,
  lines: 2,
  gap: "2.6u",
});

/**
 * Button of all playful templates: like a sticker, rotated by `rotate` degrees; colors are roles of
 * `palettes/playful.ts`. `layout/cta-item.ts` draws it.
 */
export const stickerButton = (rotate: number, overrides: Partial<CtaItem> = {}): CtaItem => ({
  kind: "cta",
  look: "sticker",
  paint: "cta",
  ink: "ctaInk",
  line: "outline",
  size: "3.8u",
  padY: 1,
  gap: "4.4u",
  rotate,
  ...overrides,
});

/** Layer of a `stickerButton`, turned by `rotate` degrees; `layout/cta-item.ts` draws it. */
export const cornerButton = (align: "start" | "end", rotate: number): StackLayer =>
  stackAt("ctaB", "safe.l", "70%", "safe.r", "safe.b-1.6u", {
    valign: "bottom",
    align,
    z: 40,
    items: [stickerButton(rotate)],
  });

/**
 * Layer of playful templates that names the box "pz" of the product pictures, in which `blobPhoto`,
 * `sealPhoto` and `burst` draw; each layout sets its sides.
 */
export const photoZone = (
  l: Length,
  t: Length,
  r: Length,
  b: Length,
): { kind: "box"; id: string; rect: { l: Length; t: Length; r: Length; b: Length } } => ({
  kind: "box",
  id: "pz",
  rect: { l, t, r, b },
});

/**
 * Photo of playful templates in a blob (`blobPath` in `layout/clip-paths.ts`) with a white rim and
 * a hard shadow; several pictures are polaroids (`layout/galleries.ts`).
 */
export const blobPhoto = (seed: number): (FillLayer | PhotoLayer)[] => [
  {
    kind: "fill",
    if: "pic.plain",
    rect: { l: "pz.l+1.5u", t: "pz.t+1.8u", r: "pz.r+1.5u", b: "pz.b+1.8u" },
    paint: "outline",
    clip: { shape: "blob", seed },
    z: 1,
  },
  {
    kind: "fill",
    if: "pic.plain",
    rect: { l: "pz.l-.9u", t: "pz.t-.9u", r: "pz.r+.9u", b: "pz.b+.9u" },
    paint: "white",
    clip: { shape: "blob", seed },
    z: 1,
  },
  {
    kind: "photo",
    id: "pic",
    if: "pic.photo",
    rect: "pz",
    clip: { shape: "blob", seed },
    gallery: "polaroids",
    z: 1,
  },
];

/**
 * Photo of playful templates as a polaroid, rotated by `rotate` degrees; several pictures are drawn
 * by `layout/galleries.ts`.
 */
export const polaroidPhoto = (l: Length, t: Length, r: Length, b: Length, rotate: number): PhotoLayer => ({
  kind: "photo",
  id: "pic",
  if: "pic.photo",
  rect: { l, t, r, b },
  radius: "1u",
  rim: ["2u", "white"],
  rotate,
  gallery: "polaroids",
  z: 1,
});

/**
 * Round photo of playful templates with a scalloped rim (`scallopPath` in `layout/clip-paths.ts`);
 * several pictures are polaroids (`layout/galleries.ts`).
 */
export const sealPhoto = (): (FillLayer | PhotoLayer)[] => {
  const ring = (shift: string, paint: string): FillLayer => ({
    kind: "fill",
    if: "pic.plain",
    rect: { l: `pz.cx-.5*pz.s+${shift}`, t: `pz.cy-.5*pz.s+${shift}`, w: "pz.s", h: "pz.s" },
    paint,
    clip: { shape: "scallop", count: 18, depth: 0.05 },
    z: 1,
  });
  const scallopDisc = { l: "pz.cx-.5*pz.s+4.4u", t: "pz.cy-.5*pz.s+4.4u", w: "pz.s-8.8u", h: "pz.s-8.8u" };
  return [
    ring("1.4u", "outline"),
    ring("0u", "white"),
    { kind: "photo", id: "pic", if: "pic.plain", rect: scallopDisc, clip: { shape: "circle" }, z: 1 },
    { kind: "photo", id: "pic", if: "pic.many", rect: "pz", gallery: "polaroids", z: 1 },
  ];
};

/**
 * A scalloped shape behind a cut-out of playful templates, wider for wide products (`isLandscape`
 * in `picture.ts`).
 */
export const burst = (): FillLayer[] =>
  [
    { dx: "1u", dy: "1.4u", paint: "outline" },
    { dx: "0u", dy: "0u", paint: "blob" },
  ].map(({ dx, dy, paint }) => ({
    kind: "fill",
    if: "pic.cutout",
    rect: {
      l: { when: "pic.landscape", yes: `pz.cx-.46*pz.w+${dx}`, no: `pz.cx-.48*pz.s+${dx}` },
      t: { when: "pic.landscape", yes: `pz.cy-.46*pz.s+${dy}`, no: `pz.cy-.48*pz.s+${dy}` },
      w: { when: "pic.landscape", yes: ".92*pz.w", no: ".96*pz.s" },
      h: { when: "pic.landscape", yes: ".92*pz.s", no: ".96*pz.s" },
    },
    paint,
    clip: { shape: "scallop", count: 16, depth: 0.05 },
    showsBackdrop: paint === "blob",
    z: 1,
  }));

/**
 * Rotated cut-out of playful templates, in degrees; only for a single cut-out (`pic.cutout` in
 * `layout/lay-out.ts`).
 */
export const cutoutPhoto = (l: Length, t: Length, r: Length, b: Length, rotate = -6): PhotoLayer => ({
  kind: "photo",
  id: "pic",
  if: "pic.cutout",
  rect: { l, t, r, b },
  rotate,
  pad: 0.02,
  z: 4,
});

/** Rotated cut-out of playful templates on a burst; most files of this folder use it. */
export const cutoutOnBurst = (
  l: Length,
  t: Length,
  r: Length,
  b: Length,
  rotate = -6,
): (FillLayer | PhotoLayer)[] => [...burst(), cutoutPhoto(l, t, r, b, rotate)];

/**
 * A field in playful templates; `side` has the wavy edge (`wavePath` in `layout/clip-paths.ts`).
 */
export const waveField = (l: Length, t: Length, side: "top" | "left"): FillLayer => ({
  kind: "fill",
  rect: { l, t, r: "canvas.r+8u", b: "canvas.b+22u" },
  paint: "shape",
  clip: { shape: "wave", amp: "2.6u", count: 7, side },
});

/** A disc in playful templates; its scalloped edge is `scallopPath` in `layout/clip-paths.ts`. */
export const scallopDisc = (l: Length, t: Length, size: string): FillLayer => ({
  kind: "fill",
  rect: { l, t, w: size, h: size },
  paint: "shape",
  clip: { shape: "scallop", count: 18, depth: 0.045 },
});

/** Rays on the whole canvas of playful templates; `sparks` in `layout/textures.ts` draws them. */
export const RAYS: DrawingLayer = {
  kind: "drawing",
  draw: "sparks",
  rect: { l: "canvas.l", t: "canvas.t", r: "canvas.r", b: "canvas.b" },
};

/** Rotation of the speech bubble (`speechBubble`) and of its text (`bubble.ts`), degrees. */
export const BUBBLE_TILT = -2.5;

/**
 * The speech bubble of `PLAYFUL_BUBBLE` (`bubble.ts`) around the box "bubble" (`BUBBLE_BOX`) with
 * an outline and a hard shadow. Its tail (`tailPath` in `layout/clip-paths.ts`) starts at `tailAt`
 * percent of a side.
 */
export const speechBubble = (side: "bottom" | "right", tailAt: number): FillLayer[] => {
  const layers = (grow: number, shift: number, paint: string): FillLayer[] => {
    const base = { kind: "fill", paint, rotate: BUBBLE_TILT, z: 2 } as const;
    const side4 = { l: `bubble.l-${grow - shift}u`, t: `bubble.t-${grow - shift}u` };
    const card = { ...side4, r: `bubble.r+${grow + shift}u`, b: `bubble.b+${grow + shift}u` };
    const from = 3 - shift + grow * 0.4;
    const tail =
      side === "bottom"
        ? {
            l: `bubble.l+${tailAt / 100}*bubble.w-${grow - shift}u`,
            t: `bubble.b-${from}u`,
            w: `${7 + 2 * grow}u`,
            h: `${9 + grow * 1.8}u`,
          }
        : {
            l: `bubble.r-${from}u`,
            t: `bubble.t+${tailAt / 100}*bubble.h-${grow - shift}u`,
            w: `${9 + grow * 1.8}u`,
            h: `${7 + 2 * grow}u`,
          };
    return [
      { ...base, rect: card, radius: `${5 + grow}u` },
      { ...base, rect: tail, clip: { shape: "tail", side } },
    ];
  };
  return [...layers(0.8, 1.1, "outline"), ...layers(0.8, 0, "outline"), ...layers(0, 0, "white")];
};

/** Layer of `PLAYFUL_BUBBLE` (`bubble.ts`): the box "bubble" around the text. */
export const BUBBLE_BOX: BoxLayer = {
  kind: "box",
  id: "bubble",
  rect: { l: "copy.l-3.6u", t: "copy.t-1.8u", r: "copy.r+3.6u", b: "copy.b+1.8u" },
};

/**
 * Paper with a wavy top edge over a picture, in `PLAYFUL_TIDE` (`tide.ts`): the outline, a strip of
 * color, the paper. `wavePath` in `layout/clip-paths.ts` has the edge.
 */
export const wavyPaper = (l: string, t: string): FillLayer[] =>
  [
    { up: 4.4, paint: "outline" },
    { up: 3.6, paint: "sunny" },
    { up: 0.8, paint: "outline" },
    { up: 0, paint: "bg" },
  ].map(({ up, paint }) => ({
    kind: "fill",
    // A strip is enough: below it is the background.
    rect: { l, t: `${t}-${up}u`, r: "canvas.r+8u", h: "12u" },
    paint,
    clip: { shape: "wave", amp: "2.6u", count: 7, side: "top" },
    z: 2,
  }));
