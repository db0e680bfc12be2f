/**
 * Formats a time (ms since 1970) on the profile page (sessions, passkeys, authenticator app) as a
 * date in the browser's language and time zone, for example "Nov 22, 2026".
 */
export const formatLocalDay = (time: number): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(time);
