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

/** Request body of a new claim: all fields but the text are optional. */
export const createClaimSchema = z.extend(changes, { text: claimFields.shape.text });

/** Checked body of `POST /api/brands/:id/claims`, for `createClaim`. */
export type CreateClaim = z.output<typeof createClaimSchema>;

/** Request body of a change to a claim; missing fields stay unchanged. */
export const updateClaimSchema = changes;

/** Checked body of `PATCH /api/claims/:id` for `updateClaim`; missing fields stay as they are. */
export type UpdateClaim = z.output<typeof updateClaimSchema>;

/**
 * An uploaded proof file of a claim, in the responses of the upload and of claims; served as an
 * attachment.
 */
export const proofSchema = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  bytes: z.number(),
});

/**
 * The file that shows that a claim is true: `saveProof` stores it and the claim's form shows it.
 */
export type Proof = z.output<typeof proofSchema>;

/** A claim in API responses; `presentClaim` fills it from the table `claims`. */
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
 * A claim with its state as `presentClaim` makes it for the brand page, the brand picker and the
 * data export.
 */
export type Claim = z.output<typeof claimSchema>;

/**
 * Message for each field of a claim whose day contradicts another one; `checkDays` refuses the save
 * with it.
 */
export function dayProblems({ readOn, validUntil }: Pick<Claim, "readOn" | "validUntil">) {
  const contradicts = readOn !== null && validUntil !== null && validUntil < readOn;
  const problems: Record<string, string> = contradicts ? { validUntil: brandMessages.validUntil } : {};
  return problems;
}
