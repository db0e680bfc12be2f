/** Largest picture files that platforms take, and the clean pictures that Google asks for. */
import type { PlatformId } from "../platforms/platforms.ts";

const KB = 1024;
const MB = 1024 * KB;

/**
 * Largest picture that a platform takes, in bytes, to which `write-folder.ts` encodes; missing
 * where no limit was found. Checks have their own (`FILE_LIMITS` in `core/checks/check-image.ts`).
 * Google: support.google.com/google-ads/answer/7005917, LinkedIn: help/lms/answer/a426534,
 * Pinterest: help.pinterest.com product specs, X: docs.x.com, ChatGPT: Adobe's guide, Meta: ads
 * guide (read 2026-11-22).
 */
export const PICTURE_BYTES: Readonly<Partial<Record<PlatformId, number>>> = {
  facebook: 30 * MB,
  instagram: 30 * MB,
  linkedin: 5 * MB,
  pinterest: 20 * MB,
  google_search: 5120 * KB,
  x: 3 * MB,
  chatgpt: 20 * MB,
};

/**
 * A size of a picture without our texts, and the smallest width that Google accepts, in px; an
 * entry of `CLEAN_SIZES`, to which `modules/exports/pictures.ts` crops.
 */
export interface CleanSize {
  readonly width: number;
  readonly height: number;
  readonly minWidth: number;
}

/**
 * Sizes of Google's image assets, for which `write-folder.ts` crops pictures without texts
 * (support.google.com/google-ads/answer/9566341, read 2026-11-22).
 */
export const CLEAN_SIZES: readonly CleanSize[] = [
  { width: 1200, height: 628, minWidth: 600 },
  { width: 1200, height: 1200, minWidth: 300 },
];
