import { fileStem } from "../file-stem.ts";
import { formatCaptions } from "./captions.ts";
import { shotListPage } from "./shot-list.ts";
import type { VideoBrief, VideoOutput } from "./video.ts";

/** Files that a finished script is taken along as. */
export const VIDEO_FILES = ["script.txt", "captions.srt", "shot-list.html"] as const;
export type VideoFileName = (typeof VIDEO_FILES)[number];

/** Media types, all in UTF-8. SubRip has no registered one; players go by the file name. */
export const VIDEO_FILE_TYPES: Record<VideoFileName, string> = {
  "script.txt": "text/plain",
  "captions.srt": "application/x-subrip",
  "shot-list.html": "text/html",
};

/**
 * The text of one file. Windows editors and players need no byte order mark for UTF-8 any more.
 * @param frames where the page finds the storyboard, scene by scene
 */
export function videoFile(
  name: VideoFileName,
  brief: VideoBrief,
  { script, scenes }: Pick<VideoOutput, "script" | "scenes">,
  frames: readonly string[],
): string {
  if (name === "script.txt") return `${script}\n`;
  if (name === "captions.srt") return formatCaptions(scenes);
  return shotListPage(brief, scenes, frames);
}

/** What a scene's picture is called beside them; `index` counts from 0. */
export function frameFileName(index: number): string {
  return `storyboard-${index + 1}.png`;
}

/** Everything a script comes with, as one file. */
export function videoArchiveName(brief: VideoBrief): string {
  return `${fileStem([brief.companyName, brief.productName]) || "video"}-video-ad.zip`;
}

/** What the file is called on the user's disk, for example "Halden-Dusk-Lamp-script.txt". */
export function videoFileName(name: VideoFileName, brief: VideoBrief): string {
  return `${fileStem([brief.companyName, brief.productName]) || "video"}-${name}`;
}
