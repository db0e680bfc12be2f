import type { Ai } from "../ai.ts";
import { createStudioCopy } from "./ai.studio-copy.ts";
import { createStudioPrompts } from "./ai.studio-prompts.ts";
import { createStudioText } from "./ai.studio.ts";
import { createStudioVideo } from "./ai.studio-video.ts";

/**
 * The engines of the built-in studio, one file of this folder each, which wrap the functions of
 * `src/studio`. `boot/create-ai.ts` creates them.
 */
export function createStudio(): Ai["studio"] {
  return {
    text: createStudioText(),
    video: createStudioVideo(),
    prompts: createStudioPrompts(),
    copy: createStudioCopy(),
  };
}
