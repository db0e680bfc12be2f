import { createHash } from "node:crypto";
import type { Box } from "#core/platforms/box.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import type { Canvas } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { PRODUCT } from "#core/product.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { rotatedBounds } from "#studio/image/geometry.ts";
import type { DrawnFacts } from "#studio/image/drawn-facts.ts";
import { notesFor } from "#studio/image/notes.ts";
import type { ReadableElement } from "#studio/image/scene.ts";
import type { StoredRecipe, TextEdits } from "#studio/image/stored-recipe.ts";
import { type DrawnFilm, drawFilm } from "./film/draw-film.ts";
import type { AnalyzedPicture, PictureInput } from "./pictures/analyze-picture.ts";
import { createPictureCache } from "./pictures/picture-cache.ts";
import type { AdPlan, AdPlanInput } from "./plan.ts";
import { provenanceXmp } from "./provenance.ts";
import { readablePlan } from "./readable-plan.ts";
import { createRenderEngine } from "./render-engine.ts";
import { createResultCache } from "./result-cache.ts";
import { type ImageFormat, renderImage, type ScaledPictures } from "./render.ts";

/** The pictures of an ad. */
interface AdPictures {
  readonly pictures: readonly PictureInput[];
  /**
   * A background that a model has generated. With `showsProduct`, the pictures were references for
   * it and are not drawn again.
   */
  readonly background?: { readonly data: Buffer; readonly showsProduct: boolean };
}

/**
 * Input from which an image ad is composed: brief, platform, size and pictures. Generators and the
 * brand's preview send it.
 */
interface ComposeInput extends AdPictures {
  readonly brief: ImageBrief;
  readonly platform: ImagePlatform;
  /** The same for all platforms of a generation, so that they look alike. */
  readonly seed: number;
  /** PNG by default. */
  readonly format?: ImageFormat;
}

/**
 * An image ad to compose again with other texts, from the same pictures; edits and redraws send it.
 */
interface RecomposeInput extends AdPictures {
  readonly recipe: StoredRecipe;
  readonly edits: TextEdits;
  /** PNG by default. */
  readonly format?: ImageFormat;
}

/** A scene of a video script to draw as a storyboard frame. */
interface StoryboardInput {
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

/**
 * A finished image ad from `compose` and `recompose` of the composer; generators store it. `notes`
 * come from `studio/image/notes.ts`, the layout from `plan.ts`; `facts` are for the checks of ads.
 * Sizes in px.
 */
export interface ComposedAd {
  readonly image: Buffer;
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  /** Input to compose the ad again. */
  readonly recipe: StoredRecipe;
  /** The bounds of texts and logo. */
  readonly boxes: readonly { readonly part: ReadableElement["part"]; readonly box: Box }[];
  /** Facts for checks of the ads that show it. */
  readonly facts: DrawnFacts;
  /** Notes to the user, for example that the description was shortened. */
  readonly notes: readonly string[];
}

/**
 * A film to direct and paint: its settings, the brief of its ad and the pictures. `directScript` of
 * the generations slice builds it for previews and for films that the server renders.
 */
interface ComposeFilmInput {
  readonly settings: FilmSettings;
  /** Names, colors, typefaces and small print. */
  readonly brief: ImageBrief;
  readonly pictures: readonly PictureInput[];
  /** Upload ids of the pictures, in their order; scenes name them. */
  readonly uploads: readonly string[];
  readonly seed: number;
}

/**
 * Composes image ads, storyboard frames and films from texts and pictures, for generators, redraws
 * and previews. All methods reject if a picture cannot be decoded. `createComposer` is the only
 * implementation; `limitConcurrency` (`composer-queue.ts`) wraps it. The look is in `studio/image`
 * (`choose-layout.ts`, `palettes/palettes.ts`).
 */
export interface Composer {
  /** Indexes of the pictures that are logos: the brand's, and the first one of the brief. */
  findLogos(pictures: readonly PictureInput[]): Promise<readonly number[]>;
  /** Composes an ad. The same input gives the same bytes. */
  compose(input: ComposeInput): Promise<ComposedAd>;
  /** Composes an ad again with other texts, in the same layout and colors. */
  recompose(input: RecomposeInput): Promise<ComposedAd>;
  /** Draws a scene of a video script as PNG: the on-screen text with one of the pictures. */
  storyboardFrame(input: StoryboardInput): Promise<{ image: Buffer; width: number; height: number }>;
  /** Directs a film and paints its parts. The same input gives the same bytes. */
  composeFilm(input: ComposeFilmInput): Promise<DrawnFilm>;
}

/** Drawn ads that are kept: those of a few generations that are drawn at the same time. */
const DRAWN_ADS = 12;

/** Layout and color scheme of an earlier drawing. */
interface KeptLook {
  readonly layout: string;
  readonly scheme: string;
}

/** Identifies everything that a drawing depends on; of the platform, only the canvas. */
function drawingKey(
  { brief, platform, seed, pictures, background, format }: ComposeInput,
  keep?: KeptLook,
): string {
  const canvas = canvasFor(platform, brief.size);
  const hash = createHash("sha256");
  hash.update(JSON.stringify([brief, canvas, seed, format, keep, background?.showsProduct]));
  for (const { data, role, logoKind } of pictures)
    hash.update(JSON.stringify([role, logoKind, data.length])).update(data);
  if (background) hash.update(background.data);
  return hash.digest("base64");
}

/** Bytes of decoded pictures that are kept for the other platforms of a generation. */
const CACHE_BYTES = 96 * 1024 * 1024;

/**
 * Creates a composer, which lays out text and pictures as image ads (`plan.ts`, `render.ts`) with
 * the templates of `studio/image/templates/layout-templates.ts`. Sizes:
 * `core/platforms/canvases.ts`; notes to the user: `studio/image/notes.ts`. `deps.ts` creates one
 * per process, scripts their own; fonts are loaded when a text first needs them. Caches:
 * `CACHE_BYTES` and `DRAWN_ADS` in this file.
 */
export function createComposer(): Composer {
  const engine = createRenderEngine();
  const cache = createPictureCache(CACHE_BYTES);

  const analyzeAll = async ({ pictures, background }: AdPictures) => {
    const analyzed: AnalyzedPicture[] = [];
    for (const [index, picture] of pictures.entries()) {
      const { pixels, info } = await cache.get(picture, index);
      analyzed.push({ pixels, info: { ...info, logoKind: picture.logoKind } });
    }
    const backdrop = background ? await cache.get({ data: background.data, role: "product" }, -1) : null;
    return {
      analyzed,
      backdrop: backdrop && { ...backdrop, info: { ...backdrop.info, kind: "photo" as const } },
    };
  };

  const drawn = createResultCache<ComposedAd>(DRAWN_ADS);
  /** Platforms with the same canvas share one drawing. */
  const composeAd = async (input: ComposeInput, keep?: KeptLook): Promise<ComposedAd> => {
    const { platform } = input;
    const ad = await drawn.get(drawingKey(input, keep), () => drawAd(input, keep));
    return { ...ad, recipe: { ...ad.recipe, platform } };
  };

  const drawAd = async (input: ComposeInput, keep?: KeptLook): Promise<ComposedAd> => {
    const { brief, platform, seed, background, format = "png" } = input;
    const { analyzed, backdrop } = await analyzeAll(input);
    const shown = backdrop ? [...analyzed, backdrop] : analyzed;
    const scaled: ScaledPictures = new Map();
    const { plan, contrast } = await readablePlan(
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
    return {
      image,
      format,
      width: scene.width,
      height: scene.height,
      ...describeResult(input, plan, contrast),
    };
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
      without: closing ? ["product"] : ["product", "cta", "disclaimer"],
    };
    const scaled: ScaledPictures = new Map();
    const { plan } = await readablePlan(engine, input, { pictures: shown, scaled });
    const { scene } = plan.chosen;
    const xmp = provenanceXmp("composed", PRODUCT.name);
    const image = await renderImage(engine, { scene, pictures: shown, scaled }, { format: "png", xmp });
    return { image, width: scene.width, height: scene.height };
  };

  return {
    async findLogos(pictures) {
      const { analyzed } = await analyzeAll({ pictures });
      const own = analyzed.find(({ info }) => info.kind === "logo" && !info.logoKind);
      return analyzed.flatMap((picture, index) => (picture === own || picture.info.logoKind ? [index] : []));
    },
    compose: (input) => composeAd(input),
    recompose: ({ recipe, edits, ...pictures }) =>
      composeAd(
        { ...pictures, brief: { ...recipe.brief, ...edits }, platform: recipe.platform, seed: recipe.seed },
        { layout: recipe.layout, scheme: recipe.scheme },
      ),
    storyboardFrame,
    async composeFilm({ pictures, uploads, ...film }) {
      const { analyzed } = await analyzeAll({ pictures });
      const indexOf = (upload: string) => {
        const index = uploads.indexOf(upload);
        return index < 0 ? undefined : index;
      };
      return drawFilm(engine, { ...film, pictures: analyzed, pictureOf: indexOf });
    },
  };
}

function describeResult(input: ComposeInput, { chosen, texts, scheme, missing }: AdPlan, contrast: number) {
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
  const facts = {
    texts: boxes.map(({ box }) => box),
    contrast,
    hasDisclaimer: texts.disclaimer !== null && !chosen.report.disclaimerDropped,
  };
  return { recipe, boxes, facts, notes: notesFor(chosen.report, { body: texts.body !== null, missing }) };
}
