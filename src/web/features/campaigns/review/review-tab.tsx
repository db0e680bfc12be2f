import Send from "lucide-react/icons/send";
import { useState } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { reviewLinkCopy, reviewTabCopy } from "#core/reviews/review-tab.copy.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { MoreButton } from "#web/lib/more-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { AskForm } from "./ask-form.tsx";
import { LinkOnce } from "./link-once.tsx";
import { OlderReview } from "./older-review.tsx";
import { ReviewSection } from "./review-section.tsx";
import { summaryOf } from "./review-summary.ts";
import { useReviews } from "./review-queries.ts";

/**
 * Tab "Review" of `CampaignPage`: asks people without an account to approve ads (`AskForm`), and
 * shows their answers (`useReviews` in `review-queries.ts` reads them regularly), the newest review
 * open. Words: `core/reviews/review-tab.copy.ts`.
 */
export function ReviewTab({ campaign }: { campaign: AdCampaign }) {
  const query = useReviews(campaign.id);
  const [isAsking, setAsking] = useState(false);
  /** Links of this visit by review: the server shows each of them once. */
  const [links, setLinks] = useState<Readonly<Record<string, string | undefined>>>({});
  const toast = useToast();
  const reviews = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const [newest, ...older] = reviews;
  const hasAds = campaign.ads.length > 0;

  const keepLink = (id: string, url: string | null) => {
    if (url !== null) setLinks((before) => ({ ...before, [id]: url }));
  };
  const askButton = (
    <Button variant="primary" disabled={!hasAds} onClick={() => setAsking(true)}>
      <Send aria-hidden className="size-4" strokeWidth={1.75} />
      {reviewTabCopy.ask}
    </Button>
  );
  const form = isAsking && (
    <AskForm
      campaign={campaign}
      onAsked={({ id, url }, people) => {
        setAsking(false);
        keepLink(id, url);
        if (url === null) toast.success(reviewLinkCopy.mailed(people));
      }}
      onCancel={() => setAsking(false)}
    />
  );
  const linkOf = (id: string) => {
    const url = links[id];
    if (url === undefined) return undefined;
    return <LinkOnce url={url} onDone={() => setLinks((before) => ({ ...before, [id]: undefined }))} />;
  };

  if (!newest) {
    return (
      form || (
        <Card>
          {query.isSuccess ? (
            <EmptyState rows={2} title={reviewTabCopy.emptyTitle} action={askButton}>
              {reviewTabCopy.empty}
            </EmptyState>
          ) : (
            <ListStatus query={query} count={0} copy={reviewTabCopy} />
          )}
        </Card>
      )
    );
  }
  return (
    <div className="grid gap-4">
      {form || (
        <div className="flex items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch">
          <p role="status" className="text-ink-2">
            {summaryOf(newest)}
          </p>
          {askButton}
        </div>
      )}
      <ReviewSection
        key={newest.id}
        review={newest}
        campaign={campaign}
        link={linkOf(newest.id)}
        onLink={(url) => keepLink(newest.id, url)}
      />
      {older.map((review) => (
        <OlderReview key={review.id} review={review}>
          <ReviewSection
            review={review}
            campaign={campaign}
            link={linkOf(review.id)}
            onLink={(url) => keepLink(review.id, url)}
          />
        </OlderReview>
      ))}
      <MoreButton query={query} label={reviewTabCopy.more} />
    </div>
  );
}
