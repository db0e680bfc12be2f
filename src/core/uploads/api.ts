import * as z from "zod/mini";
import type { UPLOAD_TYPES } from "../limits.ts";

/** Media type of an accepted upload, when an image is ingested; see `UPLOAD_TYPES`. */
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Uploaded image in API responses; size in pixels after the EXIF orientation was applied. */
export const uploadSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

/**
 * A stored image as `saveUpload` and `saveLogo` return it to forms, and as a website reading
 * proposes it.
 */
export type Upload = z.output<typeof uploadSchema>;

/** Path of a stored file, wherever a response contains one. Only its owner can open it. */
export function fileUrl(id: string): string {
  return `/files/${id}`;
}

/** Widths in px of the previews for lists and cards that the file route offers. */
export const PREVIEW_WIDTHS = [320, 640, 960] as const;

/** Width in px of a preview that the file route offers; see `PREVIEW_WIDTHS`. */
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/**
 * Path of a preview of a stored image, for `img` elements; `serve-file` on the server renders it.
 */
export function previewUrl(url: string, width: PreviewWidth): string {
  return `${url}?width=${width}`;
}

/**
 * Id of a stored file by its path, the inverse of `fileUrl`; `undefined` for other paths, such as
 * an avatar elsewhere.
 */
export function fileIdOf(url: string): string | undefined {
  const start = fileUrl("");
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}
