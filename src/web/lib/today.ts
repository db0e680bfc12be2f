/** The current day in UTC as an ISO date, "2026-11-28", for forms and rows of the brand page. */
export const today = (): string => new Date().toISOString().slice(0, 10);
