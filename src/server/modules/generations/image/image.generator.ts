import { archiveName, type ImageInput, type ImageOutput } from "#core/generations/image/image.ts";
import { toasts } from "#core/generations/messages.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import {
  groupByBackground,
  markUnfinished,
  listMissing,
  missingPlatforms,
  withoutMissing,
  type FailedGroup,
} from "./groups.ts";
import { readPictures, uploadsOf } from "./brief-pictures.ts";
import { generateGroup, seedOf, type ImageEvent, type ImageJob } from "./generate-images.ts";
import {
  backgroundStored,
  imageFiles,
  imageParts,
  NO_IMAGES,
  presentImages,
  withImage,
  type StoredImages,
} from "./output.ts";
import { mergeEvents } from "../merge-events.ts";
import {
  defineGenerator,
  type GeneratorDeps,
  type GeneratorEvent,
  type GeneratorRequest,
} from "../generator.ts";
import { picturePart } from "../part.ts";

type Request = GeneratorRequest<ImageInput, StoredImages>;
type Event = GeneratorEvent<StoredImages>;

async function* generateImages(deps: GeneratorDeps, request: Request): AsyncGenerator<Event> {
  const { input, output } = request;
  const abandoned = new AbortController();
  const job: ImageJob = {
    userId: request.userId,
    input,
    seed: seedOf(request.seed),
    imageEngine: request.engines.image,
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
  request: Request,
  before: StoredImages,
  events: AsyncIterable<ImageEvent>,
): AsyncGenerator<Event> {
  let output = before;
  const failed: FailedGroup[] = [];
  for await (const event of events) {
    if (event.type === "failed-group") {
      failed.push(event);
    } else if (event.type === "image") {
      const { image } = event;
      output = withImage(output, image);
      const index = IMAGE_PLATFORMS.indexOf(image.platform);
      yield { type: "part", index, part: picturePart(image), output };
    } else {
      yield { type: "usage", usage: event.usage };
      const stored = backgroundStored(output, event.group, event.background);
      output = stored.output;
      yield stored;
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

/**
 * Generator of image ads, one per platform of `IMAGE_PLATFORMS` (`core/platforms/platforms.ts`).
 * Limited by the quota only (`core/plans.ts`). `generate-images.ts` makes the ads, `output.ts` has
 * the stored format and the response, `archiveName` in `core/generations/image/image.ts` the ZIP's
 * name. `runs/run.ts` runs it through `generators.ts`. Message of failures: `toasts` in
 * `core/generations/messages.ts`.
 */
export const imageGenerator = defineGenerator<ImageInput, StoredImages, ImageOutput>({
  kind: "image",
  empty: NO_IMAGES,
  uploads: uploadsOf,
  partCount: () => IMAGE_PLATFORMS.length,
  parts: imageParts,
  engineId: ({ image }) => image?.id ?? "studio",
  run: generateImages,
  completion: { reopen: withoutMissing, end: markUnfinished },
  present: presentImages,
  archive: (output, { companyName }) => ({
    name: archiveName(companyName),
    files: imageFiles(companyName, output),
  }),
  rateLimits: () => [],
  failedMessage: toasts.imagesFailed,
});
