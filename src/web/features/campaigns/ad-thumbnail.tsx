import type { Ad, AdMedia } from "#core/campaigns/ad.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { cx } from "#web/ui/cx.ts";

interface AdThumbnailProps {
  readonly ad: Pick<Ad, "platform"> & { readonly media?: Pick<AdMedia, "url"> | null };
  readonly className: string;
}

/**
 * Small picture of an ad in lists of the Review (`asked-ad-row.tsx`, `ad-choice.tsx`) and Results
 * tabs (`ad-table.tsx`, `answer-card.tsx`); without one, the `code` of its platform
 * (`core/platforms/platforms.ts`). The parent sets the size with `className`. The page of reviewers
 * has its own in `review-page/ad-strip.tsx`.
 */
export function AdThumbnail({ ad, className }: AdThumbnailProps) {
  const shape = cx("shrink-0 rounded-sm bg-sunken", className);
  return ad.media ? (
    <img src={ad.media.url} alt="" loading="lazy" className={cx(shape, "object-cover object-top")} />
  ) : (
    <span
      aria-hidden
      className={cx(
        shape,
        "grid place-items-center text-caption font-semibold text-ink-2 inset-ring inset-ring-line",
      )}
    >
      {PLATFORMS[ad.platform].code}
    </span>
  );
}
