import { LIMITS } from "../limits.ts";
import { megabytes } from "../megabytes.ts";

/**
 * Messages about refused uploads and images, from forms, schemas,
 * `server/render/ingest/image-ingest.ts` and `modules/files/receive-image.ts`. Its numbers come
 * from `LIMITS` in `core/limits.ts`; the types (`UPLOAD_TYPES` there) are written out.
 */
export const uploadMessages = {
  tooMany: `Maximum ${LIMITS.uploadedImages} images allowed`,
  uploaded: "Images uploaded successfully",
  removed: "Image removed",
  notAnImage: "Please upload an image file (JPEG, PNG or WebP)",
  tooLarge: `Image size should be less than ${megabytes(LIMITS.uploadBytes)}MB`,
  tooManyPixels: `Image should have less than ${LIMITS.uploadPixels / 1_000_000} megapixels`,
  unreadable: "This image cannot be read. Please try another one.",
  accountFull:
    "Your uploaded images use all the storage of your account. Please delete earlier ads that use them.",
  missing: "An uploaded image is no longer available. Please remove it and upload it again.",
} as const;

/**
 * Text of the image picker in the tools' forms (`image-picker.tsx`). The size is `uploadBytes` in
 * `core/limits.ts`; the types (`UPLOAD_TYPES` there) are written out.
 */
export const uploadCopy = {
  label: "Images",
  count: (count: number, most: number) => `${count} of ${most}`,
  add: "Add images",
  hint: `JPEG, PNG or WebP, up to ${megabytes(LIMITS.uploadBytes)} MB each. Choose, drop or paste them.`,
  drop: "Drop images here",
  remove: (name: string) => `Remove ${name}`,
  logo: "Logo",
  markLogo: (name: string) => `${name} is the logo`,
  kept: (index: number) => `Image ${index}`,
  uploading: (name: string) => `Uploading ${name}`,
  failed: "Failed to upload image. Please try again.",
  tryAgain: "Try again",
} as const;
