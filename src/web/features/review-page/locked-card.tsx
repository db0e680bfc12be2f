import Lock from "lucide-react/icons/lock";
import { fingerprint } from "#core/reviews/fingerprint.ts";
import { reviewDecisionCopy } from "#core/reviews/review-page.copy.ts";
import { formatApprovalTime } from "./format-date.ts";
import type { SharedAd } from "#core/reviews/shared-review.ts";

/**
 * Card of `ReviewedAd` that says who approved the ad and shows the fingerprint of the approved
 * content (`core/reviews/fingerprint.ts`, list of words in `fingerprint-words.ts`). Words:
 * `reviewDecisionCopy` in `core/reviews/review-page.copy.ts`; "SHA-256" is in this file.
 */
export function LockedCard({ ad }: { ad: SharedAd }) {
  const { decision, version } = ad;
  return (
    <div role="status" className="mx-6 my-5 grid gap-3 rounded-lg bg-ok-soft p-4 max-sm:mx-4">
      <h2 className="flex items-center gap-2 font-semibold text-ok">
        <Lock aria-hidden className="size-4" strokeWidth={2} />
        {reviewDecisionCopy.lockedTitle}
      </h2>
      {decision && (
        <p className="text-label">
          {reviewDecisionCopy.lockedText(decision.name, version.number, formatApprovalTime(decision.at))}
        </p>
      )}
      <ol className="grid grid-cols-2 gap-1.5">
        {fingerprint(version.hash).map((word, place) => (
          <li
            key={`${place}-${word}`}
            className="flex items-baseline gap-2 rounded-sm bg-surface px-2.5 py-1.5 text-copy font-medium"
          >
            <span className="text-caption font-normal text-ink-3">{place + 1}</span>
            {word}
          </li>
        ))}
      </ol>
      <p className="text-label text-ink-2">{reviewDecisionCopy.fingerprint}</p>
      <p className="font-mono text-caption break-all text-ink-2">SHA-256 {version.hash}</p>
    </div>
  );
}
