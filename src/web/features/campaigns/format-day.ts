const FORM = { day: "numeric", month: "short", year: "numeric" } as const;
const local = new Intl.DateTimeFormat("en", FORM);
const utc = new Intl.DateTimeFormat("en", { ...FORM, timeZone: "UTC" });
const time = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" });

const DAY_LENGTH = "2026-11-23".length;

/**
 * Formats a day (UTC), or the day of a time in the browser's time zone, on all campaign pages: "Nov
 * 23, 2026", always in English (`FORM` in this file). Takes ISO 8601.
 */
export const dayOf = (iso: string) => (iso.length === DAY_LENGTH ? utc : local).format(new Date(iso));

/**
 * Formats hour and minute of an ISO 8601 time in the browser's locale and time zone on campaign
 * pages, as the tools' histories do: "2:06 PM".
 */
export const timeOf = (iso: string) => time.format(new Date(iso));
