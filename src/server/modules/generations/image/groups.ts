import { canvasFor, shapeOf } from "#core/platforms/canvases.ts";
import type { ImageSize } from "#core/platforms/platform.ts";
import { IMAGE_PLATFORMS, type ImagePlatform } from "#core/platforms/platforms.ts";
import type { AiError } from "#server/adapters/ai/ai.ts";
import type { ImageGroup } from "./generate-images.ts";
import type { StoredImages } from "./output.ts";
import type { GeneratorDeps } from "../generator.ts";

/**
 * A group of image ads whose background the provider failed to generate, with the error (`AiError`
 * in `server/adapters/ai/ai.ts`). `collect` of the generators gathers them from `generateGroup`;
 * `listMissing` turns them into `output.missing`.
 */
export interface FailedGroup {
  readonly group: ImageGroup;
  readonly error: AiError;
}

/**
 * Returns the platforms that end a try without an image ad, with the failure; `image.generator.ts`
 * and `campaign/campaign.generator.ts` store them as `output.missing` (reasons in words:
 * `core/generations/image/image.copy.ts`). If a retry follows (`willRetry`, by
 * `runs/retry-policy.ts`), only those refused by moderation are added, which are not retried.
 */
export function listMissing(
  { missing = [] }: StoredImages,
  failed: readonly FailedGroup[],
  willRetry: boolean,
): NonNullable<StoredImages["missing"]> {
  const final = failed.filter(({ error }) => !willRetry || error.failure === "moderation");
  return [
    ...missing,
    ...final.flatMap(({ group, error: { failure } }) =>
      group.platforms.map((platform) => ({ platform, failure })),
    ),
  ];
}

/**
 * Platforms (`IMAGE_PLATFORMS` in `core/platforms/platforms.ts`) with neither an image ad nor a
 * final failure in this reservation: `image.generator.ts` and `campaign/generate-visuals.ts`
 * generate them in the next try.
 */
export function missingPlatforms({ images, missing = [] }: StoredImages): ImagePlatform[] {
  const settled = [...images, ...missing].map(({ platform }) => platform);
  return IMAGE_PLATFORMS.filter((platform) => !settled.includes(platform));
}

/**
 * Marks the platforms without an image ad as missing with the reason `unfinished` (words:
 * `core/generations/image/image.copy.ts`): `completion.end` of the image and campaign generators,
 * called when a retry of missing ads fails (`runs/run.ts`) or is restored (`restore.service.ts`).
 */
export function markUnfinished<Output extends StoredImages>(output: Output): Output {
  const left = missingPlatforms(output).map((platform) => ({ platform, failure: "unfinished" as const }));
  const missing = [...(output.missing ?? []), ...left];
  return missing.length > 0 ? { ...output, missing } : output;
}

/**
 * The output with which a retry completes missing image ads: `completion.reopen` of
 * `image.generator.ts` and `campaign.generator.ts`, which `retryGeneration`
 * (`generations/generations.service.ts`) calls. `undefined` when no platform is missing.
 */
export function withoutMissing<Output extends StoredImages>({
  missing = [],
  ...whole
}: Output): Omit<Output, "missing"> | undefined {
  return missing.length > 0 ? whole : undefined;
}

/**
 * Groups platforms by background: one group for each platform, or one for each canvas shape to save
 * cost (setting `IMAGE_BACKGROUNDS`; portrait and story are one shape). `image.generator.ts` and
 * `campaign/generate-visuals.ts` call it. Shapes: `core/platforms/canvases.ts`.
 */
export function groupByBackground(
  per: GeneratorDeps["imageBackgrounds"],
  sizeOf: (platform: ImagePlatform) => ImageSize,
  platforms: readonly ImagePlatform[],
): ImageGroup[] {
  const groups = new Map<string, ImageGroup["platforms"]>();
  for (const platform of platforms) {
    const shape = shapeOf(canvasFor(platform, sizeOf(platform)));
    const key = per === "platform" ? platform : shape === "story" ? "tall" : shape;
    const group = groups.get(key);
    groups.set(key, group ? [...group, platform] : [platform]);
  }
  return [...groups].map(([key, members]) => ({ key, platforms: members }));
}
