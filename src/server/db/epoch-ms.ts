import { sql, type SQL } from "drizzle-orm";

/** A time as Unix time in ms, rounded down. */
export const epochMs = (time: SQL) => sql<number>`floor(extract(epoch from ${time}) * 1000)`.mapWith(Number);
