/**
 * Formats an ISO date in English, "Nov 2, 2026", or "Nov 2" if short, for pages, mails and
 * findings; throws a RangeError for other text. The web app's campaigns have their own
 * (`features/campaigns/format-day.ts`).
 */
export function formatDay(day: string, length?: "short"): string {
  const year = length === "short" ? undefined : "numeric";
  const options = { day: "numeric", month: "short", year, timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en", options).format(new Date(`${day}T00:00:00Z`));
}
