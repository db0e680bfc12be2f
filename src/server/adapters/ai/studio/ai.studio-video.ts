import { formatSceneContent } from "#core/generations/video/script.ts";
import { writeVideoScript } from "#studio/video/write-video-script.ts";
import { NO_USAGE } from "../ai.ts";
import type { VideoEngine, VideoEvent, VideoRequest } from "../ai.ts";
import { growingPrefixes } from "./growing-prefixes.ts";

/** Minimum number of characters between two previews of a scene. */
const STEP_CHARACTERS = 40;

/**
 * Creates the studio's engine for video scripts, one of those of `createStudio` (`studio.ts`): no
 * network, no cost, done within milliseconds. `studio/video/write-video-script.ts` writes the
 * script.
 */
export function createStudioVideo(): VideoEngine {
  async function* write({ brief, seed, signal }: VideoRequest): AsyncGenerator<VideoEvent, void> {
    signal.throwIfAborted();
    for (const [index, { start: _, end: __, ...content }] of writeVideoScript(brief, seed).entries()) {
      for (const text of growingPrefixes(formatSceneContent(content), STEP_CHARACTERS)) {
        yield { type: "growing", index, text };
        signal.throwIfAborted();
      }
      yield { type: "part", index, content };
      signal.throwIfAborted();
    }
    yield { type: "usage", usage: NO_USAGE };
  }

  return { id: "studio", writeVideoScript: write };
}
