import * as z from "zod/mini";
import type { UPLOAD_TYPES } from "../limits.ts";

/** Media type of an accepted upload. */
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Uploaded image; size in pixels after the EXIF orientation was applied. */
export const uploadSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

/** A stored image as the API returns it after the upload. */
export type Upload = z.output<typeof uploadSchema>;

/** Path of a stored file. Only its owner can open it. */
export function fileUrl(id: string): string {
  return `/files/${id}`;
}

/** Widths in px of the previews for lists and cards. */
export const PREVIEW_WIDTHS = [320, 640, 960] as const;

/** Width in px of a preview that the server offers. */
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** Path of a preview of a stored image. */
export function previewUrl(url: string, width: PreviewWidth): string {
  return `${url}?width=${width}`;
}

/** Inverse of `fileUrl`; `undefined` for other paths. */
export function fileIdOf(url: string): string | undefined {
  const start = fileUrl("");
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}
