import { fileStem } from "../file-stem.ts";
import { formatCaptions } from "./captions.ts";
import { shotListPage } from "./shot-list.ts";
import type { VideoBrief, VideoOutput } from "./video.ts";

/**
 * Files of a completed script for download. `videoFile` makes each (captions in `captions.ts`, the
 * shot list in `shot-list.ts`), `video-files.routes.ts` on the server sends it,
 * `script-downloads.tsx` links it, and archives of scripts and packages contain all.
 */
export const VIDEO_FILES = ["script.txt", "captions.srt", "shot-list.html"] as const;

/**
 * Name of a file that a finished video script offers for download (`script-downloads.tsx`,
 * `video-files.routes.ts`); see `VIDEO_FILES`.
 */
export type VideoFileName = (typeof VIDEO_FILES)[number];

/**
 * Media types of a script's files, all in UTF-8, for `video-files.routes.ts`. SubRip has no
 * registered type; players use the extension.
 */
export const VIDEO_FILE_TYPES: Record<VideoFileName, string> = {
  "script.txt": "text/plain",
  "captions.srt": "application/x-subrip",
  "shot-list.html": "text/html",
};

/**
 * Text of one of a script's `VIDEO_FILES`, for its download (`video-files.routes.ts`) and for
 * archives of scripts (`video/output.ts`) and packages; `frames` are URLs of the storyboard frames,
 * by scene. No byte order mark: current editors and players need none.
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

/**
 * File name of a storyboard frame in archives of scripts and packages, "storyboard-1.png"; `index`
 * starts at 0. `campaign/files.ts`, `readme.ts` and `video/output.ts` on the server use it.
 */
export function frameFileName(index: number): string {
  return `storyboard-${index + 1}.png`;
}

/**
 * File name of the archive with all files of a script; `video/output.ts` on the server names the
 * download with it. `fileStem` (`file-stem.ts`) cleans the name.
 */
export function videoArchiveName(brief: VideoBrief): string {
  return `${fileStem([brief.companyName, brief.productName]) || "video"}-video-ad.zip`;
}

/**
 * File name of a download of a script, such as "Halden-Dusk-Lamp-script.txt";
 * `video-files.routes.ts` on the server calls it. `fileStem` (`file-stem.ts`) cleans the name.
 */
export function videoFileName(name: VideoFileName, brief: VideoBrief): string {
  return `${fileStem([brief.companyName, brief.productName]) || "video"}-${name}`;
}
