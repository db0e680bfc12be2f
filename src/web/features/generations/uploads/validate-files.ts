import { LIMITS, UPLOAD_TYPES } from "#core/limits.ts";
import { uploadMessages } from "#core/uploads/messages.ts";

const TYPES: readonly string[] = UPLOAD_TYPES;

/**
 * Error message for a selection of images that is rejected as a whole before any upload, in the
 * image picker of forms (`upload-store.ts`) and for a picture of a video (`add-picture.tsx`): a
 * type outside `UPLOAD_TYPES`, or more than `LIMITS.uploadedImages` with those `present` (both in
 * `core/limits.ts`); `undefined` if none. Words: `core/uploads/messages.ts`.
 */
export function selectionError(files: readonly Pick<File, "type">[], present: number): string | undefined {
  if (files.some(({ type }) => !TYPES.includes(type))) return uploadMessages.notAnImage;
  return files.length + present > LIMITS.uploadedImages ? uploadMessages.tooMany : undefined;
}

/**
 * Error message for an image of more than `LIMITS.uploadBytes` (`core/limits.ts`) even after
 * downscaling, in the image picker of forms (`upload-store.ts`) and for a picture of a video
 * (`add-picture.tsx`); `undefined` if it is not too large. Words: `core/uploads/messages.ts`.
 */
export function fileError({ size }: Pick<Blob, "size">): string | undefined {
  return size > LIMITS.uploadBytes ? uploadMessages.tooLarge : undefined;
}
