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
