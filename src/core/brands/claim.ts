import * as z from "zod/mini";
import { requiredText } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { dayField, urlField } from "./fields.ts";
import { BRAND_LIMITS } from "./limits.ts";
import { brandMessages } from "./messages.ts";
import { CLAIM_STATES } from "./parts.ts";

/** Fields of a claim that its user writes. */
const claimFields = z.object({
  text: requiredText("Claim", BRAND_LIMITS.claim),
  /** Page that proves the claim. */
  proofUrl: urlField("Link"),
  /** Id of an uploaded proof file; `null` for none. */
  proofFile: z.nullable(z.string().check(z.maxLength(LIMITS.name))),
  /** Day on which the proof was read. */
  readOn: dayField,
  /** Last day on which the proof holds; `null` without an end. */
  validUntil: dayField,
});

const changes = z.partial(claimFields);

/**
 * Body of `POST /api/brands/:id/claims`: all fields but the text are optional. Limits of text and
 * link are `BRAND_LIMITS` in `limits.ts`, messages in `messages.ts` and `core/messages.ts`, forms
 * of addresses and days in `fields.ts`; `claim-form.tsx` sends it, only the server checks it
 * (`claimRoutes` in `brands.routes.ts`).
 */
export const createClaimSchema = z.extend(changes, { text: claimFields.shape.text });

/**
 * Checked body of `POST /api/brands/:id/claims`, for `claims.service.ts`; `createClaimSchema` has
 * its fields and limits.
 */
export type CreateClaim = z.output<typeof createClaimSchema>;

/**
 * Body of `PATCH /api/claims/:id`; missing fields stay. Limits of text and link are `BRAND_LIMITS`
 * in `limits.ts`, messages in `messages.ts`; `claims.service.ts` also refuses days that contradict
 * each other.
 */
export const updateClaimSchema = changes;

/**
 * Checked body of `PATCH /api/claims/:id`, for `claims.service.ts`: the changed fields of
 * `updateClaimSchema`, with its limits.
 */
export type UpdateClaim = z.output<typeof updateClaimSchema>;

/**
 * An uploaded proof file of a claim, in the responses of `POST /api/uploads/proof` and of claims;
 * served as an attachment. `brand-files.service.ts` makes it; its size is `proofBytes` in
 * `limits.ts`.
 */
export const proofSchema = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  bytes: z.number(),
});

/**
 * The file that shows that a claim is true: `brand-files.service.ts` stores it, the claim's form
 * shows it. Its largest size is `proofBytes` in `limits.ts`.
 */
export type Proof = z.output<typeof proofSchema>;

/**
 * A claim in API responses; `presentClaim` in `claims.service.ts` makes it from the table `claims`.
 * States are `CLAIM_STATES` in `parts.ts`; the days of `expiring` are `CLAIM_EXPIRING_DAYS` in
 * `limits.ts`. `null` for a proof file or a day that is not given.
 */
export const claimSchema = z.object({
  id: z.string(),
  brandId: z.string(),
  text: z.string(),
  proofUrl: z.string(),
  proofFile: z.nullable(proofSchema),
  readOn: z.nullable(z.iso.date()),
  validUntil: z.nullable(z.iso.date()),
  state: z.enum(CLAIM_STATES),
  createdAt: z.iso.datetime(),
});

/**
 * A claim with its state, made by `presentClaim` in `claims.service.ts`. The brand page, the brand
 * picker and the data export read it. Limits are those of `createClaimSchema`, states
 * `CLAIM_STATES` (`parts.ts`).
 */
export type Claim = z.output<typeof claimSchema>;

/**
 * `{ validUntil }` with a message if a claim ends before it was read, else `{}`;
 * `claims.service.ts` refuses the save with it. The words are in `messages.ts`.
 */
export function dayProblems({ readOn, validUntil }: Pick<Claim, "readOn" | "validUntil">) {
  const contradicts = readOn !== null && validUntil !== null && validUntil < readOn;
  const problems: Record<string, string> = contradicts ? { validUntil: brandMessages.validUntil } : {};
  return problems;
}
