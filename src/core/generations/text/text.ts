import * as z from "zod/mini";
import { brandChoiceFields } from "#core/brands/brand-choice.ts";
import { optionalText, requiredText } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { textAdsMessages } from "../messages.ts";
import { languageField } from "../language.ts";

/**
 * Number of text ads in a generation and in a package; prompt, parser and studio follow it. It is
 * written out in `text.copy.ts`, `text.kind.ts`, `campaign.copy.ts`, `campaign/readme.ts`,
 * `billing.copy.ts` and `landing.copy.ts`.
 */
export const TEXT_ADS_PER_GENERATION = 3;

/**
 * Brief of text ads, for the form and for requests. Limits are `LIMITS` in `core/limits.ts`,
 * messages `textAdsMessages` in `generations/messages.ts` and `fieldMessages` in
 * `core/messages.ts`.
 */
export const textInputSchema = z.object({
  companyName: requiredText("Company name", LIMITS.name, textAdsMessages.companyAndProduct),
  productName: requiredText("Product/Service name", LIMITS.name, textAdsMessages.companyAndProduct),
  targetAudience: optionalText("Target audience", LIMITS.audience),
  keyMessage: optionalText("Key message", LIMITS.freeText),
  additionalDetails: optionalText("Additional details", LIMITS.freeText),
  ...brandChoiceFields,
  language: languageField,
});

/**
 * The checked brief of a text generation, stored as its input; `text.generator.ts` passes it to the
 * provider (`prompt.ts`) or the studio (`studio/text/write-text-ads.ts`). Limits are those of
 * `textInputSchema`.
 */
export type TextInput = z.output<typeof textInputSchema>;
/**
 * Values of the text ad form before `textInputSchema` checks them; `text-ad-tool.tsx` and
 * `text-ad-form.tsx` hold them.
 */
export type TextFormValues = z.input<typeof textInputSchema>;

/**
 * Text ads in API responses, as the result of a generation of kind `text`; `text.generator.ts`
 * stores the same. Their number is `TEXT_ADS_PER_GENERATION`.
 */
export const textOutputSchema = z.object({ ads: z.array(z.string()) });

/** Result of a text generation; `text.generator.ts` stores it, the result panel shows it. */
export type TextOutput = z.output<typeof textOutputSchema>;
