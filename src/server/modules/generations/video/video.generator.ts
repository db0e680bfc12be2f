import { toasts } from "#core/messages.ts";
import { formatSceneContent } from "#core/generations/video/script.ts";
import {
  SCENES_PER_SCRIPT,
  VIDEO_PARTS,
  VIDEO_PART_COUNT,
  videoInputSchema,
  type SceneContent,
  type VideoInput,
} from "#core/generations/video/video.ts";
import { storyboardBrief } from "#studio/video/storyboard.ts";
import { readPictures } from "../image/generate-images.ts";
import { drawFrames } from "./storyboard.ts";
import type { Generator, GeneratorDeps, GeneratorEvent, GeneratorRequest } from "../generator.ts";
import { presentVideo, storedVideo, videoArchive, videoParts, type StoredVideo } from "./output.ts";

async function* generateVideo(
  deps: GeneratorDeps,
  request: GeneratorRequest,
): AsyncGenerator<GeneratorEvent> {
  const before = storedVideo(request.output);
  // An incomplete script is rewritten: scenes of two scripts do not fit together.
  const isComplete = before.scenes.length === SCENES_PER_SCRIPT;
  const output = isComplete ? before : yield* writeScript(deps, request);
  yield* drawStoryboard(deps, request, output);
}

async function* writeScript(
  { ai }: GeneratorDeps,
  { engine, input, seed, signal }: GeneratorRequest,
): AsyncGenerator<GeneratorEvent, StoredVideo> {
  const writer = engine === "first" ? ai.video : ai.videoFallback;
  const scenes: SceneContent[] = [];
  for await (const event of writer.writeVideoScript({ brief: input as VideoInput, seed, signal })) {
    if (event.type !== "part") {
      yield event;
      continue;
    }
    scenes.push(event.content);
    const output: StoredVideo = { scenes: [...scenes], storyboard: [] };
    yield { type: "part", index: event.index, text: formatSceneContent(event.content), output };
  }
  return { scenes, storyboard: [] };
}

async function* drawStoryboard(
  deps: GeneratorDeps,
  { input, userId, seed, signal }: GeneratorRequest,
  before: StoredVideo,
): AsyncGenerator<GeneratorEvent> {
  const brief = storyboardBrief(input as VideoInput);
  const pictures = await readPictures(deps, userId, input as VideoInput);
  const { scenes, storyboard: existing } = before;
  const storyboard = [...existing];
  for await (const { index, frame } of drawFrames(deps, {
    userId,
    seed,
    brief,
    pictures,
    scenes,
    existing,
    signal,
  })) {
    storyboard[index] = frame;
    const output: StoredVideo = { scenes, storyboard: [...storyboard] };
    const part = VIDEO_PARTS.storyboard.from + index;
    yield { type: "part", index: part, text: frame.url, output, files: [frame.file] };
  }
}

/** One video script and its storyboard. Limited by the quota only. */
export const videoGenerator: Generator = {
  kind: "video",
  parseInput: (input) => videoInputSchema.safeParse(input),
  uploads: (input) => (input as VideoInput).images,
  partCount: VIDEO_PART_COUNT,
  parts: videoParts,
  engines: (ai) => ({ first: ai.video.id, fallback: ai.videoFallback.id }),
  run: generateVideo,
  present: (output, input) => presentVideo(output, input as VideoInput),
  archive: (output, input) => videoArchive(output, input as VideoInput),
  rateLimits: () => [],
  failedMessage: toasts.scriptFailed,
};
