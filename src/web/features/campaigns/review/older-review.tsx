import ChevronRight from "lucide-react/icons/chevron-right";
import { useState, type ReactNode } from "react";
import type { Review } from "#core/reviews/review.ts";
import { reviewTabCopy } from "#core/reviews/review-tab.copy.ts";
import { dayOf } from "../format-day.ts";
import { summaryOf } from "./review-summary.ts";

/**
 * An earlier review in `ReviewTab` with its day and summary; its content (`children`) renders when
 * it is opened. Words: `reviewTabCopy` in `core/reviews/review-tab.copy.ts`.
 */
export function OlderReview({ review, children }: { review: Review; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center gap-2 rounded-md text-label font-medium text-ink-2 hover:text-ink">
        <ChevronRight aria-hidden className="size-4 [details[open]_&]:rotate-90" strokeWidth={1.75} />
        {reviewTabCopy.older(dayOf(review.createdAt))}
        <span className="font-normal text-ink-3">{summaryOf(review)}</span>
      </summary>
      {isOpen && <div className="pt-2">{children}</div>}
    </details>
  );
}
