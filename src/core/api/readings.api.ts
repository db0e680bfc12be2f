import * as z from "zod/mini";
import { RATE_LIMITS } from "../rate-limits.ts";
import { readingListSchema, readingSchema, readSiteSchema } from "../readings/api.ts";
import { READING_LIMITS } from "../readings/limits.ts";
import type { Area } from "./endpoint.ts";

const params = z.object({ id: z.string() });
const READING = { params, status: 200, success: "The reading", response: readingSchema, errors: [] } as const;
const { seconds, pages, redirects, keptDays } = READING_LIMITS;

/**
 * Contract of readings of websites, which propose values for a brand; served by
 * `readings/readings.routes.ts`. Schemas are in `core/readings/api.ts`. Limits are `READING_LIMITS`
 * in `core/readings/limits.ts` and `core/rate-limits.ts`; "up to ten readings" is `LIST_SIZE` in
 * `readings.repo.ts`, written out.
 */
export const readingsApi = {
  "POST /api/brands/:id/read": {
    summary: "Read a website and propose values for the brand",
    description: `Reads the page and up to ${pages - 1} linked ones in at most ${seconds} seconds, with at most ${redirects} redirects, if robots.txt allows it. Only public addresses on ports 80 and 443 are read. Nothing in the brand changes. At most ${RATE_LIMITS.readingsPerHour} readings an hour.`,
    params,
    body: readSiteSchema,
    status: 202,
    success: "Accepted; read the reading for its progress",
    response: z.object({ id: z.string() }),
    errors: ["reader_off"],
  },
  "GET /api/brands/:id/readings": {
    summary: "List the newest readings of a brand, newest first",
    description: `Readings are kept for ${keptDays} days.`,
    params,
    status: 200,
    success: "Up to ten readings",
    response: readingListSchema,
    errors: [],
  },
  "GET /api/readings/:id": { summary: "Read the progress and the proposals of a reading", ...READING },
  "POST /api/readings/:id/stop": { summary: "End a reading and keep what it has found", ...READING },
} satisfies Area;
