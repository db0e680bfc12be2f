import * as z from "zod/mini";
import { proposalSchema } from "./proposal.ts";
import { READING_LIMITS } from "./limits.ts";
import { readingMessages } from "./messages.ts";

/**
 * States of a reading of a website, as stored in `readings.status`; the browser asks again while it
 * is `reading`.
 */
const READING_STATUSES = ["reading", "done", "failed"] as const;

/**
 * State of a reading of a website, stored in `readings.status` by `readings.repo.ts`; the brand
 * page asks again while it is `reading`. See `READING_STATUSES`.
 */
export type ReadingStatus = (typeof READING_STATUSES)[number];

/**
 * Body of a new reading on the brand page (`core/api/readings.api.ts`). An address without a scheme
 * gets "https://"; at most `READING_LIMITS.addressChars` in `limits.ts`, messages in `messages.ts`.
 * `readings.service.ts` refuses more than `readingsPerHour` of `core/rate-limits.ts`.
 */
export const readSiteSchema = z.object({
  url: z.string("The address must be text").check(
    z.trim(),
    z.minLength(1, readingMessages.addressMissing),
    z.maxLength(READING_LIMITS.addressChars, readingMessages.addressTooLong),
    z.overwrite((text) =>
      /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`,
    ),
  ),
});

/** A page of the website that is being read, with its progress; part of `readingSchema`. */
const readPageSchema = z.object({
  url: z.string(),
  state: z.enum(["reading", "read", "failed"]),
  /** Time of the request in ms; `null` until it ends. */
  ms: z.nullable(z.number()),
});

/**
 * A page of the website with its progress: `read-site.ts` reports it, the row stores it, the brand
 * page shows it.
 */
export type ReadPage = z.output<typeof readPageSchema>;

/**
 * One reading of a website in API responses, with its proposals, or the reason in words if it
 * failed (`error`, else `null`); `readings.service.ts` makes it. It saves nothing in the brand; the
 * user takes proposals.
 */
export const readingSchema = z.object({
  id: z.string(),
  brandId: z.string(),
  url: z.string(),
  status: z.enum(READING_STATUSES),
  /** Why it failed, in words. */
  error: z.nullable(z.string()),
  proposals: z.array(proposalSchema),
  pages: z.array(readPageSchema),
  createdAt: z.iso.datetime(),
});

/**
 * A reading with its pages and proposals, made by `readings.service.ts` for the brand page and the
 * data export. It is kept for `READING_LIMITS.keptDays` days (`limits.ts`).
 */
export type Reading = z.output<typeof readingSchema>;

/**
 * Response of `GET /api/brands/:id/readings`: readings of the last `keptDays` (`limits.ts`), newest
 * first, and how many are left of the `readingsPerHour` (`core/rate-limits.ts`).
 * `readings.service.ts` makes it.
 */
export const readingListSchema = z.object({
  items: z.array(readingSchema),
  nextCursor: z.null(),
  /** Readings that the user can start within this hour. */
  left: z.number(),
  /** Whether this server reads websites. */
  isEnabled: z.boolean(),
});

/**
 * The newest readings of a brand of the last `keptDays` (`limits.ts`), as many as `LIST_SIZE` in
 * `readings.repo.ts`, from `readings.service.ts` to the brand page.
 */
export type ReadingList = z.output<typeof readingListSchema>;
