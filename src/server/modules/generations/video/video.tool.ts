import { toasts } from "#core/messages.ts";
import { formatSceneContent } from "#core/generations/video/script.ts";
import {
  SCENES_PER_SCRIPT,
  VIDEO_PARTS,
  VIDEO_TOTAL,
  videoInputSchema,
  type SceneContent,
  type VideoInput,
} from "#core/generations/video/video.ts";
import { storyboardBrief } from "#studio/video/storyboard.ts";
import { readPictures } from "../image/making.ts";
import { drawFrames } from "./storyboard.ts";
import type { Tool, ToolDeps, ToolEvent, ToolRequest } from "../tool.ts";
import { presentVideo, storedVideo, videoArchive, videoParts, type StoredVideo } from "./output.ts";

async function* work(deps: ToolDeps, request: ToolRequest): AsyncGenerator<ToolEvent> {
  const before = storedVideo(request.output);
  // A part of a script is written anew: scenes of two scripts make no film.
  const whole = before.scenes.length === SCENES_PER_SCRIPT;
  const output = whole ? before : yield* writeScript(deps, request);
  yield* drawStoryboard(deps, request, output);
}

async function* writeScript(
  { ai }: ToolDeps,
  { engine, input, seed, signal }: ToolRequest,
): AsyncGenerator<ToolEvent, StoredVideo> {
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
  deps: ToolDeps,
  { input, userId, seed, signal }: ToolRequest,
  before: StoredVideo,
): AsyncGenerator<ToolEvent> {
  const brief = storyboardBrief(input as VideoInput);
  const pictures = await readPictures(deps, userId, input as VideoInput);
  const { scenes, storyboard: have } = before;
  const storyboard = [...have];
  for await (const { index, frame } of drawFrames(deps, {
    userId,
    seed,
    brief,
    pictures,
    scenes,
    have,
    signal,
  })) {
    storyboard[index] = frame;
    const output: StoredVideo = { scenes, storyboard: [...storyboard] };
    const part = VIDEO_PARTS.storyboard.from + index;
    yield { type: "part", index: part, text: frame.url, output, files: [frame.file] };
  }
}

/** One video script and its storyboard. Its quota is the only limit. */
export const videoTool: Tool = {
  kind: "video",
  check: (input) => videoInputSchema.safeParse(input),
  uploads: (input) => (input as VideoInput).images,
  total: VIDEO_TOTAL,
  parts: videoParts,
  engines: (ai) => ({ first: ai.video.id, fallback: ai.videoFallback.id }),
  work,
  present: (output, input) => presentVideo(output, input as VideoInput),
  archive: (output, input) => videoArchive(output, input as VideoInput),
  rates: () => [],
  failed: toasts.scriptFailed,
};
