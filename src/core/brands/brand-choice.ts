import * as z from "zod/mini";
import { LIMITS } from "#core/limits.ts";

const id = z.optional(z.string().check(z.maxLength(LIMITS.name)));

/**
 * Fields of every brief that name the brand and the product it was filled in from. The forms set
 * them with the brand picker; the server's `brand-choice.ts` checks that they are the user's.
 */
export const brandChoiceFields = { brandId: id, productId: id };
