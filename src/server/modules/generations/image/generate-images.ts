import { createHash } from "node:crypto";
import type { ImageInput } from "#core/generations/image/image.ts";
import { imagePrompt } from "#core/generations/image/prompt.ts";
import { canvasFor, shapeOf } from "#core/platforms/canvases.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { AiError, type AiUsage, type ImageEngine } from "#server/adapters/ai/ai.ts";
import { detectImageType } from "#server/render/ingest/image-type.ts";
import type { PictureInput } from "#server/render/pictures/analyze-picture.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readFile, storeGenerated } from "#server/modules/files/files.public.ts";
import type { Background, StoredImage } from "./output.ts";
import type { GeneratorDeps } from "../generator.ts";

/**
 * Input shared by all images of a generation in one try; `image.generator.ts` and
 * `campaign/generate-visuals.ts` make it for `generateGroup`. `imageEngine` is an engine of
 * `server/adapters/ai`, or undefined for the studio.
 */
export interface ImageJob {
  readonly userId: UserId;
  readonly input: ImageInput;
  /** Seed of the layouts, shared by all platforms. */
  readonly seed: number;
  /** Generates backgrounds; `undefined`: the composer uses only the pictures of the brief. */
  readonly imageEngine: ImageEngine | undefined;
  readonly pictures: readonly PictureInput[];
  /** Backgrounds that earlier tries have paid for, by group key. */
  readonly backgrounds: Readonly<Record<string, Background>>;
  readonly signal: AbortSignal;
}

/**
 * Platforms whose image ads share one background, by the setting `IMAGE_BACKGROUNDS`.
 * `groupByBackground` in `groups.ts` makes it; `generateGroup` asks the provider for one background
 * and draws all its ads with it.
 */
export interface ImageGroup {
  /** Key of the background in the stored output. */
  readonly key: string;
  readonly platforms: readonly [ImagePlatform, ...ImagePlatform[]];
}

/**
 * Event of `generateGroup`: a paid background, a finished ad, or a failed group. `collect` in
 * `image.generator.ts` and in `campaign/campaign.generator.ts` stores it.
 */
export type ImageEvent =
  | {
      readonly type: "background";
      readonly group: ImageGroup;
      readonly background: Background;
      readonly usage: AiUsage;
    }
  | { readonly type: "image"; readonly image: StoredImage }
  | { readonly type: "failed-group"; readonly group: ImageGroup; readonly error: AiError };

/**
 * Generates the image ads of one group of `groupByBackground` (`groups.ts`) in a try, background
 * first, stores the files and emits each result. Emits a provider's failure, never throws it. The
 * image generator and `campaign/generate-visuals.ts` call it. Prompt:
 * `core/generations/image/prompt.ts`; layout: `server/render/composer.ts`; sizes:
 * `core/platforms/canvases.ts`.
 */
export async function generateGroup(
  deps: GeneratorDeps,
  job: ImageJob,
  group: ImageGroup,
  emit: (event: ImageEvent) => void,
): Promise<void> {
  const { imageEngine } = job;
  let background: LoadedBackground | undefined;
  if (imageEngine) {
    try {
      background = await loadOrGenerateBackground(deps, job, { imageEngine, group, emit });
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      return emit({ type: "failed-group", group, error });
    }
  }
  for (const platform of group.platforms) {
    job.signal.throwIfAborted();
    emit({ type: "image", image: await composeAd(deps, job, platform, background) });
  }
}

interface LoadedBackground {
  readonly background: Background;
  readonly data: Buffer;
}

interface BackgroundRequest {
  readonly imageEngine: ImageEngine;
  readonly group: ImageGroup;
  readonly emit: (event: ImageEvent) => void;
}

async function loadOrGenerateBackground(
  deps: GeneratorDeps,
  { userId, input, pictures, backgrounds, signal }: ImageJob,
  { imageEngine, group, emit }: BackgroundRequest,
): Promise<LoadedBackground> {
  const existing = backgrounds[group.key];
  if (existing)
    return { background: existing, data: Buffer.from(await readFile(deps, { userId, id: existing.file })) };
  const [platform] = group.platforms;
  const canvas = canvasFor(platform, input.size);
  const references = imageEngine.acceptsReferences ? await productReferences(deps.composer, pictures) : [];
  const prompt = imagePrompt({
    input,
    platform,
    shape: shapeOf(canvas),
    references: references.length > 0,
  });
  const { bytes, type, usage } = await imageEngine.generateImage({
    prompt,
    size: input.size,
    canvas,
    references,
    signal,
  });
  const { id: file } = await storeGenerated(deps, { userId, content: { bytes, type } });
  const background = { file, engine: imageEngine.id, showsProduct: references.length > 0 };
  emit({ type: "background", group, background, usage });
  return { background, data: Buffer.from(bytes) };
}

/** The product pictures of the brief, without the logo: the composer places it pixel by pixel. */
async function productReferences(composer: GeneratorDeps["composer"], pictures: readonly PictureInput[]) {
  const logos = await composer.findLogos(pictures);
  return pictures.flatMap(({ data }, index) => {
    const type = detectImageType(data);
    return logos.includes(index) || !type ? [] : [{ bytes: data, type }];
  });
}

async function composeAd(
  deps: GeneratorDeps,
  { userId, input, seed, pictures }: ImageJob,
  platform: ImagePlatform,
  loaded: LoadedBackground | undefined,
): Promise<StoredImage> {
  const background = loaded && { data: loaded.data, showsProduct: loaded.background.showsProduct };
  const { image, width, height, recipe, facts, notes } = await deps.composer.compose({
    brief: briefOf(input),
    platform,
    seed,
    pictures,
    ...(background && { background }),
  });
  const content = { bytes: image, type: "image/png", width, height };
  const { id: file, url } = await storeGenerated(deps, { userId, content });
  const engine = loaded?.background.engine ?? "studio";
  const source = loaded && { background: loaded.background.file };
  return { platform, file, url, width, height, engine, notes, recipe, facts, ...source };
}

function briefOf(input: ImageInput): ImageBrief {
  const { companyName, productName, headline, description, callToAction, language } = input;
  const { style, primaryColor, size, typefaces, secondaryColor, accentColor, disclaimer } = input;
  return {
    companyName,
    productName,
    headline,
    description,
    callToAction,
    language,
    style,
    primaryColor,
    size,
    typefaces,
    secondaryColor,
    accentColor,
    disclaimer,
  };
}

/**
 * Derives the seed of the layouts from a generation's id (32 bits of SHA-256): the same id yields
 * the same layouts. Generators of images, storyboards (`drawFrames` in `video/storyboard.ts`) and
 * film previews (`film/film-preview.service.ts`) use it.
 */
export function seedOf(id: string): number {
  return createHash("sha256").update(id).digest().readUInt32BE(0);
}
