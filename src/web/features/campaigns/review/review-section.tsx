import type { ReactNode } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { Review } from "#core/reviews/review.ts";
import { Card } from "#web/ui/card.tsx";
import { AskedAdRow } from "./asked-ad-row.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { TrailCard } from "./trail-card.tsx";

interface ReviewSectionProps {
  readonly review: Review;
  readonly campaign: AdCampaign;
  /** The link, while it is shown. */
  readonly link: ReactNode;
  /** Called with the new link when it was replaced; `null` if people got theirs by mail. */
  readonly onLink: (url: string | null) => void;
}

/**
 * A review in `ReviewTab`: who was asked (`ReviewActions`), the state of each ad with its comments
 * (`AskedAdRow`), and the trail (`TrailCard`). The server fills it in
 * `server/modules/reviews/present.ts`; the state of an ad is `reviewAdState`
 * (`core/reviews/decision.ts`).
 */
export function ReviewSection({ review, campaign, link, onLink }: ReviewSectionProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_368px] items-start gap-6 max-xl:grid-cols-1">
      <Card className="min-w-0 overflow-hidden">
        <ReviewActions review={review} campaignId={campaign.id} onLink={onLink} />
        {link}
        <ul className="divide-y divide-line">
          {review.ads.map((asked) => (
            <AskedAdRow
              key={asked.adId}
              asked={asked}
              ad={campaign.ads.find(({ id }) => id === asked.adId)}
              review={review}
            />
          ))}
        </ul>
      </Card>
      <TrailCard reviewId={review.id} />
    </div>
  );
}
