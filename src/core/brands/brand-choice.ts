import * as z from "zod/mini";
import { LIMITS } from "#core/limits.ts";

const id = z.optional(z.string().check(z.maxLength(LIMITS.name)));

/**
 * Fields of every brief (input schemas in `core/generations/<kind>/<kind>.ts`) with the ids of the
 * brand and the product it was filled in from. The brand picker sets them; `brand-choice.ts` on the
 * server checks that they are the user's and fills in the empty fields of the brief.
 */
export const brandChoiceFields = { brandId: id, productId: id };
