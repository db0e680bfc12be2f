const day = new Intl.DateTimeFormat("en", { weekday: "short", day: "numeric", month: "short" });
const calendarDay = new Intl.DateTimeFormat("en", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const moment = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
});
const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hour12: false });

/**
 * Formats a calendar day in `ReviewHead`, independent of the time zone: "Fri, Nov 27". Takes an ISO
 * date.
 */
export const calendarDayOf = (iso: string) => calendarDay.format(new Date(iso));

/**
 * Formats date and time (ISO 8601) of an approval in `LockedCard`, in the browser's time zone:
 * "November 22, 2026 at 14:32".
 */
export const formatApprovalTime = (iso: string) => moment.format(new Date(iso));

/**
 * Formats when a comment in `CommentList` was made (ISO 8601), in the browser's time zone: the time
 * for today, else day and time.
 */
export function formatCommentTime(iso: string, now: Date): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? time.format(date) : `${day.format(date)}, ${time.format(date)}`;
}
