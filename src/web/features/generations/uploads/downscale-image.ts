import { LIMITS } from "#core/limits.ts";

/** Smaller files are sent as they are, which is faster than encoding them again. */
const SMALL_BYTES = 1_500_000;
const QUALITY = 0.92;

/**
 * Scales the longer side of an image down to `LIMITS.uploadSide` px (`core/limits.ts`) before it is
 * uploaded, to which the server (`server/render/ingest/image-ingest.ts`) scales it as well; its
 * type stays (quality: `QUALITY`). Returns the original for files below `SMALL_BYTES`, small
 * images, errors, and if the result is no smaller file. `useUploads` and `AddPicture` of videos
 * call it.
 */
export async function downscaleImage(file: File): Promise<Blob> {
  if (file.size < SMALL_BYTES) return file;
  try {
    return await drawSmaller(file);
  } catch {
    return file;
  }
}

async function drawSmaller(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = LIMITS.uploadSide / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return file;
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return file;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const smaller = await canvas.convertToBlob({ type: file.type, quality: QUALITY });
    return smaller.type === file.type && smaller.size < file.size ? smaller : file;
  } finally {
    bitmap.close();
  }
}
