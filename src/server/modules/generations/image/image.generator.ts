import {
  archiveName,
  BACKGROUND_READY,
  imageInputSchema,
  type ImageInput,
} from "#core/generations/image/image.ts";
import { toasts } from "#core/messages.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import {
  groupByBackground,
  markUnfinished,
  listMissing,
  missingPlatforms,
  type FailedGroup,
} from "./groups.ts";
import { generateGroup, readPictures, seedOf, type ImageEvent, type ImageJob } from "./generate-images.ts";
import { imageFiles, presentImages, storedImages, withImage, type StoredImages } from "./output.ts";
import { mergeEvents } from "../merge-events.ts";
import type { Generator, GeneratorDeps, GeneratorEvent, GeneratorRequest } from "../generator.ts";

async function* generateImages(
  deps: GeneratorDeps,
  request: GeneratorRequest,
): AsyncGenerator<GeneratorEvent> {
  const input = request.input as ImageInput;
  const abandoned = new AbortController();
  const output = storedImages(request.output);
  const job: ImageJob = {
    userId: request.userId,
    input,
    seed: seedOf(request.seed),
    imageEngine: request.engine === "first" ? deps.ai.image : undefined,
    pictures: await readPictures(deps, request.userId, input),
    backgrounds: output.backgrounds ?? {},
    signal: AbortSignal.any([request.signal, abandoned.signal]),
  };
  const groups = groupByBackground(deps.imageBackgrounds, () => input.size, missingPlatforms(output));
  const producers = groups.map(
    (group) => (emit: (event: ImageEvent) => void) => generateGroup(deps, job, group, emit),
  );
  try {
    yield* collect(request, output, mergeEvents(producers));
  } finally {
    abandoned.abort();
  }
}

/**
 * Collects events into the output. At the end, failed groups are either retried or recorded as
 * missing.
 */
async function* collect(
  request: GeneratorRequest,
  before: StoredImages,
  events: AsyncIterable<ImageEvent>,
): AsyncGenerator<GeneratorEvent> {
  let output = before;
  const failed: FailedGroup[] = [];
  for await (const event of events) {
    if (event.type === "failed-group") {
      failed.push(event);
    } else if (event.type === "image") {
      const { image } = event;
      output = withImage(output, image);
      const index = IMAGE_PLATFORMS.indexOf(image.platform);
      yield { type: "part", index, text: image.url, output, files: [image.file] };
    } else {
      const { group, background, usage } = event;
      output = { ...output, backgrounds: { ...output.backgrounds, [group.key]: background } };
      yield { type: "usage", usage };
      const growing = group.platforms.map((platform) => ({
        index: IMAGE_PLATFORMS.indexOf(platform),
        text: BACKGROUND_READY,
      }));
      yield { type: "stored", output, files: [background.file], growing };
    }
  }
  if (failed.length === 0) return;
  const errors = failed.map(({ error }) => error);
  const retried = errors.find((error) => request.mayRetry(error));
  const missing = listMissing(output, failed, retried !== undefined);
  yield { type: "stored", output: { ...output, missing }, files: [] };
  if (retried) throw retried;
  if (output.images.length > 0) return;
  throw errors.find(({ failure }) => failure !== "moderation") ?? errors[0]!;
}

/** One image ad per platform. Limited by the quota only. */
export const imageGenerator: Generator = {
  kind: "image",
  parseInput: (input) => imageInputSchema.safeParse(input),
  uploads: (input) => (input as ImageInput).images,
  partCount: IMAGE_PLATFORMS.length,
  parts: (output) => {
    const { images } = storedImages(output);
    return IMAGE_PLATFORMS.map((platform) => images.find((image) => image.platform === platform)?.url);
  },
  engines: (ai) => ({ first: ai.image?.id ?? "studio", fallback: "studio" }),
  run: generateImages,
  reopen: (output) => {
    const { missing = [], ...whole } = storedImages(output);
    return missing.length > 0 ? whole : undefined;
  },
  endCompletion: (output) => markUnfinished(storedImages(output)),
  present: presentImages,
  archive: (output, input) => {
    const { companyName } = input as ImageInput;
    return { name: archiveName(companyName), files: imageFiles(companyName, storedImages(output)) };
  },
  rateLimits: () => [],
  failedMessage: toasts.imagesFailed,
};
