/**
 * Formats a date on the profile page in the browser's language and time zone, for example "Nov
 * 22, 2026".
 */
export const formatLocalDay = (time: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(time);
