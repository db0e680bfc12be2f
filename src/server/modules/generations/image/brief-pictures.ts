import type { BrandLook } from "#core/brands/brand-look.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readFile, type FilesDeps } from "#server/modules/files/files.public.ts";
import type { PictureInput } from "#server/render/pictures/analyze-picture.ts";

/**
 * The fields of a brief or of a campaign's picture that name uploads by id; `readPictures` and
 * `uploadsOf` read them. `brand-choice.ts` fills them in from a brand. Number of images:
 * `LIMITS.uploadedImages` in `core/limits.ts`.
 */
export interface BriefPictures {
  readonly images: readonly string[];
  /** One of the images. */
  readonly logo?: string | undefined;
  /** Forms of the brand's logo; one of them may be among the images. */
  readonly logos?: BrandLook["logos"];
}

/**
 * Ids of all uploads that a brief refers to, without duplicates: `uploads` of the generators with
 * pictures, which `linkUploads` (`files/files.service.ts`) then keeps. Film previews
 * (`film/film-preview.service.ts`) use it for their order.
 */
export function uploadsOf({ images, logos = [] }: BriefPictures): string[] {
  return [...new Set([...images, ...logos.map(({ id }) => id)])];
}

/**
 * Reads the pictures of a brief in its order, and the brand's other logos after them, before the
 * composer draws ads or frames; generators, `images.service.ts`, `film-preview.service.ts`,
 * `campaigns/redraw.service.ts` and `brands/preview.service.ts` call it. Marks logos with their
 * kind (`PictureInput` in `server/render/pictures/analyze-picture.ts`); the composer finds unmarked
 * ones. Throws 404 for a deleted one, and `StorageError`.
 */
export async function readPictures(
  deps: FilesDeps,
  userId: UserId,
  { images, logo, logos = [] }: BriefPictures,
): Promise<PictureInput[]> {
  const read = async (id: string) => Buffer.from(await readFile(deps, { userId, id }));
  const others = logos.filter(({ id }) => !images.includes(id));
  return Promise.all([
    ...images.map(async (id): Promise<PictureInput> => {
      const data = await read(id);
      // A script names no logo, but its pictures may include one of the brand's.
      const form = logos.find((own) => own.id === id);
      if (logo === undefined && logos.length === 0) return { data };
      if (id !== logo && (logo !== undefined || !form)) return { data, role: "product" };
      return { data, role: "logo", logoKind: form?.kind };
    }),
    ...others.map(async ({ id, kind }): Promise<PictureInput> => ({
      data: await read(id),
      role: "logo",
      logoKind: kind,
    })),
  ]);
}
