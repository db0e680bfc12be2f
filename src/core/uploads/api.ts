import * as z from "zod/mini";

/** Media types of images that people may upload. */
export const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** An uploaded image as the API answers it; sizes in pixels, after its orientation was applied. */
export const uploadSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type Upload = z.output<typeof uploadSchema>;

/** The address of a stored file, without an origin. Only its owner can open it. */
export function fileUrl(id: string): string {
  return `/files/${id}`;
}

/** Widths in px in which pictures are also served, much lighter, for lists and cards. */
export const PREVIEW_WIDTHS = [320, 640, 960] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** The address of a stored picture drawn smaller. */
export function previewUrl(url: string, width: PreviewWidth): string {
  return `${url}?width=${width}`;
}

/** The id in an address of `fileUrl`; `undefined` for any other address. */
export function fileIdOf(url: string): string | undefined {
  const start = fileUrl("");
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}
