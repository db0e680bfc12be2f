import { sql, type SQL } from "drizzle-orm";

/**
 * SQL of a time as Unix time in ms, rounded down, in queries of repos for times that are returned
 * as numbers (`sessions.repo.ts`, `totp.repo.ts`, `campaigns.repo.ts`, `reviews.repo.ts`).
 */
export const epochMs = (time: SQL) => sql<number>`floor(extract(epoch from ${time}) * 1000)`.mapWith(Number);
