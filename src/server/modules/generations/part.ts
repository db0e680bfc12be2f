import { formatSceneContent } from "#core/generations/video/script.ts";
import type { SceneContent } from "#core/generations/video/video.ts";

/**
 * A complete part of a generation, as it is stored and announced. Generators make it with the
 * functions of this file; `runs/run.ts` announces it (`partText`). The number of parts is
 * `partCount` of each `*.generator.ts`.
 */
export type Part =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "scene"; readonly content: SceneContent }
  | PicturePart;

/** A stored picture: an image ad or a storyboard frame. */
interface PicturePart {
  readonly type: "picture";
  /** Id of the stored file. */
  readonly file: string;
  /** URL of the file, for its owner. */
  readonly url: string;
}

/**
 * Makes the part of an output that is a text, such as an ad or an image prompt; the
 * `*.generator.ts` store and announce it. `partText` gives its words in the event stream.
 */
export const textPart = (text: string): Part => ({ type: "text", text });
/**
 * Makes the part of an output that is a scene of a script; `video.generator.ts` and
 * `campaign.generator.ts` store and announce it. `partText` gives its words in the event stream.
 */
export const scenePart = (content: SceneContent): Part => ({ type: "scene", content });
/**
 * Makes the part of an output that is a file, such as an image ad or a frame of a storyboard;
 * `image.generator.ts`, `video.generator.ts` and `campaign.generator.ts` store and announce it.
 * `partText` gives its URL in the event stream.
 */
export const picturePart = ({ file, url }: Omit<PicturePart, "type">): Part => ({
  type: "picture",
  file,
  url,
});

/**
 * Text of a complete part in events of the stream, as the result panel shows it: the text, the
 * scene (format: `core/generations/video/script.ts`) or the URL of the picture. `runs/run.ts` and
 * `follow-generation.ts` call it.
 */
export function partText(part: Part): string {
  if (part.type === "text") return part.text;
  return part.type === "scene" ? formatSceneContent(part.content) : part.url;
}

/**
 * Number of complete parts in a list by index, in which missing parts are `undefined`;
 * `runs/run.ts` and `follow-generation.ts` report it as progress.
 */
export function countCompleteParts(parts: readonly (Part | undefined)[]): number {
  return parts.filter((part) => part !== undefined).length;
}

/**
 * Ids of the stored files that belong to the part, when `runs/run.ts` stores it; the generation
 * then keeps them.
 */
export function partFiles(part: Part): string[] {
  return part.type === "picture" ? [part.file] : [];
}
