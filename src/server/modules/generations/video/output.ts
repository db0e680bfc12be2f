import { frameFileName, VIDEO_FILES, videoArchiveName, videoFile } from "#core/generations/video/files.ts";
import { formatScript } from "#core/generations/video/script.ts";
import {
  SCENES_PER_SCRIPT,
  VIDEO_PARTS,
  timeScenes,
  type SceneContent,
  type VideoInput,
  type VideoOutput,
} from "#core/generations/video/video.ts";
import { presentFrames, type StoredFrame } from "./storyboard.ts";
import type { Archive, ArchiveFile } from "../generator.ts";
import { picturePart, scenePart, type Part } from "../part.ts";

/**
 * Stored output of a video generation: scenes (`SceneContent` in `core/generations/video/video.ts`,
 * without times) and storyboard frames. `video.generator.ts` writes it after each part;
 * `presentVideo` and `film/film-script.ts` add the times.
 */
export interface StoredVideo {
  readonly scenes: readonly SceneContent[];
  readonly storyboard: readonly StoredFrame[];
}

/**
 * Output of a video generation before the first scene: `empty` of `videoGenerator`
 * (`video.generator.ts`).
 */
export const NO_VIDEO: StoredVideo = { scenes: [], storyboard: [] };

/**
 * Parts of a video generation by index (`VIDEO_PARTS` in `core/generations/video/video.ts`),
 * `undefined` for missing ones: `parts` of `video.generator.ts`, for streams and progress.
 */
export function videoParts({ scenes, storyboard }: StoredVideo): (Part | undefined)[] {
  const sceneParts = Array.from({ length: VIDEO_PARTS.storyboard.from }, (_, index) => {
    const scene = scenes[index];
    return scene && scenePart(scene);
  });
  return [...sceneParts, ...storyboard.map(picturePart)];
}

/**
 * Converts a stored video output to the API's format: `present` of `video.generator.ts`. The script
 * is "" until all scenes are there; its format is in `core/generations/video/script.ts`, the times
 * of scenes in `timeScenes` (`video.ts` beside it).
 */
export function presentVideo({ scenes, storyboard }: StoredVideo, input: VideoInput): VideoOutput {
  const timed = timeScenes(scenes, input.duration);
  return {
    script: scenes.length === SCENES_PER_SCRIPT ? formatScript(input, timed) : "",
    scenes: timed,
    storyboard: presentFrames(storyboard),
  };
}

/**
 * Lists a script, its companion files and its storyboard for the download and the data export:
 * `archive` of `video.generator.ts`. Names and texts: `core/generations/video/files.ts`. No files
 * without a complete script.
 */
export function videoArchive(output: StoredVideo, input: VideoInput): Archive {
  const presented = presentVideo(output, input);
  const frames = output.storyboard.map(({ file }, index) => ({ name: frameFileName(index), file }));
  const files: ArchiveFile[] = [
    ...VIDEO_FILES.map((name) => ({
      name,
      text: videoFile(
        name,
        input,
        presented,
        frames.map((frame) => frame.name),
      ),
    })),
    ...frames,
  ];
  return { name: videoArchiveName(input), files: presented.script === "" ? [] : files };
}
