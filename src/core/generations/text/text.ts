import * as z from "zod/mini";
import { brandChoiceFields } from "#core/brands/brand-choice.ts";
import { optionalText, requiredText } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { textAdsMessages } from "../messages.ts";
import { languageField } from "../language.ts";

/** Number of text ads in a generation and in a package; prompt, parser and studio follow it. */
export const TEXT_ADS_PER_GENERATION = 3;

/** Brief of text ads: the form and the request are checked with it. */
export const textInputSchema = z.object({
  companyName: requiredText("Company name", LIMITS.name, textAdsMessages.companyAndProduct),
  productName: requiredText("Product/Service name", LIMITS.name, textAdsMessages.companyAndProduct),
  targetAudience: optionalText("Target audience", LIMITS.audience),
  keyMessage: optionalText("Key message", LIMITS.freeText),
  additionalDetails: optionalText("Additional details", LIMITS.freeText),
  ...brandChoiceFields,
  language: languageField,
});

/** The validated brief of a text generation, from which provider or studio write. */
export type TextInput = z.output<typeof textInputSchema>;
/** Values of the text ad form before validation. */
export type TextFormValues = z.input<typeof textInputSchema>;

/** Text ads in API responses, as the result of a generation. */
export const textOutputSchema = z.object({ ads: z.array(z.string()) });

/** Result of a text generation as the generator stores it and the API returns it. */
export type TextOutput = z.output<typeof textOutputSchema>;
