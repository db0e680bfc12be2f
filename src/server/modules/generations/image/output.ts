import {
  type AdImage,
  BACKGROUND_READY,
  type ImageOutput,
  imageFileName,
} from "#core/generations/image/image.ts";
import { type MissingReason, missingReasons } from "#core/generations/image/image.copy.ts";
import { IMAGE_PLATFORMS, type ImagePlatform } from "#core/platforms/platforms.ts";
import { callToActionFor } from "#studio/image/call-to-action.ts";
import type { DrawnFacts } from "#studio/image/drawn-facts.ts";
import type { StoredRecipe } from "#studio/image/stored-recipe.ts";
import type { ArchiveFile } from "../generator.ts";
import { picturePart, type Part } from "../part.ts";

/**
 * A background that the provider generated. It is paid for, so `generateGroup`
 * (`generate-images.ts`) stores it with the output, and it is never requested again.
 */
export interface Background {
  readonly file: string;
  /** Id of the model that generated it. */
  readonly engine: string;
  readonly showsProduct: boolean;
}

/**
 * A finished image ad as stored, with everything needed to redraw it; sizes in px. `generateGroup`
 * (`generate-images.ts`) and `redrawImage` (`images.service.ts`) make it with the composer
 * (`server/render/composer.ts`), which gives `notes`, `recipe` and `facts`; campaigns are built
 * from it. `facts` is missing in old rows, `background` if none was generated.
 */
export interface StoredImage {
  readonly platform: ImagePlatform;
  readonly file: string;
  /** URL of the file, for its owner. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly engine: string;
  readonly notes: readonly string[];
  readonly recipe: StoredRecipe;
  /** Facts for checks; missing in images from before they were stored. */
  readonly facts?: DrawnFacts;
  /** File id of the generated background. */
  readonly background?: string;
}

/**
 * Stored output of an image generation, also part of a full package's (`StoredCampaign`). The
 * generators write it after each part: `withImage` adds ads, `backgroundStored` backgrounds,
 * `listMissing` (`groups.ts`) failures.
 */
export interface StoredImages {
  readonly images: readonly StoredImage[];
  readonly missing?: readonly { readonly platform: ImagePlatform; readonly failure: MissingReason }[];
  /** By group key: a platform or a canvas shape. */
  readonly backgrounds?: Readonly<Record<string, Background>>;
}

/**
 * Output of an image generation before the first image: `empty` of `imageGenerator`
 * (`image.generator.ts`).
 */
export const NO_IMAGES: StoredImages = { images: [] };

/**
 * The image ads as parts, in the order of `IMAGE_PLATFORMS` (`core/platforms/platforms.ts`),
 * `undefined` for missing ones: `parts` of `image.generator.ts`, for streams and progress.
 */
export function imageParts({ images }: StoredImages): (Part | undefined)[] {
  return IMAGE_PLATFORMS.map((platform) => {
    const image = images.find((candidate) => candidate.platform === platform);
    return image && picturePart(image);
  });
}

/**
 * Returns the stored output with the platform's image ad added or replaced, in the order of
 * `IMAGE_PLATFORMS` (`core/platforms/platforms.ts`); generators call it for each ad, and
 * `redrawImage` (`images.service.ts`) after an edit.
 */
export function withImage<Output extends StoredImages>(output: Output, image: StoredImage): Output {
  const others = output.images.filter(({ platform }) => platform !== image.platform);
  const images = [...others, image].toSorted(
    (a, b) => IMAGE_PLATFORMS.indexOf(a.platform) - IMAGE_PLATFORMS.indexOf(b.platform),
  );
  return { ...output, images };
}

/**
 * Event that stores a background with the output, so that it is bought once, and announces it in
 * the parts of its platforms with the text `BACKGROUND_READY` (`core/generations/image/image.ts`).
 * `image.generator.ts` and `campaign.generator.ts` yield it; `firstPart` is the index of the part
 * of the first platform.
 */
export function backgroundStored<Output extends StoredImages>(
  before: Output,
  group: { readonly key: string; readonly platforms: readonly ImagePlatform[] },
  background: Background,
  firstPart = 0,
) {
  const output: Output = { ...before, backgrounds: { ...before.backgrounds, [group.key]: background } };
  const growing = group.platforms.map((platform) => ({
    index: firstPart + IMAGE_PLATFORMS.indexOf(platform),
    text: BACKGROUND_READY,
  }));
  return { type: "stored" as const, output, files: [background.file], growing };
}

/**
 * Converts a stored image ad to the API's format, in results and after an edit (`redrawImage` in
 * `images.service.ts`). An empty call to action is replaced by the default of
 * `studio/image/call-to-action.ts`.
 */
export function presentImage({ recipe: { brief }, ...image }: StoredImage): AdImage {
  const { platform, url, width, height, engine, notes } = image;
  return {
    platform,
    url,
    width,
    height,
    engine,
    headline: brief.headline,
    description: brief.description,
    callToAction: brief.callToAction?.trim() || callToActionFor(brief),
    notes: [...notes],
  };
}

/**
 * Converts a stored output with image ads to the API's format (`core/generations/image/image.ts`):
 * `present` of `image.generator.ts`, also called for full packages (`campaign/output.ts`). Reasons
 * of missing ads: `missingReasons` in `core/generations/image/image.copy.ts`.
 */
export function presentImages({ images, missing }: StoredImages): ImageOutput {
  return {
    images: images.map(presentImage),
    ...(missing && {
      missing: missing.map(({ platform, failure }) => ({ platform, reason: missingReasons[failure] })),
    }),
  };
}

/**
 * The image ads as archive files, for `archive` of `image.generator.ts` and `campaign/output.ts`;
 * the names are those of single downloads (`imageFileName` in `core/generations/image/image.ts`)
 * after `folder`, which is "" or ends with "/".
 */
export function imageFiles(companyName: string, { images }: StoredImages, folder = ""): ArchiveFile[] {
  return images.map(({ platform, file }) => ({
    name: `${folder}${imageFileName(companyName, platform)}`,
    file,
  }));
}
