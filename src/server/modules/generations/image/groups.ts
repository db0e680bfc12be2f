import { canvasFor, PLATFORMS, shapeOf, type ImageSize, type Platform } from "#core/platforms/canvases.ts";
import type { AiError } from "#server/adapters/ai/ai.ts";
import type { ImageGroup } from "./generate-images.ts";
import type { StoredImages } from "./output.ts";
import type { GeneratorDeps } from "../generator.ts";

/** Platforms that the provider failed. */
export interface FailedGroup {
  readonly group: ImageGroup;
  readonly error: AiError;
}

/**
 * What is missing for good. Another try (`again`) is not made for what the provider's rules refuse, so that is written
 * down at once; the rest at the end.
 */
export function listMissing(
  { missing = [] }: StoredImages,
  refused: readonly FailedGroup[],
  again: boolean,
): NonNullable<StoredImages["missing"]> {
  const told = refused.filter(({ error }) => !again || error.failure === "moderation");
  return [
    ...missing,
    ...told.flatMap(({ group, error: { failure } }) =>
      group.platforms.map((platform) => ({ platform, failure })),
    ),
  ];
}

/** Platforms without an ad that the provider has not refused in this reservation. */
export function missingPlatforms({ images, missing = [] }: StoredImages): Platform[] {
  const settled = [...images, ...missing].map(({ platform }) => platform);
  return PLATFORMS.filter((platform) => !settled.includes(platform));
}

/** The output of a completion that ended early: every platform without an ad is missing again. */
export function markUnfinished<Output extends StoredImages>(output: Output): Output {
  const left = missingPlatforms(output).map((platform) => ({ platform, failure: "unfinished" as const }));
  const missing = [...(output.missing ?? []), ...left];
  return missing.length > 0 ? { ...output, missing } : output;
}

/** Which platforms share a background: none, or those of one shape when the operator wants to pay for fewer. */
export function groupByBackground(
  per: GeneratorDeps["imageBackgrounds"],
  sizeOf: (platform: Platform) => ImageSize,
  platforms: readonly Platform[],
): ImageGroup[] {
  const groups = new Map<string, Platform[]>();
  for (const platform of platforms) {
    const shape = shapeOf(canvasFor(platform, sizeOf(platform)));
    const key = per === "platform" ? platform : shape === "story" ? "tall" : shape;
    groups.set(key, [...(groups.get(key) ?? []), platform]);
  }
  return [...groups].map(([key, members]) => ({ key, platforms: members }));
}
