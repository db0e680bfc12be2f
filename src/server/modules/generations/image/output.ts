import { type AdImage, type ImageOutput, imageFileName } from "#core/generations/image/image.ts";
import { type MissingReason, missingReasons } from "#core/generations/image/image.copy.ts";
import { PLATFORMS, type Platform } from "#core/platforms/canvases.ts";
import { callToActionFor } from "#studio/image/call-to-action.ts";
import type { StoredRecipe } from "#studio/image/stored-recipe.ts";
import type { ArchiveFile } from "../generator.ts";

/** A picture that the provider painted. It was paid for, so it is kept and never asked for again. */
export interface Background {
  readonly file: string;
  /** The model that painted it. */
  readonly engine: string;
  readonly showsProduct: boolean;
}

/** A finished ad, with all that drawing it anew takes. */
export interface StoredImage {
  readonly platform: Platform;
  readonly file: string;
  /** Where its owner opens the file. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly engine: string;
  readonly notes: readonly string[];
  readonly recipe: StoredRecipe;
  /** File of the painted background. */
  readonly background?: string;
}

/** The output of an image generation as its row keeps it. */
export interface StoredImages {
  readonly images: readonly StoredImage[];
  readonly missing?: readonly { readonly platform: Platform; readonly failure: MissingReason }[];
  /** By what it was painted for: a platform, or a shape. */
  readonly backgrounds?: Readonly<Record<string, Background>>;
}

export function storedImages(output: unknown): StoredImages {
  return (output as StoredImages | null) ?? { images: [] };
}

/** The output with one ad in the place of its platform's former one, in the platforms' order. */
export function withImage(output: StoredImages, image: StoredImage): StoredImages {
  const others = output.images.filter(({ platform }) => platform !== image.platform);
  const images = [...others, image].toSorted(
    (a, b) => PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform),
  );
  return { ...output, images };
}

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

/** What leaves the server of an image generation's output. */
export function presentImages(output: unknown): ImageOutput {
  const { images, missing } = storedImages(output);
  return {
    images: images.map(presentImage),
    ...(missing && {
      missing: missing.map(({ platform, failure }) => ({ platform, reason: missingReasons[failure] })),
    }),
  };
}

/** The ads as files of an archive, each under the name it is downloaded with. */
export function imageFiles(companyName: string, { images }: StoredImages, folder = ""): ArchiveFile[] {
  return images.map(({ platform, file }) => ({
    name: `${folder}${imageFileName(companyName, platform)}`,
    file,
  }));
}
