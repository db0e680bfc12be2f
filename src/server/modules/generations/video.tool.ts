import { toasts } from "../../../core/messages.ts";
import { formatSceneContent, videoOutput } from "../../../core/generations/video-script.ts";
import {
  SCENES_PER_SCRIPT,
  timeScenes,
  videoInputSchema,
  type SceneContent,
  type VideoInput,
  type VideoOutput,
} from "../../../core/generations/video.ts";
import type { Tool, ToolDeps, ToolEvent, ToolRequest } from "./tool.ts";

const scenesOf = (output: unknown) => (output as VideoOutput | null)?.scenes ?? [];

/** What an earlier try stored is written anew: scenes of two scripts make no film. */
async function* work(
  { ai }: ToolDeps,
  { engine, input, seed, signal }: ToolRequest,
): AsyncGenerator<ToolEvent> {
  const writer = engine === "first" ? ai.video : ai.videoFallback;
  const brief = input as VideoInput;
  const contents: SceneContent[] = [];
  for await (const event of writer.writeVideoScript({ brief, seed, signal })) {
    if (event.type !== "part") {
      yield event;
      continue;
    }
    contents.push(event.content);
    const output = videoOutput(brief, timeScenes(contents, brief.duration));
    yield { type: "part", index: event.index, text: formatSceneContent(event.content), output };
  }
}

/** One video script. Its quota is the only limit. */
export const videoTool: Tool = {
  kind: "video",
  check: (input) => videoInputSchema.safeParse(input),
  uploads: (input) => (input as VideoInput).images,
  total: SCENES_PER_SCRIPT,
  parts: (output) => scenesOf(output).map(formatSceneContent),
  engines: (ai) => ({ first: ai.video.id, fallback: ai.videoFallback.id }),
  work,
  rates: () => [],
  failed: toasts.scriptFailed,
};
