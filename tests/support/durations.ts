/** A second in milliseconds, for tests that move the clock. */
export const SECOND = 1000;
/** A minute in milliseconds, for tests that move the clock. */
export const MINUTE = 60 * SECOND;
/** An hour in milliseconds, for tests that move the clock. */
export const HOUR = 60 * MINUTE;
/** A day in milliseconds, for tests that move the clock. */
export const DAY = 24 * HOUR;
