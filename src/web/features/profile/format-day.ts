/**
 * Formats a time (ms since 1970) on the profile page (`session-row.tsx`, `passkey-row.tsx`,
 * `totp-part.tsx`) as a date in the browser's language and time zone, for example "Nov 22, 2026".
 */
export const formatLocalDay = (time: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(time);

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/**
 * Formats a time (ms since 1970) of `SecurityRow` as date and time of day in the browser's language
 * and time zone, for example "Nov 22, 2026, 2:06 PM".
 */
export const formatLocalTime = (time: number): string => moment.format(time);
