import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { LIMITS } from "#core/limits.ts";
import type { UploadType } from "#core/uploads/api.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { boundedQueue } from "../../lib/bounded-queue.ts";
import { AppError } from "../../lib/errors.ts";
import { detectImageType } from "./image-type.ts";
import { DECODE_SECONDS, limitSharp } from "./limit-sharp.ts";

/** Each decode takes up to 250 MB (measured with an interlaced PNG of 50 megapixels). */
const DECODES = { concurrency: 2, maxWaiting: 30 };

/** An image encoded again from a user's file, so that only pixels survive. */
interface Picture {
  readonly bytes: Uint8Array;
  readonly type: UploadType;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes and re-encodes uploaded images; the slice `files` calls it for each upload, and
 * `generations/film` for covers of videos. `createImageIngest` makes it; pixels:
 * `LIMITS.uploadPixels` in `core/limits.ts`, words: `core/uploads/messages.ts`; 429 `uploads_busy`
 * when too many wait.
 */
export interface ImageIngest {
  /** Throws `invalid_input` unless the file is a JPEG, PNG or WebP image within the limits. */
  readonly take: (file: Uint8Array) => Promise<Picture>;
  /** As `take`, cropped to a centered square of `side` pixels. */
  readonly takeSquare: (file: Uint8Array, side: number) => Promise<Picture>;
}

const ENCODERS: Record<UploadType, (picture: Sharp) => Sharp> = {
  "image/jpeg": (picture) => picture.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }),
  "image/png": (picture) => picture.png(),
  "image/webp": (picture) => picture.webp({ quality: 90, smartSubsample: true }),
};

function refuse(message: string, cause?: unknown): never {
  throw new AppError("invalid_input", { message, fields: { file: message }, cause });
}

const decoder = (file: Uint8Array) =>
  sharp(file, { limitInputPixels: LIMITS.uploadPixels, failOn: "error", sequentialRead: true });

/** Reads only the header, to reject a decompression bomb before it is decoded. */
async function checkHeader(file: Uint8Array, type: UploadType): Promise<void> {
  const header = sharp(file, { limitInputPixels: false });
  const { format, width, height, channels, depth } = await header
    .metadata()
    .catch((error: unknown) => refuse(uploadMessages.unreadable, error));
  if (`image/${format}` !== type) refuse(uploadMessages.notAnImage);
  if (width * height > LIMITS.uploadPixels) refuse(uploadMessages.tooManyPixels);
  // The limit is for 8 bits per channel; with 16 bits, libvips holds an interlaced image at twice
  // the size.
  const bytes = width * height * channels * (depth === "ushort" ? 2 : 1);
  if (bytes > LIMITS.uploadPixels * 4) refuse(uploadMessages.unreadable);
}

/** Keeps the whole image; reduces it to `LIMITS.uploadSide`. */
const WHOLE: ResizeOptions = {
  width: LIMITS.uploadSide,
  height: LIMITS.uploadSide,
  fit: "inside",
  withoutEnlargement: true,
};

async function reencode(file: Uint8Array, type: UploadType, size: ResizeOptions): Promise<Picture> {
  await checkHeader(file, type);
  const upright = decoder(file).autoOrient().resize(size).timeout({ seconds: DECODE_SECONDS });
  const { data, info } = await ENCODERS[type](upright)
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => refuse(uploadMessages.unreadable, error));
  return { bytes: data, type, width: info.width, height: info.height };
}

/**
 * Creates the ingest of uploaded images; `deps.ts` calls it. Images are decoded, rotated upright,
 * reduced to `LIMITS.uploadSide` px and encoded again, so that only pixels survive; few at a time
 * (`DECODES` in this file, else `uploads_busy`), each within `DECODE_SECONDS` (`limit-sharp.ts`).
 * The type comes from the first bytes of the file (`image-type.ts`; types: `UPLOAD_TYPES` in
 * `core/limits.ts`). Limits: `LIMITS` in `core/limits.ts`; words: `core/uploads/messages.ts`.
 */
export function createImageIngest(): ImageIngest {
  limitSharp();
  const queue = boundedQueue(DECODES, () => new AppError("uploads_busy", { retryAfter: 5 }));
  const takeResized = async (file: Uint8Array, size: ResizeOptions) => {
    const type = detectImageType(file);
    if (!type) refuse(uploadMessages.notAnImage);
    return queue(() => reencode(file, type, size));
  };
  return {
    take: (file) => takeResized(file, WHOLE),
    takeSquare: (file, side) => takeResized(file, { width: side, height: side, fit: "cover" }),
  };
}
