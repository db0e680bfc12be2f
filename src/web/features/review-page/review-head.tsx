import { reviewPageCopy } from "#core/reviews/review-page.copy.ts";
import { calendarDayOf } from "./format-date.ts";
import type { SharedReview } from "#core/reviews/shared-review.ts";

/**
 * Head of `OpenReview`: name of the campaign, who asks and until when (`calendarDayOf`), and how
 * many ads are approved. Words: `reviewPageCopy` in `core/reviews/review-page.copy.ts`.
 */
export function ReviewHead({ review }: { review: SharedReview }) {
  const { askedBy, lastDay, ads } = review;
  const { name, companyName } = review.campaign;
  const asks = reviewPageCopy.asks(askedBy, lastDay === null ? undefined : calendarDayOf(lastDay));
  const done = ads.filter(({ state }) => state === "approved").length;
  return (
    <header className="flex min-h-16 items-center gap-3 border-b border-line bg-surface px-6 py-2.5 max-sm:items-start max-sm:px-4">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-md bg-brand-soft font-semibold text-brand-text"
      >
        {Array.from((companyName || name).trim())[0]?.toUpperCase()}
      </span>
      <div className="min-w-0">
        <h1 dir="auto" className="text-card leading-5.5 font-semibold break-words">
          {name}
        </h1>
        <p dir="auto" className="text-label leading-4.5 break-words text-ink-3">
          {companyName === "" ? asks : `${companyName} · ${asks}`}
        </p>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-4 text-label text-ink-3 max-md:hidden">
        <span className="tabular-nums">{reviewPageCopy.approved(done, ads.length)}</span>
        <span className="flex items-center gap-2">
          <img src="/logo.svg" alt="" width="18" height="18" />
          {reviewPageCopy.madeWith}
        </span>
      </div>
    </header>
  );
}
