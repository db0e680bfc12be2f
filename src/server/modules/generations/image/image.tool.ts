import {
  archiveName,
  BACKGROUND_READY,
  imageInputSchema,
  type ImageInput,
} from "#core/generations/image/image.ts";
import { toasts } from "#core/messages.ts";
import { PLATFORMS } from "#core/platforms/canvases.ts";
import { groupsOf, markUnfinished, missingOf, toDo, type Refused } from "./groups.ts";
import { makeGroup, readPictures, seedOf, type Made, type Making } from "./making.ts";
import { imageFiles, presentImages, storedImages, withImage, type StoredImages } from "./output.ts";
import { together } from "../together.ts";
import type { Tool, ToolDeps, ToolEvent, ToolRequest } from "../tool.ts";

async function* work(deps: ToolDeps, request: ToolRequest): AsyncGenerator<ToolEvent> {
  const input = request.input as ImageInput;
  const left = new AbortController();
  const output = storedImages(request.output);
  const making: Making = {
    userId: request.userId,
    input,
    seed: seedOf(request.seed),
    painter: request.engine === "first" ? deps.ai.image : undefined,
    pictures: await readPictures(deps, request.userId, input),
    bought: output.backgrounds ?? {},
    signal: AbortSignal.any([request.signal, left.signal]),
  };
  const groups = groupsOf(deps.imageBackgrounds, () => input.size, toDo(output));
  const works = groups.map((group) => (tell: (made: Made) => void) => makeGroup(deps, making, group, tell));
  try {
    yield* settle(request, output, together(works));
  } finally {
    left.abort();
  }
}

/** Turns what is made into the output so far, and decides at the end what becomes of platforms the provider failed. */
async function* settle(
  request: ToolRequest,
  before: StoredImages,
  making: AsyncIterable<Made>,
): AsyncGenerator<ToolEvent> {
  let output = before;
  const refused: Refused[] = [];
  for await (const made of making) {
    if (made.type === "refused") {
      refused.push(made);
    } else if (made.type === "made") {
      const { image } = made;
      output = withImage(output, image);
      const index = PLATFORMS.indexOf(image.platform);
      yield { type: "part", index, text: image.url, output, files: [image.file] };
    } else {
      const { group, background, usage } = made;
      output = { ...output, backgrounds: { ...output.backgrounds, [group.key]: background } };
      yield { type: "usage", usage };
      const growing = group.platforms.map((platform) => ({
        index: PLATFORMS.indexOf(platform),
        text: BACKGROUND_READY,
      }));
      yield { type: "stored", output, files: [background.file], growing };
    }
  }
  if (refused.length === 0) return;
  const errors = refused.map(({ error }) => error);
  const retried = errors.find((error) => request.mayRetry(error));
  const missing = missingOf(output, refused, retried !== undefined);
  yield { type: "stored", output: { ...output, missing }, files: [] };
  if (retried) throw retried;
  if (output.images.length > 0) return;
  throw errors.find(({ failure }) => failure !== "moderation") ?? errors[0]!;
}

/** One ad for each of the five platforms. Its quota is the only limit. */
export const imageTool: Tool = {
  kind: "image",
  check: (input) => imageInputSchema.safeParse(input),
  uploads: (input) => (input as ImageInput).images,
  total: PLATFORMS.length,
  parts: (output) => {
    const { images } = storedImages(output);
    return PLATFORMS.map((platform) => images.find((one) => one.platform === platform)?.url);
  },
  engines: (ai) => ({ first: ai.image?.id ?? "studio", fallback: "studio" }),
  work,
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
  rates: () => [],
  failed: toasts.imagesFailed,
};
