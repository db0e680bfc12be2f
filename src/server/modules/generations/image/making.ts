import { createHash } from "node:crypto";
import type { ImageInput } from "#core/generations/image/image.ts";
import { imagePrompt } from "#core/generations/image/prompt.ts";
import { canvasFor, shapeOf, type Platform } from "#core/platforms/canvases.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { AiError, type AiUsage, type ImageEngine } from "../../../adapters/ai/ai.ts";
import { imageType } from "../../../images/image-type.ts";
import type { PictureInput } from "#server/render/pictures/analyze-picture.ts";
import type { UserId } from "../../../user-id.ts";
import { readFile, storeGenerated } from "../../files/files.service.ts";
import type { Background, StoredImage } from "./output.ts";
import type { ToolDeps } from "../tool.ts";

/** One image generation at work. */
export interface Making {
  readonly userId: UserId;
  readonly input: ImageInput;
  /** The five platforms share it. */
  readonly seed: number;
  /** `undefined`: the composer works with what it is given. */
  readonly painter: ImageEngine | undefined;
  readonly pictures: readonly PictureInput[];
  /** Backgrounds that were bought before. */
  readonly bought: Readonly<Record<string, Background>>;
  readonly signal: AbortSignal;
}

/** Platforms that share one background. */
export interface Group {
  /** What the background is kept under. */
  readonly key: string;
  readonly platforms: readonly Platform[];
}

export type Made =
  | {
      readonly type: "bought";
      readonly group: Group;
      readonly background: Background;
      readonly usage: AiUsage;
    }
  | { readonly type: "made"; readonly image: StoredImage }
  | { readonly type: "refused"; readonly group: Group; readonly error: AiError };

/** Makes the ads of a group and tells what is done the moment it is. A failing provider is told, not thrown. */
export async function makeGroup(
  deps: ToolDeps,
  making: Making,
  group: Group,
  tell: (made: Made) => void,
): Promise<void> {
  const { painter } = making;
  let painted: Painted | undefined;
  if (painter) {
    try {
      painted = await backgroundFor(deps, making, { painter, group, tell });
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      return tell({ type: "refused", group, error });
    }
  }
  for (const platform of group.platforms) {
    making.signal.throwIfAborted();
    tell({ type: "made", image: await composeAd(deps, making, platform, painted) });
  }
}

interface Painted {
  readonly background: Background;
  readonly data: Buffer;
}

interface Purchase {
  readonly painter: ImageEngine;
  readonly group: Group;
  readonly tell: (made: Made) => void;
}

async function backgroundFor(
  deps: ToolDeps,
  { userId, input, pictures, bought, signal }: Making,
  { painter, group, tell }: Purchase,
): Promise<Painted> {
  const before = bought[group.key];
  if (before)
    return { background: before, data: Buffer.from(await readFile(deps, { userId, id: before.file })) };
  const [platform] = group.platforms;
  if (!platform) throw new Error("a group has at least one platform");
  const canvas = canvasFor(platform, input.size);
  const references = painter.takesReferences ? await referencesOf(deps.composer, pictures) : [];
  const prompt = imagePrompt({
    input,
    platform,
    shape: shapeOf(canvas),
    references: references.length > 0,
  });
  const { bytes, type, usage } = await painter.paint({
    prompt,
    size: input.size,
    canvas,
    references,
    signal,
  });
  const { id: file } = await storeGenerated(deps, { userId, content: { bytes, type } });
  const background = { file, engine: painter.id, showsProduct: references.length > 0 };
  tell({ type: "bought", group, background, usage });
  return { background, data: Buffer.from(bytes) };
}

/** The product's pictures. The logo is set by the composer, to the pixel, whether it was marked or recognised. */
async function referencesOf(composer: ToolDeps["composer"], pictures: readonly PictureInput[]) {
  const logo = await composer.findLogo(pictures);
  return pictures.flatMap(({ data }, index) => {
    const type = imageType(data);
    return index === logo || !type ? [] : [{ bytes: data, type }];
  });
}

async function composeAd(
  deps: ToolDeps,
  { userId, input, seed, pictures }: Making,
  platform: Platform,
  painted: Painted | undefined,
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
  deps: ToolDeps,
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
