import { createHash } from "node:crypto";
import type { ImageInput } from "#core/generations/image/image.ts";
import { imagePrompt } from "#core/generations/image/prompt.ts";
import { canvasFor, shapeOf, type Platform } from "#core/platforms/canvases.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { AiError, type AiUsage, type ImageEngine } from "#server/adapters/ai/ai.ts";
import { imageType } from "#server/render/ingest/image-type.ts";
import type { PictureInput } from "#server/render/pictures/analyse.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readFile, storeGenerated } from "#server/modules/files/files.service.ts";
import type { Background, StoredImage } from "./output.ts";
import type { GeneratorDeps } from "../generator.ts";

/** One image generation at work. */
export interface ImageJob {
  readonly userId: UserId;
  readonly input: ImageInput;
  /** The five platforms share it. */
  readonly seed: number;
  /** `undefined`: the composer works with what it is given. */
  readonly imageEngine: ImageEngine | undefined;
  readonly pictures: readonly PictureInput[];
  /** Backgrounds that were bought before. */
  readonly backgrounds: Readonly<Record<string, Background>>;
  readonly signal: AbortSignal;
}

/** Platforms that share one background. */
export interface ImageGroup {
  /** What the background is kept under. */
  readonly key: string;
  readonly platforms: readonly Platform[];
}

export type ImageEvent =
  | {
      readonly type: "bought";
      readonly group: ImageGroup;
      readonly background: Background;
      readonly usage: AiUsage;
    }
  | { readonly type: "made"; readonly image: StoredImage }
  | { readonly type: "refused"; readonly group: ImageGroup; readonly error: AiError };

/** Makes the ads of a group and tells what is done the moment it is. A failing provider is told, not thrown. */
export async function generateGroup(
  deps: GeneratorDeps,
  job: ImageJob,
  group: ImageGroup,
  emit: (made: ImageEvent) => void,
): Promise<void> {
  const { imageEngine: painter } = job;
  let painted: LoadedBackground | undefined;
  if (imageEngine) {
    try {
      painted = await loadOrGenerateBackground(deps, job, { imageEngine: painter, group, emit: emit });
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      return emit({ type: "refused", group, error });
    }
  }
  for (const platform of group.platforms) {
    job.signal.throwIfAborted();
    emit({ type: "made", image: await composeAd(deps, job, platform, painted) });
  }
}

interface LoadedBackground {
  readonly background: Background;
  readonly data: Buffer;
}

interface BackgroundRequest {
  readonly imageEngine: ImageEngine;
  readonly group: ImageGroup;
  readonly emit: (made: ImageEvent) => void;
}

async function loadOrGenerateBackground(
  deps: GeneratorDeps,
  { userId, input, pictures, backgrounds, signal }: ImageJob,
  { imageEngine, group, emit }: BackgroundRequest,
): Promise<LoadedBackground> {
  const before = backgrounds[group.key];
  if (before)
    return { background: before, data: Buffer.from(await readFile(deps, { userId, id: before.file })) };
  const [platform] = group.platforms;
  if (!platform) throw new Error("a group has at least one platform");
  const canvas = canvasFor(platform, input.size);
  const references = imageEngine.takesReferences ? await productReferences(deps.composer, pictures) : [];
  const prompt = imagePrompt({
    input,
    platform,
    shape: shapeOf(canvas),
    references: references.length > 0,
  });
  const { bytes, type, usage } = await imageEngine.paint({
    prompt,
    size: input.size,
    canvas,
    references,
    signal,
  });
  const { id: file } = await storeGenerated(deps, { userId, content: { bytes, type } });
  const background = { file, engine: imageEngine.id, showsProduct: references.length > 0 };
  emit({ type: "bought", group, background, usage });
  return { background, data: Buffer.from(bytes) };
}

/** The product's pictures. The logo is set by the composer, to the pixel, whether it was marked or recognised. */
async function productReferences(composer: GeneratorDeps["composer"], pictures: readonly PictureInput[]) {
  const logo = await composer.logoAmong(pictures);
  return pictures.flatMap(({ data }, index) => {
    const type = imageType(data);
    return index === logo || !type ? [] : [{ bytes: data, type }];
  });
}

async function composeAd(
  deps: GeneratorDeps,
  { userId, input, seed, pictures }: ImageJob,
  platform: Platform,
  painted: LoadedBackground | undefined,
): Promise<StoredImage> {
  const background = painted && { data: painted.data, showsProduct: painted.background.showsProduct };
  const { image, width, height, recipe, notes } = await deps.composer.compose({
    brief: briefOf(input),
    platform,
    seed,
    pictures,
    ...(background && { background }),
  });
  const content = { bytes: image, type: "image/png", width, height };
  const { id: file, url } = await storeGenerated(deps, { userId, content });
  const engine = painted?.background.engine ?? "studio";
  const from = painted && { background: painted.background.file };
  return { platform, file, url, width, height, engine, notes, recipe, ...from };
}

function briefOf(input: ImageInput): ImageBrief {
  const { companyName, productName, headline, description, callToAction, style, primaryColor, size } = input;
  return { companyName, productName, headline, description, callToAction, style, primaryColor, size };
}

/** The pictures that a brief names, in its order. Throws 404 for one that is gone, and `StorageError`. */
export async function readPictures(
  deps: GeneratorDeps,
  userId: UserId,
  { images, logo }: Pick<ImageInput, "images" | "logo">,
): Promise<PictureInput[]> {
  return Promise.all(
    images.map(async (id) => {
      const data = Buffer.from(await readFile(deps, { userId, id }));
      if (logo === undefined) return { data };
      return { data, role: id === logo ? ("logo" as const) : ("product" as const) };
    }),
  );
}

/** A number from a generation's id: the same one draws the same ads, another one draws others. */
export function seedOf(id: string): number {
  return createHash("sha256").update(id).digest().readUInt32BE(0);
}
