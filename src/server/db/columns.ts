import { timestamp } from "drizzle-orm/pg-core";

/**
 * Column of a time, in the precision of Postgres (µs), for tables of slices and of the payment
 * sandbox. Times that order pages, or that the API returns and gets back, are `timeInMs`.
 */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Column of a time in ms, the precision of JavaScript: for times by which lists with pages are
 * ordered, and times that the API returns and gets back.
 */
export const timeInMs = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
