import type { UploadType } from "#core/uploads/api.ts";

const starts = (bytes: Uint8Array, from: number, text: string) =>
  Buffer.from(bytes.subarray(from, from + text.length)).toString("latin1") === text;

/**
 * Detects the type of an uploaded, fetched or generated image from its first bytes, before it is
 * decoded; name and declared type are not trusted. `undefined` for anything but JPEG, PNG and WebP
 * (`UPLOAD_TYPES` in `core/limits.ts`). `image-ingest.ts`, the slice `files` and the engines of
 * generated pictures call it.
 */
export function detectImageType(bytes: Uint8Array): UploadType | undefined {
  if (starts(bytes, 0, "\xff\xd8\xff")) return "image/jpeg";
  if (starts(bytes, 0, "\x89PNG\r\n\x1a\n")) return "image/png";
  if (starts(bytes, 0, "RIFF") && starts(bytes, 8, "WEBP")) return "image/webp";
  return undefined;
}

/**
 * Whether an uploaded (`brand-files.service.ts`) or found logo (`fetch-files.ts`) is an SVG: text
 * whose first element is `svg`.
 */
export function isSvg(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 4096)).toString("utf8");
  return /^\uFEFF?\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<(?:\w+:)?svg[\s>]/i.test(
    start,
  );
}
