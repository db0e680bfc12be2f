/** Request and response of a check over the API. */
import * as z from "zod/mini";
import { AD_LANGUAGE_CODES } from "../generations/language.ts";
import { LIMITS } from "../limits.ts";
import { PLATFORM_IDS } from "../platforms/platforms.ts";
import { findingSchema } from "./api.ts";
import { MAX_CHECKED_CHARS, MAX_FIELDS, MAX_TEXTS } from "./limits.ts";

const text = z.string().check(z.maxLength(MAX_CHECKED_CHARS));

/**
 * Body of `POST /api/checks` (`core/api/checks.api.ts`): texts of one ad, at most `MAX_FIELDS`
 * fields with `MAX_TEXTS` texts of `MAX_CHECKED_CHARS` (`limits.ts` here) each; names of fields and
 * the id of the brand have `LIMITS.name` of `core/limits.ts`. `checks.service.ts` refuses fields
 * that the platform lacks. Languages are in `core/generations/language.ts`.
 */
export const checkRequestSchema = z.object({
  platform: z.enum(PLATFORM_IDS),
  /** Texts by the name of the field in the platform table; a list if the field has several. */
  fields: z
    .record(
      z.string().check(z.maxLength(LIMITS.name)),
      z.union([text, z.array(text).check(z.maxLength(MAX_TEXTS))], {
        error: ({ path }) =>
          `${path?.join(".") ?? "A field"} must be a text or a list of ${MAX_TEXTS} texts at most, each of ${MAX_CHECKED_CHARS} characters at most`,
      }),
    )
    .check(
      z.refine((fields) => Object.keys(fields).length <= MAX_FIELDS, {
        message: `An ad has at most ${MAX_FIELDS} fields`,
      }),
    ),
  /** ISO 3166-1 code of the country where the ad runs; rules of other countries are left out. */
  country: z.optional(
    z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/u, "country must be a code of two letters")),
  ),
  /** Language that the ad should be in; a text that is clearly in another one is reported. */
  language: z.optional(z.enum(AD_LANGUAGE_CODES)),
  /** Own brand whose names, proved claims and words to avoid are taken into account. */
  brandId: z.optional(z.string().check(z.maxLength(LIMITS.name))),
});

/**
 * Checked body of `POST /api/checks`, which `checkTexts` in `checks.service.ts` gets. Limits are
 * those of `checkRequestSchema`.
 */
export type CheckRequest = z.output<typeof checkRequestSchema>;

/** Response of `POST /api/checks`: the findings of the rules, made by `checks.service.ts`. */
export const checkResponseSchema = z.object({ findings: z.array(findingSchema) });

/** Findings about the texts of a request, from `checks.service.ts` for `POST /api/checks`. */
export type CheckResponse = z.output<typeof checkResponseSchema>;
