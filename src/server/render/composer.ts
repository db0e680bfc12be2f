import { PRODUCT } from "#core/product.ts";
import { canvasFor, type Canvas, type Platform } from "#core/platforms/canvases.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import type { Box } from "#core/platforms/box.ts";
import { boundsAfter } from "#studio/image/geometry.ts";
import { notesFor } from "#studio/image/notes.ts";
import type { Readable } from "#studio/image/scene.ts";
import type { StoredRecipe, TextEdits } from "#studio/image/stored-recipe.ts";
import type { PictureInput, Prepared } from "./pictures/analyse.ts";
import { unreadable, withoutType } from "./contrast-check.ts";
import type { MeasureDeps } from "./measure.ts";
import { createPictureCache } from "./pictures/picture-cache.ts";
import { planAd, type Plan, type PlanInput } from "./plan.ts";
import { xmpFor } from "./provenance.ts";
import { encode, paint, type ImageFormat } from "./render.ts";
import { createRendering } from "./rendering.ts";

export interface Sources {
  readonly pictures: readonly PictureInput[];
  /** Painted by a model. `showsProduct`: the pictures were its references, so they are not set again. */
  readonly background?: { readonly data: Buffer; readonly showsProduct: boolean };
}

export interface ComposeInput extends Sources {
  readonly brief: ImageBrief;
  readonly platform: Platform;
  /** The five platforms of one generation share it: one campaign, not five ads. */
  readonly seed: number;
  readonly format?: ImageFormat;
}

export interface RecomposeInput extends Sources {
  readonly recipe: StoredRecipe;
  readonly edits: TextEdits;
  readonly format?: ImageFormat;
}

export interface StoryboardInput {
  /** Company, style and colour; headline and description are not shown. */
  readonly brief: ImageBrief;
  /** The scene's on-screen text. */
  readonly text: string;
  /** The last scene carries the call to action. */
  readonly closing: boolean;
  /** Position of the scene: pictures take turns. */
  readonly index: number;
  readonly pictures: readonly PictureInput[];
  readonly seed: number;
  readonly canvas: Canvas;
}

export interface ComposedAd {
  readonly image: Buffer;
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
  readonly recipe: StoredRecipe;
  /** Where everything readable stands, px, after rotation. */
  readonly boxes: readonly { readonly part: Readable["part"]; readonly box: Box }[];
  /** What the user should know, in words: a description that was shortened or left out. */
  readonly notes: readonly string[];
}

export interface Composer {
  /** Position of the picture that is set as the logo, marked or recognised; `undefined` when none is. */
  logoAmong(pictures: readonly PictureInput[]): Promise<number | undefined>;
  /** One ad. The same input and seed give the same bytes. Throws if a picture cannot be decoded. */
  compose(input: ComposeInput): Promise<ComposedAd>;
  /** The same ad with other words, in the same layout and colours. */
  recompose(input: RecomposeInput): Promise<ComposedAd>;
  /** One scene of a video script as a picture: the on-screen text over the picture whose turn it is. PNG. */
  storyboardFrame(input: StoryboardInput): Promise<{ image: Buffer; width: number; height: number }>;
}

/** Decoded pictures that stay in memory between the platforms of a generation. */
const PICTURE_BYTES = 96 * 1024 * 1024;

/** Builds the renderer once per process; fonts load when a text first needs them. */
export function createComposer(): Composer {
  const deps = createRendering();
  const pictureCache = createPictureCache(PICTURE_BYTES);

  const gather = async ({ pictures, background }: Sources) => {
    const prepared: Prepared[] = [];
    for (const [index, picture] of pictures.entries()) prepared.push(await pictureCache.take(picture, index));
    const painted = background
      ? await pictureCache.take({ data: background.data, role: "product" }, -1)
      : null;
    return {
      prepared,
      painted: painted && { ...painted, info: { ...painted.info, kind: "photo" as const } },
    };
  };

  const draw = async (
    input: ComposeInput,
    keep?: { layout: string; scheme: string },
  ): Promise<ComposedAd> => {
    const { brief, platform, seed, background, format = "png" } = input;
    const { prepared, painted } = await gather(input);
    const plan = await readablePlan(
      deps,
      {
        brief,
        canvas: canvasFor(platform, brief.size),
        seed,
        pictures: prepared.map(({ info }) => info),
        background: painted?.info ?? null,
        showsProduct: background?.showsProduct ?? false,
        ...(keep ? { keep } : {}),
      },
      painted ? [...prepared, painted] : prepared,
    );
    const { scene } = plan.chosen;
    const pixels = await paint(deps, scene, painted ? [...prepared, painted] : prepared);
    const image = await encode(pixels, format, xmpFor(painted ? "withAi" : "composed", PRODUCT.name));
    return { image, format, width: scene.width, height: scene.height, ...accountOf(input, plan) };
  };

  const frame = async ({ brief, text, closing, index, pictures, seed, canvas }: StoryboardInput) => {
    const { prepared } = await gather({ pictures });
    const logo = prepared.filter(({ info }) => info.kind === "logo");
    const shots = prepared.filter(({ info }) => info.kind !== "logo");
    const shot = shots.length > 0 ? shots.slice(index % shots.length).slice(0, 1) : [];
    const shown = [...shot, ...logo];
    const input: PlanInput = {
      brief: { ...brief, headline: text, description: "" },
      canvas,
      seed,
      pictures: shown.map(({ info }) => info),
      background: null,
      showsProduct: false,
      without: closing ? ["product"] : ["product", "cta"],
    };
    const { scene } = (await readablePlan(deps, input, shown)).chosen;
    const image = await encode(await paint(deps, scene, shown), "png", xmpFor("composed", PRODUCT.name));
    return { image, width: scene.width, height: scene.height };
  };

  return {
    async logoAmong(pictures) {
      const { prepared } = await gather({ pictures });
      const index = prepared.findIndex(({ info }) => info.kind === "logo");
      return index < 0 ? undefined : index;
    },
    compose: (input) => draw(input),
    recompose: ({ recipe, edits, ...sources }) =>
      draw(
        { ...sources, brief: { ...recipe.brief, ...edits }, platform: recipe.platform, seed: recipe.seed },
        { layout: recipe.layout, scheme: recipe.scheme },
      ),
    storyboardFrame: frame,
  };
}

/** Plans until the type reads on the pixels under it. Only layouts with type on a photo need to look. */
async function readablePlan(
  deps: MeasureDeps,
  input: PlanInput,
  pictures: readonly Prepared[],
): Promise<Plan> {
  const refused: string[] = [];
  for (;;) {
    const plan = await planAd(deps, { ...input, refused });
    const { scene, findings, recipe } = plan.chosen;
    if (findings.scrim === 0 || refused.includes(recipe.id)) return plan;
    const weak = await unreadable(scene, await paint(deps, withoutType(scene), pictures));
    if (weak.length === 0) return plan;
    refused.push(recipe.id);
  }
}

function accountOf(input: ComposeInput, { chosen, job, scheme, missing }: Plan) {
  const recipe: StoredRecipe = {
    version: 1,
    brief: input.brief,
    platform: input.platform,
    seed: input.seed,
    scheme,
    layout: chosen.recipe.id,
    background: input.background ? { showsProduct: input.background.showsProduct } : null,
  };
  const boxes = chosen.scene.readables.map(({ part, box, spin }) => ({ part, box: boundsAfter(box, spin) }));
  return { recipe, boxes, notes: notesFor(chosen.findings, { body: job.texts.body !== null, missing }) };
}
