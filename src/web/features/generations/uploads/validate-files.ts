import { LIMITS, UPLOAD_TYPES } from "#core/limits.ts";
import { uploadMessages } from "#core/uploads/messages.ts";

const TYPES: readonly string[] = UPLOAD_TYPES;

/** Error message for a selection of images that is rejected as a whole before any upload. */
export function selectionError(files: readonly Pick<File, "type">[], present: number): string | undefined {
  if (files.some(({ type }) => !TYPES.includes(type))) return uploadMessages.notAnImage;
  return files.length + present > LIMITS.uploadedImages ? uploadMessages.tooMany : undefined;
}

/** Error message for an image that is too large even after downscaling. */
export function fileError({ size }: Pick<Blob, "size">): string | undefined {
  return size > LIMITS.uploadBytes ? uploadMessages.tooLarge : undefined;
}
