/** The record of a review: its events with person, time, hash and comment. */
import * as z from "zod/mini";
import { adSchema } from "../campaigns/ad.ts";

const time = z.iso.datetime();

/**
 * Kinds of events in a review's trail, stored in `review_events`. `changed` is a new version of an
 * ad, `changes` a reviewer's request. Words are in `review-tab.copy.ts` and `trail.copy.ts`.
 */
const TRAIL_KINDS = [
  "asked",
  "opened",
  "commented",
  "answered",
  "resolved",
  "reopened",
  "approved",
  "changes",
  "changed",
  "reminded",
  "withdrawn",
] as const;

/**
 * Kind of an event in a review's trail, stored in `reviews.table.ts`; `trail-card.tsx` and the PDF
 * word it. See `TRAIL_KINDS`; words: `review-tab.copy.ts`.
 */
export type TrailKind = (typeof TRAIL_KINDS)[number];

const trailEntrySchema = z.object({
  at: time,
  kind: z.enum(TRAIL_KINDS),
  by: z.enum(["owner", "reviewer"]),
  /** As typed by a reviewer; empty for a link that was opened. */
  name: z.string(),
  /** Address that the reviewer's link was mailed to; `null` for the link for anybody. */
  email: z.nullable(z.string()),
  ad: z.nullable(
    z.extend(z.pick(adSchema, { key: true, platform: true, variant: true }), { id: z.string() }),
  ),
  /** The content that it is about: its hash in full and as four words. */
  version: z.nullable(z.object({ number: z.number(), hash: z.string(), fingerprint: z.array(z.string()) })),
  /** Text of the comment, or the names of the changed parts. */
  text: z.string(),
  /** Name of a field, `callToAction`, `url` or `media` that a comment is about. */
  field: z.nullable(z.string()),
});

/** An event in a review's trail, made by `trail.service.ts`, on the Review tab and in its PDF. */
export type TrailEntry = z.output<typeof trailEntrySchema>;

/**
 * Response of `GET /api/reviews/:id/trail` as JSON: the trail of a review, oldest first;
 * `trail.service.ts` makes it.
 */
export const trailSchema = z.object({
  reviewId: z.string(),
  campaign: z.object({ id: z.string(), name: z.string(), companyName: z.string(), productName: z.string() }),
  note: z.string(),
  lastDay: z.nullable(z.string()),
  people: z.array(z.string()),
  entries: z.array(trailEntrySchema),
});

/**
 * The trail of a review, made by `trail.service.ts` for the Review tab and the owner's records as
 * PDF or JSON.
 */
export type Trail = z.output<typeof trailSchema>;

/**
 * Query of the trail: PDF or JSON; without `format`, `send-trail.ts` follows the `Accept` header.
 */
export const readTrailSchema = z.object({ format: z.optional(z.enum(["pdf", "json"])) });
