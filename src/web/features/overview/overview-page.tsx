import { Suspense, useDeferredValue } from "react";
import { overviewCopy } from "#core/overview/overview.copy.ts";
import type { Overview } from "#core/overview/api.ts";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { LoadError } from "#web/lib/load-error.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Note } from "#web/ui/note.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { ChecklistCard } from "./checklist-card.tsx";
import { OVERVIEW_COLUMNS } from "./overview-columns.ts";
import { useOverview } from "./overview-request.ts";
import { ReviewLine } from "./review-line.tsx";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { CreateMoreCard, StartCard } from "./start-card.tsx";
import { StatCards } from "./stat-cards.tsx";
import { UsageCard } from "./usage-card.tsx";
import type { OpenStream } from "./use-live-status.ts";

/** Lazy: the sample page does not show the chart. */
const AdsChart = lazyPart(async () => (await import("./ads-chart.tsx")).AdsChart);

/** Lazy: many visits do not use the results. */
const ResultsCard = lazyPart(async () => (await import("./results/results-card.tsx")).ResultsCard);

/**
 * Content of /dashboard (`useOverview`): figures, chart, activity, checklist, usage and results, or
 * for new accounts a sample (`core/overview/sample.ts`) without chart and results, with
 * `StartCard`. Words: `core/overview/overview.copy.ts`.
 */
export function OverviewPage({ openStream }: { openStream: OpenStream }) {
  const query = useOverview();
  const { data, isFetchedAfterMount, isError, isFetching } = query;
  // Deferred: a synchronous render would block a phone for about 250 ms.
  const overview = useDeferredValue(data);
  if (isError && !overview) {
    return (
      <LoadError query={query} message={overviewCopy.loadFailed}>
        <p>{overviewCopy.loadFailedText}</p>
      </LoadError>
    );
  }
  // A cached sample may be outdated: the user may have created a generation on another page.
  if (!overview || (overview.sample && !isFetchedAfterMount && isFetching)) return <OverviewSkeleton />;
  return overview.sample ? (
    <SamplePage overview={overview} openStream={openStream} />
  ) : (
    <RealPage overview={overview} openStream={openStream} />
  );
}

interface PageProps {
  readonly overview: Overview;
  readonly openStream: OpenStream;
}

function SamplePage({ overview, openStream }: PageProps) {
  const { figures, activity, reviews, checklist } = overview;
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
      <ReviewLine reviews={reviews} />
      <StatCards figures={figures} sample />
      <div className={OVERVIEW_COLUMNS}>
        <div className={cx("grid grid-cols-[minmax(0,1fr)]", !checklist && "content-start xl:row-span-2")}>
          <ActivityCard items={activity} sample openStream={openStream} />
        </div>
        <StartCard />
        {checklist && <ChecklistCard steps={checklist} hasCampaigns={false} />}
        <UsageCard />
      </div>
    </>
  );
}

function RealPage({ overview, openStream }: PageProps) {
  const { figures, activity, reviews, checklist, days } = overview;
  return (
    <>
      <ReviewLine reviews={reviews} />
      <StatCards figures={figures} sample={false} />
      <div className={OVERVIEW_COLUMNS}>
        <Suspense fallback={<Card className="h-77.5" />}>
          <AdsChart days={days} />
        </Suspense>
        {checklist ? <ChecklistCard steps={checklist} hasCampaigns /> : <UsageCard />}
        <ActivityCard items={activity} sample={false} openStream={openStream} />
        {checklist ? <UsageCard /> : <CreateMoreCard />}
      </div>
      <div className="mt-4">
        <Suspense fallback={<Card className="h-80" />}>
          <ResultsCard />
        </Suspense>
      </div>
    </>
  );
}
