import { loadingText } from "#core/problems.copy.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { OVERVIEW_COLUMNS } from "./overview-columns.ts";
import { STAT_CARD, STAT_GRID, STAT_NOTE } from "./stat-card.tsx";

/** Placeholder of `OverviewPage` while its data load, with its final size. */
export function OverviewSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{loadingText}</span>
      <div className={STAT_GRID}>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className={STAT_CARD}>
            <Skeleton className="my-1.25 w-28 max-w-full" />
            <Skeleton className="mt-3 mb-1 h-7 w-20 max-sm:h-6" />
            <div className={STAT_NOTE}>
              <Skeleton className="mt-2 w-4/5" />
            </div>
            <div className="mt-3 h-12 max-sm:h-10" />
          </div>
        ))}
      </div>
      <div className={OVERVIEW_COLUMNS}>
        <CardSkeleton rows={3} className="h-77.5" />
        <CardSkeleton rows={3} className="h-77.5" />
        <CardSkeleton rows={5} className="h-101.5" />
        <CardSkeleton rows={5} className="h-101.5" />
      </div>
    </div>
  );
}

/** Placeholder of a card: a title and rows with an icon and two lines. */
function CardSkeleton({ rows, className }: { rows: number; className: string }) {
  return (
    <Card className={cx("flex flex-col divide-y divide-line", className)}>
      <div className="flex h-16 items-center px-6 max-sm:px-4">
        <Skeleton className="w-36" />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex flex-1 items-center gap-4 px-6 max-sm:gap-3 max-sm:px-4">
          <Skeleton className="size-9! shrink-0 rounded-md!" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        </div>
      ))}
    </Card>
  );
}
