const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });
const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hour12: false });

/** A day in the browser's time zone: "Nov 23, 2026". Takes an ISO date or time. */
export const dayOf = (iso: string) => day.format(new Date(iso));

/** Hour and minute in the browser's time zone: "14:06". */
export const timeOf = (iso: string) => time.format(new Date(iso));
