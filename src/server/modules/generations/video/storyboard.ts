import { SCENES_PER_SCRIPT, type SceneContent, type VideoOutput } from "#core/generations/video/video.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import type { PictureInput } from "#server/render/pictures/analyze-picture.ts";
import type { UserId } from "../../../user-id.ts";
import { storeGenerated } from "../../files/files.service.ts";
import { seedOf } from "../image/making.ts";
import type { ToolDeps } from "../tool.ts";

/** Scripts are shot upright, as they are watched. */
const CANVAS = canvasFor("TikTok", "portrait");

/** A scene of a script as a stored picture; sizes in px. */
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
  /** What an earlier try drew; it is kept. */
  readonly have: readonly (StoredFrame | null | undefined)[];
  readonly signal: AbortSignal;
}

/** What is written large needs no button that says it again. */
const says = (text: string, call = "") => call !== "" && text.toLowerCase().includes(call.toLowerCase());

/** Draws and stores the scenes that have no picture yet, in order. */
export async function* drawFrames(
  deps: ToolDeps,
  { userId, seed, brief, pictures, scenes, have, signal }: Storyboard,
): AsyncGenerator<{ index: number; frame: StoredFrame }> {
  for (const [index, { onScreenText }] of scenes.entries()) {
    if (have[index]) continue;
    signal.throwIfAborted();
    const text = onScreenText || brief.productName;
    const { image, width, height } = await deps.composer.storyboardFrame({
      brief,
      text,
      closing: index === SCENES_PER_SCRIPT - 1 && !says(text, brief.callToAction),
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

/** What leaves the server of a storyboard. */
export function presentFrames(frames: readonly (StoredFrame | null)[]): VideoOutput["storyboard"] {
  return frames.flatMap((frame) =>
    frame ? [{ url: frame.url, width: frame.width, height: frame.height }] : [],
  );
}
