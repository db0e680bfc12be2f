/**
 * Extensions of stored files by the media types that browsers may show; `serve-file.ts` serves all
 * other types as downloads.
 */
export const INLINE_TYPES: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "audio/wav": "wav",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/webm": "webm",
};

const EXTENSIONS: Readonly<Record<string, string>> = { ...INLINE_TYPES, "application/pdf": "pdf" };

/**
 * Extension of a stored file in archives by its media type, "bin" for a type that is missing in
 * `EXTENSIONS` (this file: `INLINE_TYPES` and PDF); the data export (`export.service.ts`) and
 * archives of videos (`generations/film/film-archive.ts`) call it.
 */
export const extensionOf = (type: string): string => EXTENSIONS[type] ?? "bin";
