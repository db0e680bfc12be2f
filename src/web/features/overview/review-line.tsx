import { Link } from "react-router";
import type { Overview } from "#core/overview/api.ts";
import { reviewLineCopy } from "#core/reviews/review-tab.copy.ts";
import { campaignReviewPath } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Note } from "#web/ui/note.tsx";

/**
 * Line of `OverviewPage` with answers of reviewers and pending decisions (`countReviewedAds` in
 * `server/modules/reviews/review-list.service.ts`), and a link to the review; nothing without an
 * open review. Words: `reviewLineCopy` in `core/reviews/review-tab.copy.ts`.
 */
export function ReviewLine({ reviews }: Pick<Overview, "reviews">) {
  if (!reviews) return null;
  const { changes, changed, waiting, campaignId } = reviews;
  return (
    <div className="mb-4">
      <Note
        tone="brand"
        action={
          <Link to={campaignReviewPath(campaignId)} className={buttonStyles({ size: "small" })}>
            {reviewLineCopy.open}
          </Link>
        }
      >
        {reviewLineCopy.text(changes, changed, waiting)}
      </Note>
    </div>
  );
}
