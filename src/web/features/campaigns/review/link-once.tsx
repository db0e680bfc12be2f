import Link2 from "lucide-react/icons/link-2";
import { reviewLinkCopy } from "#core/reviews/review-tab.copy.ts";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { Button } from "#web/ui/button.tsx";

interface LinkOnceProps {
  readonly url: string;
  readonly onDone: () => void;
}

/**
 * Card of `ReviewTab` with a new review link and a button to copy it: the server stores only its
 * hash (`server/modules/reviews/ask-for-review.service.ts`), so it is shown here and never again.
 * Words, also of the toast after copying (`lib/use-copy-text.ts`): `reviewLinkCopy` in
 * `core/reviews/review-tab.copy.ts`.
 */
export function LinkOnce({ url, onDone }: LinkOnceProps) {
  const copy = useCopyText({ done: reviewLinkCopy.copied, failed: reviewLinkCopy.copyFailed });
  return (
    <div className="grid gap-3 border-b border-line bg-brand-softer px-6 py-4 max-sm:px-4">
      <div>
        <h3 className="font-semibold">{reviewLinkCopy.title}</h3>
        <p className="text-label text-ink-2">{reviewLinkCopy.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="flex min-h-10 min-w-60 flex-1 items-center gap-2 rounded-md bg-surface px-3 inset-ring inset-ring-line">
          <Link2 aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
          <input
            readOnly
            aria-label={reviewLinkCopy.label}
            value={url}
            onFocus={(event) => event.target.select()}
            className="w-full min-w-0 bg-transparent font-mono text-label outline-none"
          />
        </span>
        <Button variant="primary" onClick={() => void copy(url)}>
          {reviewLinkCopy.copy}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {reviewLinkCopy.done}
        </Button>
      </div>
    </div>
  );
}
