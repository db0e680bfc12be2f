import { brandMessages } from "#core/brands/messages.ts";
import type { TypefaceId } from "#core/brands/typefaces.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readAdvertiser } from "../brands/brands.public.ts";

/** Fields of an input that name a brand; not every kind has them. */
interface BrandChoice {
  readonly brandId?: string | undefined;
  readonly productId?: string | undefined;
  readonly typefaces?: TypefaceId | undefined;
}

/** Kinds whose ads are set in the typefaces of the brand. */
const KINDS_WITH_IMAGES: readonly GenerationKind[] = ["image", "campaign"];

function refuse(field: keyof BrandChoice, message: string): never {
  throw new AppError("invalid_input", { message, fields: { [field]: message } });
}

/**
 * Returns the input with the typefaces of its brand unless it names others. Throws 400 when brand
 * or product are missing, deleted or another user's, or the product is of another brand.
 */
export async function withBrand(
  tx: Tx,
  clock: Clock,
  { userId, kind, input }: { readonly userId: UserId; readonly kind: GenerationKind; readonly input: object },
): Promise<object> {
  const { brandId, productId, typefaces }: BrandChoice = input;
  if (brandId === undefined && productId === undefined) return input;
  const { brand, product } = await readAdvertiser(tx, clock, {
    userId,
    brandId: brandId ?? null,
    productId: productId ?? null,
  });
  if (brandId !== undefined && !brand) refuse("brandId", brandMessages.missingBrand);
  if (productId !== undefined && (!product || (brand && product.brandId !== brand.id)))
    refuse("productId", brandMessages.missingProduct);
  const own = typefaces ?? brand?.typefaces;
  return own && KINDS_WITH_IMAGES.includes(kind) ? { ...input, typefaces: own } : input;
}
