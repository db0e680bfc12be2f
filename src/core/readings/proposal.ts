import * as z from "zod/mini";
import { BRAND_COLORS, LOGO_KINDS } from "#core/brands/parts.ts";
import { TYPEFACE_IDS } from "#core/brands/typefaces.ts";
import { BRAND_VOICES } from "#core/generations/campaign/campaign.ts";
import { AD_LANGUAGE_CODES } from "#core/generations/language.ts";
import { uploadSchema } from "#core/uploads/api.ts";

/** Page or file that contains the value. */
const origin = {
  /** Address of the page or file. */
  foundAt: z.string(),
  /** How it was recognized, in words. */
  how: z.string(),
};

const proposal = <Field extends string, Value extends z.ZodMiniType>(
  fields: readonly Field[],
  value: Value,
) => z.object({ field: z.enum(fields), value, ...origin });

/**
 * A product of the website in a proposal; prices in units of `currency`, `null` where the page has
 * none.
 */
const foundProductSchema = z.object({
  name: z.string(),
  description: z.string(),
  price: z.nullable(z.number()),
  wasPrice: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  offerEndsOn: z.nullable(z.string()),
  url: z.string(),
  /** Stored copies, which the reading keeps. */
  images: z.array(uploadSchema),
});

/**
 * A product that the website reader found (`proposals/propose-products.ts` on the server), as the
 * brand page shows it. A reading finds at most `MAX_PRODUCTS` of that file.
 */
export type FoundProduct = z.output<typeof foundProductSchema>;

const COLOR_FIELDS = BRAND_COLORS.map((color) => `colors.${color}` as const);
const LOGO_FIELDS = LOGO_KINDS.map((kind) => `logos.${kind}` as const);

/**
 * A value that a reading proposes for a field of a brand, or a product or claim; part of
 * `readingSchema` (`api.ts`). `modules/readings/proposals/propose.ts` makes it; the names are those
 * of the brand's own fields. `BRAND_COLORS` and `LOGO_KINDS` are in `core/brands/parts.ts`,
 * typefaces in `typefaces.ts` there.
 */
export const proposalSchema = z.union([
  proposal(["name", "businessName", "website"], z.string()),
  proposal(COLOR_FIELDS, z.string()),
  proposal(["typefaces"], z.enum(TYPEFACE_IDS)),
  proposal(["voice"], z.enum(BRAND_VOICES)),
  proposal(["voiceExamples"], z.array(z.string())),
  proposal(["languages"], z.array(z.enum(AD_LANGUAGE_CODES))),
  proposal(LOGO_FIELDS, uploadSchema),
  proposal(["product"], foundProductSchema),
  proposal(["claim"], z.object({ text: z.string(), proofUrl: z.string() })),
]);

/**
 * A value that a reading proposes, with the page on which it was found.
 * `modules/readings/proposals/propose.ts` makes it, the user takes it on the brand page
 * (`accept-proposal.ts` of `web/features/readings`).
 */
export type Proposal = z.output<typeof proposalSchema>;

/**
 * The type of a reading's proposal for one field of a brand; `reading-progress.tsx` on the brand
 * page uses it.
 */
export type ProposalOf<Field extends Proposal["field"]> = Proposal extends infer Each
  ? Each extends { field: infer Fields }
    ? Field extends Fields
      ? Each & { field: Field }
      : never
    : never
  : never;
