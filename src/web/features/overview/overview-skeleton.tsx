import { loadingWord } from "../../../core/problems.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OVERVIEW_COLUMNS } from "./overview-columns.ts";
import { STAT_CARD, STAT_GRID, STAT_NOTE } from "./stat-card.tsx";

/** The page before its figures are there, in its final size. */
export function OverviewSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{loadingWord}</span>
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
        <Card className="h-101 p-6">
          <Skeleton className="mt-2 w-36" />
          <div className="mt-10 grid gap-14">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
            <Skeleton className="w-1/2" />
          </div>
        </Card>
        <Card className="h-101 p-6">
          <Skeleton className="mt-2 w-36" />
          <div className="mt-10 grid gap-12">
            <Skeleton className="w-4/5" />
            <Skeleton className="w-3/5" />
            <Skeleton className="w-4/5" />
          </div>
        </Card>
      </div>
    </div>
  );
}
