import { frameFileName, VIDEO_FILES, videoArchiveName, videoFile } from "#core/generations/video/files.ts";
import { formatSceneContent, formatScript } from "#core/generations/video/script.ts";
import {
  SCENES_PER_SCRIPT,
  VIDEO_PARTS,
  timeScenes,
  type SceneContent,
  type VideoInput,
  type VideoOutput,
} from "#core/generations/video/video.ts";
import { presentFrames, type StoredFrame } from "./storyboard.ts";
import type { ArchiveFile } from "../generator.ts";

/** Stored output of a video generation. */
export interface StoredVideo {
  readonly scenes: readonly SceneContent[];
  readonly storyboard: readonly StoredFrame[];
}

export function storedVideo(output: unknown): StoredVideo {
  return (output as StoredVideo | null) ?? { scenes: [], storyboard: [] };
}

/** Parts as text, by index; accepts stored and presented outputs. */
export function videoParts(output: unknown): (string | undefined)[] {
  const { scenes, storyboard } = storedVideo(output);
  const parts: (string | undefined)[] = Array.from({ length: VIDEO_PARTS.storyboard.from }, (_, index) => {
    const scene = scenes[index];
    return scene && formatSceneContent(scene);
  });
  return [...parts, ...storyboard.map(({ url }) => url)];
}

/** Converts a stored output to the API's format. */
export function presentVideo(output: unknown, input: VideoInput): VideoOutput {
  const { scenes, storyboard } = storedVideo(output);
  const timed = timeScenes(scenes, input.duration);
  return {
    script: scenes.length === SCENES_PER_SCRIPT ? formatScript(input, timed) : "",
    scenes: timed,
    storyboard: presentFrames(storyboard),
  };
}

/** A script, its companion files and its storyboard as an archive. */
export function videoArchive(output: unknown, input: VideoInput) {
  const { storyboard } = storedVideo(output);
  const presented = presentVideo(output, input);
  const frames = storyboard.map(({ file }, index) => ({ name: frameFileName(index), file }));
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
