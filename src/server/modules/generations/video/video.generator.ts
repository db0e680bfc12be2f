import { toasts } from "#core/generations/messages.ts";
import {
  SCENES_PER_SCRIPT,
  VIDEO_PARTS,
  VIDEO_PART_COUNT,
  type SceneContent,
  type VideoInput,
  type VideoOutput,
} from "#core/generations/video/video.ts";
import { storyboardBrief } from "#studio/video/storyboard.ts";
import { readPictures, uploadsOf } from "../image/brief-pictures.ts";
import { drawFrames } from "./storyboard.ts";
import {
  defineGenerator,
  type GeneratorDeps,
  type GeneratorEvent,
  type GeneratorRequest,
} from "../generator.ts";
import { picturePart, scenePart } from "../part.ts";
import { NO_VIDEO, presentVideo, videoArchive, videoParts, type StoredVideo } from "./output.ts";

type Request = GeneratorRequest<VideoInput, StoredVideo>;
type Event = GeneratorEvent<StoredVideo>;

async function* generateVideo(deps: GeneratorDeps, request: Request): AsyncGenerator<Event> {
  const before = request.output;
  // An incomplete script is rewritten: scenes of two scripts do not fit together.
  const isComplete = before.scenes.length === SCENES_PER_SCRIPT;
  const output = isComplete ? before : yield* writeScript(request);
  yield* drawStoryboard(deps, request, output);
}

async function* writeScript({ engines, input, seed, signal }: Request): AsyncGenerator<Event, StoredVideo> {
  const scenes: SceneContent[] = [];
  for await (const event of engines.video.writeVideoScript({ brief: input, seed, signal })) {
    if (event.type !== "part") {
      yield event;
      continue;
    }
    scenes.push(event.content);
    const output: StoredVideo = { scenes: [...scenes], storyboard: [] };
    yield { type: "part", index: event.index, part: scenePart(event.content), output };
  }
  return { scenes, storyboard: [] };
}

async function* drawStoryboard(
  deps: GeneratorDeps,
  { input, userId, seed, signal }: Request,
  before: StoredVideo,
): AsyncGenerator<Event> {
  const brief = storyboardBrief(input);
  const pictures = await readPictures(deps, userId, input);
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
    yield { type: "part", index: VIDEO_PARTS.storyboard.from + index, part: picturePart(frame), output };
  }
}

/**
 * Generator of one video script and its storyboard; the number of scenes is `SCENES_PER_SCRIPT` in
 * `core/generations/video/video.ts`. Limited by the quota only (`core/plans.ts`). `runs/run.ts`
 * runs it through `generators.ts`; `storyboard.ts` draws the frames, `output.ts` has stored format
 * and response. Message of failures: `toasts` in `core/generations/messages.ts`.
 */
export const videoGenerator = defineGenerator<VideoInput, StoredVideo, VideoOutput>({
  kind: "video",
  empty: NO_VIDEO,
  uploads: uploadsOf,
  partCount: () => VIDEO_PART_COUNT,
  parts: videoParts,
  engineId: ({ video }) => video.id,
  run: generateVideo,
  present: presentVideo,
  archive: videoArchive,
  rateLimits: () => [],
  failedMessage: toasts.scriptFailed,
});
