import * as z from "zod/mini";
import { proposalSchema } from "./proposal.ts";
import { READING_LIMITS } from "./reading-failures.copy.ts";

/** States of a reading, as stored in `readings.status`. */
export const READING_STATUSES = ["reading", "done", "failed"] as const;

/** State of a reading. */
export type ReadingStatus = (typeof READING_STATUSES)[number];

/** Request body of a new reading. An address without a scheme gets "https://". */
export const readSiteSchema = z.object({
  url: z.string("The address must be text").check(
    z.trim(),
    z.minLength(1, "Enter the address of your website."),
    z.maxLength(READING_LIMITS.addressChars, "This address is too long."),
    z.overwrite((text) =>
      /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`,
    ),
  ),
});

/** A page of the website and its progress. */
export const readPageSchema = z.object({
  url: z.string(),
  state: z.enum(["reading", "read", "failed"]),
  /** Time of the request in ms; `null` until it ends. */
  ms: z.nullable(z.number()),
});

/** A page of the website and its progress, as the API returns it. */
export type ReadPage = z.output<typeof readPageSchema>;

/** One reading of a website. It saves nothing in the brand. */
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

/** A reading with its pages and proposals as the API returns it. */
export type Reading = z.output<typeof readingSchema>;

/** Readings of the last days, newest first. */
export const readingListSchema = z.object({
  items: z.array(readingSchema),
  nextCursor: z.null(),
  /** Readings that the user can start within this hour. */
  left: z.number(),
  /** Whether this server reads websites. */
  isEnabled: z.boolean(),
});

/** Readings of a brand as the API returns them. */
export type ReadingList = z.output<typeof readingListSchema>;
