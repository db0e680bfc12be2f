import TriangleAlert from "lucide-react/icons/triangle-alert";
import { firstName, reviewPageCopy } from "#core/reviews/review-page.copy.ts";
import { Note } from "#web/ui/note.tsx";
import type { SharedAd } from "#core/reviews/shared-review.ts";

/**
 * Part of `AdStage` with the checks that the owner overrode, and the reasons. The server chooses
 * them and their messages (`presentSharedAd` in `server/modules/reviews/present.ts`); words:
 * `reviewPageCopy` in `core/reviews/review-page.copy.ts`.
 */
export function CheckNotes({ ad, owner }: { ad: SharedAd; owner: string }) {
  if (ad.overrides.length === 0) return null;
  return ad.overrides.map(({ message, reason }) => (
    <Note
      key={message}
      tone="warn"
      icon={<TriangleAlert aria-hidden className="size-4 shrink-0 self-start" strokeWidth={2} />}
      title={reviewPageCopy.keptTitle}
    >
      {message} {reviewPageCopy.reason(firstName(owner), reason)}
    </Note>
  ));
}
