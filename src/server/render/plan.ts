import type { Canvas } from "#core/platforms/platform.ts";
import type { ImageBrief, TextPart } from "#studio/image/brief.ts";
import { callToActionFor, isStudioCallToAction } from "#studio/image/call-to-action.ts";
import {
  chooseLayout,
  type ChosenLayout,
  colorSchemeFor,
  type FilmLayouts,
} from "#studio/image/choose-layout.ts";
import { faceFor } from "#studio/image/faces.ts";
import type { LayoutInput } from "#studio/image/layout/context.ts";
import { layOut } from "#studio/image/layout/lay-out.ts";
import { paletteFor } from "#studio/image/palettes/palettes.ts";
import type { PictureInfo } from "#studio/image/picture.ts";
import type { Face } from "#studio/image/text/measured-text.ts";
import { LAYOUT_TEMPLATES } from "#studio/image/templates/layout-templates.ts";
import { measureText } from "./measure.ts";
import type { RenderableText } from "./renderable-text.ts";
import type { RenderEngine } from "./render-engine.ts";

/**
 * Input of the plan of an image ad: brief, canvas, seed and analyzed pictures. `composer.ts` and
 * `film/stage-shots.ts` make it.
 */
export interface AdPlanInput {
  readonly brief: ImageBrief;
  readonly canvas: Canvas;
  readonly seed: number;
  /** Texts that are left out. */
  readonly without?: readonly TextPart[];
  /** Ids of templates whose type was not readable. */
  readonly refused?: readonly string[];
  /** All pictures of the user, with the logo. */
  readonly pictures: readonly PictureInfo[];
  /** The generated background. */
  readonly background: PictureInfo | null;
  /** Whether the background shows the product, so that the pictures are not drawn. */
  readonly showsProduct: boolean;
  /** Template id and color scheme of an earlier plan. */
  readonly keep?: { readonly layout: string; readonly scheme: string };
  /** For a shot of a film: its templates, and the face of its captions. */
  readonly film?: FilmLayouts & { readonly captionFace: (face: Face) => Face };
}

/**
 * Layout of an image ad or of a film's shot, before it is rendered; `planAd` returns it: `chosen`
 * from `studio/image/choose-layout.ts`, `texts` from `measure.ts`, `missing` from `fonts/fonts.ts`.
 */
export interface AdPlan {
  readonly chosen: ChosenLayout;
  readonly texts: AdTexts;
  /** Name of the color scheme. */
  readonly scheme: string;
  /** Characters that no font has. */
  readonly missing: readonly string[];
}

type AdTexts = Record<TextPart, RenderableText | null>;

/**
 * Measures the texts of an ad and lays it out with one template, before anything is rendered;
 * `readable-plan.ts` calls it until the texts are readable. Templates:
 * `studio/image/templates/layout-templates.ts`; colors: `palettes/palettes.ts` there; the choice:
 * `studio/image/choose-layout.ts`; fonts and a missing button's label: `faces.ts` and
 * `call-to-action.ts` there.
 */
export async function planAd(engine: RenderEngine, input: AdPlanInput): Promise<AdPlan> {
  const texts = await measureBrief(engine, input.brief, input.film?.captionFace);
  for (const part of input.without ?? []) texts[part] = null;
  const { brief, canvas, seed, keep, refused = [] } = input;
  const { products, logos, backdrop } = assignPictures(input);
  const scheme = keep?.scheme ?? colorSchemeFor(brief.style, seed);
  const [first] = products;
  const product = first?.kind === "cutout" && products.length === 1 && !backdrop ? first.mean : null;
  const { primaryColor: brand, secondaryColor: secondary, accentColor: accent } = brief;
  const palette = paletteFor(brief.style, { brand, secondary, accent, scheme, product, seed });
  const layout: LayoutInput = { brief, canvas, palette, texts, pictures: products, logos, backdrop, seed };
  const missing = [...new Set(Object.values(texts).flatMap((text) => text?.missing ?? []))];
  const templates = input.film?.templates ?? LAYOUT_TEMPLATES[brief.style];
  const kept = templates.find(({ id }) => id === keep?.layout && !refused.includes(id));
  const chosen = kept
    ? { template: kept, ...layOut(layout, kept) }
    : chooseLayout(layout, scheme, refused, input.film);
  return { chosen, texts, scheme, missing };
}

/** Measures all texts of a brief in the faces of its style. */
async function measureBrief(
  engine: RenderEngine,
  brief: ImageBrief,
  bodyFace = (face: Face) => face,
): Promise<AdTexts> {
  const label = brief.callToAction?.trim() ? brief.callToAction : callToActionFor(brief);
  const texts: Record<TextPart, string> = {
    company: brief.companyName,
    product: brief.productName,
    headline: brief.headline.trim() === "" ? brief.productName || brief.companyName : brief.headline,
    body: brief.description,
    cta: label,
    disclaimer: brief.disclaimer ?? "",
  };
  const context = Object.values(texts).join(" ");
  const measure = (part: TextPart) =>
    measureText(engine, {
      text: texts[part],
      context,
      faceFor: (script) => {
        const face = faceFor(brief.style, part, script, {
          caps: part === "cta" && isStudioCallToAction(label),
          typefaces: brief.typefaces,
        });
        return part === "body" ? bodyFace(face) : face;
      },
    });
  return {
    company: await measure("company"),
    product: await measure("product"),
    headline: await measure("headline"),
    body: await measure("body"),
    cta: await measure("cta"),
    disclaimer: await measure("disclaimer"),
  };
}

/**
 * Assigns the pictures to their parts. The first logo of the brief is the logo, else the brand has
 * its forms of one. A generated background is behind
 * a single cut-out, else it is the first of the product pictures.
 */
function assignPictures({ pictures, background, showsProduct }: AdPlanInput) {
  const own = pictures.find(({ kind, logoKind }) => kind === "logo" && !logoKind);
  const logos = own ? [own] : pictures.filter(({ logoKind }) => logoKind);
  const products = pictures.filter((picture) => picture !== own && !picture.logoKind).map(asProduct);
  if (!background) return { products, logos, backdrop: null };
  if (showsProduct || products.length === 0) return { products: [background], logos, backdrop: null };
  const cutout = products.length === 1 && products[0]?.kind === "cutout";
  if (cutout) return { products, logos, backdrop: background };
  return { products: [background, ...products].slice(0, 5), logos, backdrop: null };
}

/** Shows a second logo, such as a badge, like a product. */
function asProduct(picture: PictureInfo): PictureInfo {
  if (picture.kind !== "logo") return picture;
  return { ...picture, kind: picture.mean ? "cutout" : "packshot" };
}
