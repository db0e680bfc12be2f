import { LIMITS } from "#core/limits.ts";
import { UPLOAD_TYPES } from "#core/uploads/api.ts";
import { uploadMessages } from "#core/uploads/messages.ts";

const TYPES: readonly string[] = UPLOAD_TYPES;

/** Why a selection is refused as a whole, before anything of it is sent; `undefined` when it is not. */
export function selectionRefusal(files: readonly Pick<File, "type">[], present: number): string | undefined {
  if (files.some(({ type }) => !TYPES.includes(type))) return uploadMessages.notAnImage;
  return files.length + present > LIMITS.uploadedImages ? uploadMessages.tooMany : undefined;
}

/** Why a file cannot be sent, after it was made smaller where that is possible. */
export function fileRefusal({ size }: Pick<Blob, "size">): string | undefined {
  return size > LIMITS.uploadBytes ? uploadMessages.tooLarge : undefined;
}
