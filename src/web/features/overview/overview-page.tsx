import { lazy, Suspense, useDeferredValue } from "react";
import { overviewCopy } from "#core/overview/overview.copy.ts";
import type { Overview } from "#core/overview/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Note } from "#web/ui/note.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { ChecklistCard } from "./checklist-card.tsx";
import { OVERVIEW_COLUMNS } from "./overview-columns.ts";
import { useOverview } from "./overview-request.ts";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { CreateMoreCard, StartCard } from "./start-card.tsx";
import { StatCards } from "./stat-cards.tsx";
import { UsageCard } from "./usage-card.tsx";
import type { OpenStream } from "./use-live-status.ts";

/** The sample page has none of it. */
const AdsChart = lazy(async () => {
  const { AdsChart: Component } = await import("./ads-chart.tsx");
  return { default: Component };
});

/** Forms and tables that many visits do without arrive after the page. */
const ResultsCard = lazy(async () => {
  const { ResultsCard: Component } = await import("./results/results-card.tsx");
  return { default: Component };
});

/** Everything below the page's title. `follow` opens the event stream of a generation. */
export function OverviewPage({ follow }: { follow: OpenStream }) {
  const { data, isFetchedAfterMount, isError, isFetching, refetch } = useOverview();
  // Drawn in slices: all at once would keep a phone from answering for a quarter of a second.
  const overview = useDeferredValue(data);
  if (isError && !overview) {
    return (
      <Card padded>
        <div role="alert">
          <h2 className="text-card font-semibold">{overviewCopy.loadFailed}</h2>
          <p className="mt-1 mb-4 text-ink-2">{overviewCopy.loadFailedText}</p>
        </div>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {overviewCopy.tryAgain}
        </Button>
      </Card>
    );
  }
  // A remembered sample may be out of date: something may have been made on another page since.
  if (!overview || (overview.sample && !isFetchedAfterMount && isFetching)) return <OverviewSkeleton />;
  return overview.sample ? (
    <SamplePage overview={overview} follow={follow} />
  ) : (
    <RealPage overview={overview} follow={follow} />
  );
}

interface PageProps {
  readonly overview: Overview;
  readonly follow: OpenStream;
}

function SamplePage({ overview, follow }: PageProps) {
  const { figures, activity, checklist } = overview;
  return (
    <>
      <div className="mb-4">
        <Note tone="brand">
          <span className="mr-2.5">
            <Badge tone="brand">{overviewCopy.sample}</Badge>
          </span>
          {overviewCopy.sampleText}
        </Note>
      </div>
      <StatCards figures={figures} sample />
      <div className={OVERVIEW_COLUMNS}>
        <div className={cx("grid grid-cols-[minmax(0,1fr)]", !checklist && "content-start xl:row-span-2")}>
          <ActivityCard items={activity} sample follow={follow} />
        </div>
        <StartCard />
        {checklist && <ChecklistCard steps={checklist} hasCampaigns={false} />}
        <UsageCard />
      </div>
    </>
  );
}

function RealPage({ overview, follow }: PageProps) {
  const { figures, activity, checklist, days } = overview;
  return (
    <>
      <StatCards figures={figures} sample={false} />
      <div className={OVERVIEW_COLUMNS}>
        <Suspense fallback={<Card className="h-77.5" />}>
          <AdsChart days={days} />
        </Suspense>
        {checklist ? <ChecklistCard steps={checklist} hasCampaigns /> : <UsageCard />}
        <ActivityCard items={activity} sample={false} follow={follow} />
        {checklist ? <UsageCard /> : <CreateMoreCard />}
      </div>
      <Suspense fallback={<Card className="mt-4 h-80" />}>
        <ResultsCard />
      </Suspense>
    </>
  );
}
