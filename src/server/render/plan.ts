import type { Canvas } from "#core/platforms/canvases.ts";
import type { ImageBrief, TextPart } from "#studio/image/brief.ts";
import { callToActionFor, isOwnCallToAction } from "#studio/image/call-to-action.ts";
import { choose, schemeFor, type Chosen } from "#studio/image/choose.ts";
import { faceFor } from "#studio/image/faces.ts";
import type { LayoutJob } from "#studio/image/layout/context.ts";
import { layOut } from "#studio/image/layout/interpret.ts";
import { paletteFor } from "#studio/image/palettes/palettes.ts";
import type { PictureInfo } from "#studio/image/picture.ts";
import { RECIPES } from "#studio/image/recipes/recipes.ts";
import { measureText, type Measured, type MeasureDeps } from "./measure.ts";

export interface PlanInput {
  readonly brief: ImageBrief;
  readonly canvas: Canvas;
  readonly seed: number;
  /** Parts that this picture does without. */
  readonly without?: readonly TextPart[];
  /** Layouts that were tried and did not read on their pixels. */
  readonly refused?: readonly string[];
  /** Every picture of the user, logo included. */
  readonly pictures: readonly PictureInfo[];
  readonly background: PictureInfo | null;
  readonly showsProduct: boolean;
  /** Keep to a layout and scheme chosen before. */
  readonly keep?: { readonly layout: string; readonly scheme: string };
}

export interface Plan {
  readonly chosen: Chosen;
  readonly job: LayoutJob;
  readonly scheme: string;
  readonly missing: readonly string[];
}

/** Measures the words, then lays the ad out; no pixel is touched. */
export async function planAd(deps: MeasureDeps, input: PlanInput): Promise<Plan> {
  const texts = await measureBrief(deps, input.brief);
  return planWith(input, texts);
}

export type BriefTexts = Record<TextPart, Measured | null>;

/** All words of a brief, measured in the faces of its style. */
export async function measureBrief(deps: MeasureDeps, brief: ImageBrief): Promise<BriefTexts> {
  const label = brief.callToAction?.trim() ? brief.callToAction : callToActionFor(brief);
  const words: Record<TextPart, string> = {
    company: brief.companyName,
    product: brief.productName,
    headline: brief.headline.trim() === "" ? brief.productName || brief.companyName : brief.headline,
    body: brief.description,
    cta: label,
  };
  const context = Object.values(words).join(" ");
  const measure = (part: TextPart) =>
    measureText(deps, {
      text: words[part],
      context,
      faceFor: (script) => faceFor(brief.style, part, script, part === "cta" && isOwnCallToAction(label)),
    });
  return {
    company: await measure("company"),
    product: await measure("product"),
    headline: await measure("headline"),
    body: await measure("body"),
    cta: await measure("cta"),
  };
}

/** The layout half of `planAd`: pure, for words that are already measured. */
export function planWith(input: PlanInput, measured: BriefTexts): Plan {
  const { brief, canvas, seed, keep, refused = [] } = input;
  const texts = { ...measured };
  for (const part of input.without ?? []) texts[part] = null;
  const { hero, logo, backdrop } = sortPictures(input);
  const scheme = keep?.scheme ?? schemeFor(brief.style, seed);
  const [first] = hero;
  const product = first?.kind === "cutout" && hero.length === 1 && !backdrop ? first.mean : null;
  const palette = paletteFor(brief.style, { brand: brief.primaryColor, scheme, product, seed });
  const job: LayoutJob = { brief, canvas, palette, texts, pictures: hero, logo, backdrop, seed };
  const missing = [...new Set(Object.values(texts).flatMap((text) => text?.missing ?? []))];
  const recipe = RECIPES[brief.style].find(({ id }) => id === keep?.layout && !refused.includes(id));
  if (!recipe) return { chosen: choose(job, scheme, refused), job, scheme, missing };
  return { chosen: { recipe, ...layOut(job, recipe) }, job, scheme, missing };
}

/** Which picture plays which part: the first logo is the logo; a background carries cut-outs or leads the photos. */
function sortPictures({ pictures, background, showsProduct }: PlanInput) {
  const logo = pictures.find(({ kind }) => kind === "logo") ?? null;
  const products = pictures.filter((picture) => picture !== logo).map(asProduct);
  if (!background) return { hero: products, logo, backdrop: null };
  if (showsProduct || products.length === 0) return { hero: [background], logo, backdrop: null };
  const cutout = products.length === 1 && products[0]?.kind === "cutout";
  if (cutout) return { hero: products, logo, backdrop: background };
  return { hero: [background, ...products].slice(0, 5), logo, backdrop: null };
}

/** A second logo can only be a badge or a partner's mark: it is shown as a cut-out or a plain picture. */
function asProduct(picture: PictureInfo): PictureInfo {
  if (picture.kind !== "logo") return picture;
  return { ...picture, kind: picture.mean ? "cutout" : "packshot" };
}
