import type { Box } from "#core/platforms/box.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import type { Canvas } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { PRODUCT } from "#core/product.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { rotatedBounds } from "#studio/image/geometry.ts";
import { notesFor } from "#studio/image/notes.ts";
import type { ReadableElement } from "#studio/image/scene.ts";
import type { StoredRecipe, TextEdits } from "#studio/image/stored-recipe.ts";
import { findUnreadable, withoutText } from "./contrast-check.ts";
import type { AnalyzedPicture, PictureInput } from "./pictures/analyze-picture.ts";
import { createPictureCache } from "./pictures/picture-cache.ts";
import { type AdPlan, type AdPlanInput, planAd } from "./plan.ts";
import { provenanceXmp } from "./provenance.ts";
import { createRenderEngine, type RenderEngine } from "./render-engine.ts";
import {
  type ImageFormat,
  renderImage,
  type RenderInput,
  renderScene,
  type ScaledPictures,
} from "./render.ts";

/** The pictures of an ad. */
interface AdPictures {
  readonly pictures: readonly PictureInput[];
  /**
   * A background that a model has generated. With `showsProduct`, the pictures were references for
   * it and are not drawn again.
   */
  readonly background?: { readonly data: Buffer; readonly showsProduct: boolean };
}

/** What an ad is composed from. */
export interface ComposeInput extends AdPictures {
  readonly brief: ImageBrief;
  readonly platform: ImagePlatform;
  /** The same for all platforms of a generation, so that they look alike. */
  readonly seed: number;
  /** PNG by default. */
  readonly format?: ImageFormat;
}

/** An ad to compose again with other texts, from the same pictures. */
export interface RecomposeInput extends AdPictures {
  readonly recipe: StoredRecipe;
  readonly edits: TextEdits;
  /** PNG by default. */
  readonly format?: ImageFormat;
}

/** A scene of a video script to draw. */
export interface StoryboardInput {
  /** Headline and description are not used. */
  readonly brief: ImageBrief;
  /** The on-screen text of the scene. */
  readonly text: string;
  /** Whether it is the last scene, which shows the call to action. */
  readonly closing: boolean;
  /** Index of the scene. The scenes show the pictures in turn. */
  readonly index: number;
  readonly pictures: readonly PictureInput[];
  readonly seed: number;
  readonly canvas: Canvas;
}

/** A finished ad; sizes in px. */
export interface ComposedAd {
  readonly image: Buffer;
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  /** What is needed to compose it again. */
  readonly recipe: StoredRecipe;
  /** The bounds of texts and logo. */
  readonly boxes: readonly { readonly part: ReadableElement["part"]; readonly box: Box }[];
  /** Notes to the user, for example that the description was shortened. */
  readonly notes: readonly string[];
}

/**
 * Composes image ads from texts and pictures. All methods reject if a picture cannot be decoded.
 */
export interface Composer {
  /** Index of the picture that is used as the logo; `undefined` if there is none. */
  findLogo(pictures: readonly PictureInput[]): Promise<number | undefined>;
  /** Composes an ad. The same input gives the same bytes. */
  compose(input: ComposeInput): Promise<ComposedAd>;
  /** Composes an ad again with other texts, in the same layout and colors. */
  recompose(input: RecomposeInput): Promise<ComposedAd>;
  /** Draws a scene of a video script as PNG: the on-screen text with one of the pictures. */
  storyboardFrame(input: StoryboardInput): Promise<{ image: Buffer; width: number; height: number }>;
}

/** Bytes of decoded pictures that are kept for the other platforms of a generation. */
const CACHE_BYTES = 96 * 1024 * 1024;

/** Creates a composer. One per process is enough; fonts are loaded when a text first needs them. */
export function createComposer(): Composer {
  const engine = createRenderEngine();
  const cache = createPictureCache(CACHE_BYTES);

  const analyzeAll = async ({ pictures, background }: AdPictures) => {
    const analyzed: AnalyzedPicture[] = [];
    for (const [index, picture] of pictures.entries()) analyzed.push(await cache.get(picture, index));
    const backdrop = background ? await cache.get({ data: background.data, role: "product" }, -1) : null;
    return {
      analyzed,
      backdrop: backdrop && { ...backdrop, info: { ...backdrop.info, kind: "photo" as const } },
    };
  };

  const composeAd = async (
    input: ComposeInput,
    keep?: { layout: string; scheme: string },
  ): Promise<ComposedAd> => {
    const { brief, platform, seed, background, format = "png" } = input;
    const { analyzed, backdrop } = await analyzeAll(input);
    const shown = backdrop ? [...analyzed, backdrop] : analyzed;
    const scaled: ScaledPictures = new Map();
    const plan = await readablePlan(
      engine,
      {
        brief,
        canvas: canvasFor(platform, brief.size),
        seed,
        pictures: analyzed.map(({ info }) => info),
        background: backdrop?.info ?? null,
        showsProduct: background?.showsProduct ?? false,
        ...(keep ? { keep } : {}),
      },
      { pictures: shown, scaled },
    );
    const { scene } = plan.chosen;
    const xmp = provenanceXmp(backdrop ? "withAi" : "composed", PRODUCT.name);
    const image = await renderImage(engine, { scene, pictures: shown, scaled }, { format, xmp });
    return { image, format, width: scene.width, height: scene.height, ...describeResult(input, plan) };
  };

  const storyboardFrame = async ({
    brief,
    text,
    closing,
    index,
    pictures,
    seed,
    canvas,
  }: StoryboardInput) => {
    const { analyzed } = await analyzeAll({ pictures });
    const logo = analyzed.filter(({ info }) => info.kind === "logo");
    const products = analyzed.filter(({ info }) => info.kind !== "logo");
    const product = products.length > 0 ? products.slice(index % products.length).slice(0, 1) : [];
    const shown = [...product, ...logo];
    const input: AdPlanInput = {
      brief: { ...brief, headline: text, description: "" },
      canvas,
      seed,
      pictures: shown.map(({ info }) => info),
      background: null,
      showsProduct: false,
      without: closing ? ["product"] : ["product", "cta"],
    };
    const scaled: ScaledPictures = new Map();
    const { scene } = (await readablePlan(engine, input, { pictures: shown, scaled })).chosen;
    const xmp = provenanceXmp("composed", PRODUCT.name);
    const image = await renderImage(engine, { scene, pictures: shown, scaled }, { format: "png", xmp });
    return { image, width: scene.width, height: scene.height };
  };

  return {
    async findLogo(pictures) {
      const { analyzed } = await analyzeAll({ pictures });
      const index = analyzed.findIndex(({ info }) => info.kind === "logo");
      return index < 0 ? undefined : index;
    },
    compose: (input) => composeAd(input),
    recompose: ({ recipe, edits, ...pictures }) =>
      composeAd(
        { ...pictures, brief: { ...recipe.brief, ...edits }, platform: recipe.platform, seed: recipe.seed },
        { layout: recipe.layout, scheme: recipe.scheme },
      ),
    storyboardFrame,
  };
}

/**
 * Plans an ad until its type is readable on the rendered pixels; only layouts with a scrim are
 * rendered.
 */
async function readablePlan(
  engine: RenderEngine,
  input: AdPlanInput,
  drawn: Omit<RenderInput, "scene">,
): Promise<AdPlan> {
  const refused: string[] = [];
  for (;;) {
    const plan = await planAd(engine, { ...input, refused });
    const { scene, report, template } = plan.chosen;
    if (report.scrimAlpha === 0 || refused.includes(template.id)) return plan;
    const background = await renderScene(engine, { ...drawn, scene: withoutText(scene) });
    const weak = findUnreadable(scene, background);
    if (weak.length === 0) return plan;
    refused.push(template.id);
  }
}

function describeResult(input: ComposeInput, { chosen, texts, scheme, missing }: AdPlan) {
  const recipe: StoredRecipe = {
    version: 1,
    brief: input.brief,
    platform: input.platform,
    seed: input.seed,
    scheme,
    layout: chosen.template.id,
    background: input.background ? { showsProduct: input.background.showsProduct } : null,
  };
  const boxes = chosen.scene.readables.map(({ part, box, rotation }) => ({
    part,
    box: rotatedBounds(box, rotation),
  }));
  return { recipe, boxes, notes: notesFor(chosen.report, { body: texts.body !== null, missing }) };
}
