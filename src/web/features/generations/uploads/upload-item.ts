/**
 * Image of a tool's form, uploading or uploaded: the upload store makes it, `UploadTile` shows it.
 * Most images of a form: `LIMITS.uploadedImages` in `core/limits.ts`.
 */
export interface UploadItem {
  /** Stable for the lifetime of the item. */
  readonly key: string;
  readonly name: string;
  /** URL of the image: an object URL during the upload, then the server's. */
  readonly src: string;
  /** Set after the upload. */
  readonly id: string | undefined;
  /** Upload progress, 0 to 1. */
  readonly progress: number;
  /** At most one image of a form is the logo. */
  readonly logo: boolean;
}

/**
 * Values that a tool's form submits for its images: `chosenImages` makes them, `useUploads` returns
 * them.
 */
export interface ChosenImages {
  /** Ids of the uploaded images, in display order. */
  readonly images: string[];
  readonly logo: string | undefined;
  /** Whether an upload is in progress. */
  readonly uploading: boolean;
}

/**
 * Ids of a form's uploaded images in their order and of the logo, and whether an upload is still
 * running, for `useUploads`. The most images (`LIMITS.uploadedImages` in `core/limits.ts`) are
 * checked before, in `validate-files.ts`.
 */
export function chosenImages(items: readonly UploadItem[]): ChosenImages {
  return {
    images: items.flatMap(({ id }) => id ?? []),
    logo: items.find((item) => item.logo)?.id,
    uploading: items.some(({ id }) => id === undefined),
  };
}
