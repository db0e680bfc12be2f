import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { LIMITS } from "#core/limits.ts";
import type { UploadType } from "#core/uploads/api.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { boundedQueue } from "../../lib/bounded-queue.ts";
import { AppError } from "../../lib/errors.ts";
import { imageType } from "./image-type.ts";
import { DECODE_SECONDS, limitSharp } from "./limit-sharp.ts";

/** The longest side that is kept, in pixels: a third more than the largest canvas, for crops. */
const LONGEST_SIDE = 2560;
/** Each takes up to 250 MB while it is decoded (measured: an interlaced PNG of fifty megapixels). */
const DECODES = { concurrency: 2, maxWaiting: 30 };

/** An image that this product has drawn anew from a user's file. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: UploadType;
  readonly width: number;
  readonly height: number;
}

export interface ImageIngest {
  /** Throws 400 with the reason for what is not a JPEG, PNG or WebP image within the limits. */
  readonly take: (file: Uint8Array) => Promise<Picture>;
  /** As `take`, cut to a square around its middle with sides of so many pixels. */
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

/** Reads the header only: a file that would unfold to something huge is refused before it does. */
async function checkHeader(file: Uint8Array, type: UploadType): Promise<void> {
  const header = sharp(file, { limitInputPixels: false });
  const { format, width, height, channels, depth } = await header
    .metadata()
    .catch((error: unknown) => refuse(uploadMessages.unreadable, error));
  if (`image/${format}` !== type) refuse(uploadMessages.notAnImage);
  if (width * height > LIMITS.uploadPixels) refuse(uploadMessages.tooManyPixels);
  // Sixteen bits a colour, and interlaced, would be held in memory at twice the size that the limit stands for.
  const bytes = width * height * channels * (depth === "ushort" ? 2 : 1);
  if (bytes > LIMITS.uploadPixels * 4) refuse(uploadMessages.unreadable);
}

const WHOLE: ResizeOptions = {
  width: LONGEST_SIDE,
  height: LONGEST_SIDE,
  fit: "inside",
  withoutEnlargement: true,
};

async function redraw(file: Uint8Array, type: UploadType, size: ResizeOptions): Promise<Picture> {
  await checkHeader(file, type);
  const upright = decoder(file).autoOrient().resize(size).timeout({ seconds: DECODE_SECONDS });
  const { data, info } = await ENCODERS[type](upright)
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => refuse(uploadMessages.unreadable, error));
  return { bytes: data, type, width: info.width, height: info.height };
}

/**
 * Takes in images that people send: decoded and encoded again, so that only pixels survive; upright; without metadata;
 * two at a time. What a file is, its first bytes say.
 */
export function createImageIngest(): ImageIngest {
  limitSharp();
  const queue = boundedQueue(DECODES, () => new AppError("uploads_busy", { retryAfter: 5 }));
  const takeAt = async (file: Uint8Array, size: ResizeOptions) => {
    const type = imageType(file);
    if (!type) refuse(uploadMessages.notAnImage);
    return queue(() => redraw(file, type, size));
  };
  return {
    take: (file) => takeAt(file, WHOLE),
    takeSquare: (file, side) => takeAt(file, { width: side, height: side, fit: "cover" }),
  };
}
