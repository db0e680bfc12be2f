/**
 * Formats an ISO date for texts of pages, mails and findings, in English: "Nov 2, 2026"; without
 * the year if short.
 */
export function formatDay(day: string, length?: "short"): string {
  const year = length === "short" ? undefined : "numeric";
  const options = { day: "numeric", month: "short", year, timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en", options).format(new Date(`${day}T00:00:00Z`));
}
