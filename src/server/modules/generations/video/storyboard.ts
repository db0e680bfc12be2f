import { SCENES_PER_SCRIPT, type SceneContent, type VideoOutput } from "#core/generations/video/video.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import type { PictureInput } from "#server/render/pictures/analyze-picture.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { storeGenerated } from "#server/modules/files/files.public.ts";
import { seedOf } from "../image/generate-images.ts";
import type { GeneratorDeps } from "../generator.ts";

/** Video ads are shot in portrait format. */
const CANVAS = canvasFor("TikTok", "portrait");

/**
 * Stored storyboard frame of a scene; sizes in px. `drawFrames` makes it; the outputs of scripts
 * (`output.ts`) and packages (`campaign/output.ts`) contain it.
 */
export interface StoredFrame {
  readonly file: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface Storyboard {
  readonly userId: UserId;
  readonly seed: string;
  readonly brief: ImageBrief;
  readonly pictures: readonly PictureInput[];
  readonly scenes: readonly SceneContent[];
  /** Frames that earlier tries stored. */
  readonly existing: readonly (StoredFrame | null | undefined)[];
  readonly signal: AbortSignal;
}

/** The closing frame has no button when its text already contains the call to action. */
const containsCall = (text: string, call = "") =>
  call !== "" && text.toLowerCase().includes(call.toLowerCase());

/**
 * Draws and stores the missing storyboard frames of a script or package in order
 * (`SCENES_PER_SCRIPT` in `core/generations/video/video.ts`), in TikTok's portrait size (`CANVAS`
 * in this file); the video generator and `campaign/generate-visuals.ts` call it. The composer
 * (`server/render/composer.ts`) draws; the last frame has a button unless its text contains the
 * call (`containsCall` in this file).
 */
export async function* drawFrames(
  deps: GeneratorDeps,
  { userId, seed, brief, pictures, scenes, existing, signal }: Storyboard,
): AsyncGenerator<{ index: number; frame: StoredFrame }> {
  for (const [index, { onScreenText }] of scenes.entries()) {
    if (existing[index]) continue;
    signal.throwIfAborted();
    const text = onScreenText || brief.productName;
    const { image, width, height } = await deps.composer.storyboardFrame({
      brief,
      text,
      closing: index === SCENES_PER_SCRIPT - 1 && !containsCall(text, brief.callToAction),
      index,
      pictures,
      seed: seedOf(seed),
      canvas: CANVAS,
    });
    const content = { bytes: image, type: "image/png", width, height };
    const { id: file, url } = await storeGenerated(deps, { userId, content });
    yield { index, frame: { file, url, width, height } };
  }
}

/**
 * Converts stored storyboard frames to the API's format, without missing ones; `presentVideo`
 * (`output.ts`) and `presentPackage` (`campaign/output.ts`) call it.
 */
export function presentFrames(frames: readonly (StoredFrame | null)[]): VideoOutput["storyboard"] {
  return frames.flatMap((frame) =>
    frame ? [{ url: frame.url, width: frame.width, height: frame.height }] : [],
  );
}
