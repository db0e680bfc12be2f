import * as z from "zod/mini";
import { LIMITS } from "#core/limits.ts";

const id = z.optional(z.string().check(z.maxLength(LIMITS.name)));

/** Fields of every brief that name the brand and the product it was filled in from. */
export const brandChoiceFields = { brandId: id, productId: id };
