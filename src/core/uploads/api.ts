import * as z from "zod/mini";
import type { UPLOAD_TYPES } from "../limits.ts";

/**
 * Media type of an uploaded image (`UPLOAD_TYPES` in `core/limits.ts`), which
 * `server/render/ingest/image-type.ts` recognizes from the bytes.
 */
export type UploadType = (typeof UPLOAD_TYPES)[number];

/**
 * Uploaded image in API responses; size in px after the EXIF orientation was applied.
 * `uploads.service.ts` makes it; logos of brands, products and readings contain it. Sizes and types
 * are `uploadBytes` and `UPLOAD_TYPES` in `core/limits.ts`.
 */
export const uploadSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

/**
 * A stored image, as the response of an upload and of a website reading has it;
 * `modules/files/uploads.service.ts` makes it. Sizes and media types are `uploadBytes` and
 * `UPLOAD_TYPES` in `core/limits.ts`.
 */
export type Upload = z.output<typeof uploadSchema>;

/**
 * Path of a stored file, "/files/<id>", in responses (`brands.service.ts`, `campaigns/present.ts`
 * and other presenters); `serve-file.ts` on the server sends it to its owner only. `fileIdOf` reads
 * it back.
 */
export function fileUrl(id: string): string {
  return `/files/${id}`;
}

/**
 * Widths in px of the previews for lists and cards that `serve-file.ts` offers;
 * `preview-sources.ts` of the web app lists them for `img` elements. The API document names them.
 */
export const PREVIEW_WIDTHS = [320, 640, 960] as const;

/** Width in px of a preview that `serve-file.ts` offers; see `PREVIEW_WIDTHS`. */
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/**
 * Path of a preview of a stored image with this width, for `img` elements of the web app
 * (`logo-slots.tsx`, `preview-sources.ts`); `serve-file.ts` on the server renders it.
 */
export function previewUrl(url: string, width: PreviewWidth): string {
  return `${url}?width=${width}`;
}

/**
 * Id of a stored file by its path, the inverse of `fileUrl`; `undefined` for other paths, such as
 * an avatar elsewhere. `avatar.service.ts` calls it, and then deletes no file.
 */
export function fileIdOf(url: string): string | undefined {
  const start = fileUrl("");
  return url.startsWith(start) ? url.slice(start.length) : undefined;
}
