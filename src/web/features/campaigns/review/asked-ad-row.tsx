import { adName } from "#core/campaigns/ad-name.ts";
import { useState } from "react";
import { Link } from "react-router";
import type { Ad } from "#core/campaigns/ad.ts";
import { fingerprint } from "#core/reviews/fingerprint.ts";
import type { AskedAd, Review } from "#core/reviews/review.ts";
import { askedAdCopy } from "#core/reviews/review-tab.copy.ts";
import { adLabel } from "#web/lib/frames/campaign-ad.ts";
import { adPath } from "#web/lib/paths.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { AdComments } from "./ad-comments.tsx";
import { AdThumbnail } from "../ad-thumbnail.tsx";

const TONES: Record<AskedAd["state"], BadgeTone> = {
  waiting: "waiting",
  approved: "ok",
  changes: "warn",
  changed: "info",
  deleted: "neutral",
};

interface AskedAdRowProps {
  readonly asked: AskedAd;
  /** The current ad; missing if it was deleted. */
  readonly ad: Ad | undefined;
  readonly review: Review;
}

/** The words of the fingerprint of the approved content. */
const wordsOf = (hash: string) => fingerprint(hash).join(" ");

/** Line below the state: the fingerprint of an approval, or the person who asked for changes. */
function noteOf({ state, decision, approval }: AskedAd): string | undefined {
  if (state === "approved" && decision) {
    return `${askedAdCopy.by(decision.name)}: ${wordsOf(decision.version.hash)}`;
  }
  if (state === "changed" && approval) return askedAdCopy.wasApproved(wordsOf(approval.version.hash));
  return state === "changes" && decision ? askedAdCopy.by(decision.name) : undefined;
}

/**
 * Row of `ReviewSection`: an ad of a review, its state (`REVIEW_AD_STATES` in
 * `core/reviews/decision.ts`), the fingerprint of its approval (`core/reviews/fingerprint.ts`), its
 * name (`core/campaigns/ad-name.ts`), and the comments on it. Words: `askedAdCopy` in
 * `core/reviews/review-tab.copy.ts` (reviewers read `reviewStateCopy` in `review-page.copy.ts`).
 */
export function AskedAdRow({ asked, ad, review }: AskedAdRowProps) {
  const { adId, version, state, comments, openComments } = asked;
  const [isOpen, setOpen] = useState(openComments > 0);
  const note = noteOf(asked);
  const title = ad ? adLabel(ad) : "";
  return (
    <li>
      <div className="grid min-h-18 grid-cols-[48px_minmax(0,1fr)_176px_116px] items-center gap-x-4 gap-y-2 px-6 py-3 max-md:grid-cols-[48px_minmax(0,1fr)] max-sm:px-4">
        <AdThumbnail ad={ad ?? asked} className="size-12" />
        <div className="min-w-0">
          <p className="font-medium">
            {ad ? (
              <Link to={adPath(review.campaignId, adId)} className="hover:underline">
                {adName(asked)}
              </Link>
            ) : (
              adName(asked)
            )}
          </p>
          <p dir="auto" className="truncate text-label text-ink-3">
            {[title, version && askedAdCopy.version(version.number)].filter(Boolean).join(" · ")}
          </p>
        </div>
        <div className="grid justify-items-start gap-1 max-md:col-start-2">
          <Badge tone={TONES[state]}>{askedAdCopy.state[state]}</Badge>
          {note !== undefined && <p className="text-caption [overflow-wrap:anywhere] text-ink-2">{note}</p>}
        </div>
        {comments > 0 ? (
          <Button
            size="small"
            className="justify-self-end max-md:col-start-2 max-md:justify-self-start"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {askedAdCopy.comments(comments)}
          </Button>
        ) : (
          ad && (
            <Link
              to={adPath(review.campaignId, adId)}
              className={`${buttonStyles({ size: "small" })} justify-self-end max-md:hidden`}
            >
              {askedAdCopy.open}
              <span className="sr-only"> {adName(asked)}</span>
            </Link>
          )
        )}
      </div>
      {isOpen && comments > 0 && <AdComments review={review} asked={asked} />}
    </li>
  );
}
