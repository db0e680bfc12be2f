import Upload from "lucide-react/icons/upload";
import { useState } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { AdResults, TestResult } from "#core/results/api.ts";
import { resultsTabCopy, resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { ReportButton } from "#web/lib/report-button.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Select, type SelectOption } from "#web/ui/select.tsx";
import { AdTable } from "./ad-table.tsx";
import { AngleCard } from "./angle-card.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { BasisCard } from "./basis-card.tsx";
import { OtherAds } from "./other-ads.tsx";
import { PlatformCard } from "./platform-card.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { ReportsCard } from "./reports-card.tsx";

/** Views that fit side by side; more are a select. */
const MAX_SEGMENTS = 4;
const OTHER = "other";

interface ResultsViewProps {
  readonly campaign: AdCampaign;
  readonly results: AdResults;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * The answers of a campaign's reports in `ResultsTab`: one platform at a time, or the rows of other
 * ads, with the kept reports beside them. More than `MAX_SEGMENTS` views are a select. Words:
 * `core/results/results-tab.copy.ts`; answers: `core/results/answer-campaign.ts`.
 */
export function ResultsView({ campaign, results, onFiles }: ResultsViewProps) {
  const { tests, other, angles, platforms } = results;
  const views = [
    ...tests.map(({ platform, name }) => ({ value: platform as string, label: name })),
    ...(other.length > 0 || tests.length === 0 ? [{ value: OTHER, label: copy.otherAds }] : []),
  ];
  const [chosen, setChosen] = useState<string>();
  const view = views.some(({ value }) => value === chosen) ? chosen : views[0]?.value;
  const test = tests.find(({ platform }) => platform === view);
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-4 max-sm:flex-col-reverse max-sm:items-stretch">
        <div className="w-full max-w-105 max-sm:max-w-none">
          {views.length > 1 && <ViewSwitch views={views} view={view!} onView={setChosen} />}
        </div>
        <ReportButton onFiles={onFiles}>
          <Upload aria-hidden className="size-4" strokeWidth={1.75} />
          {resultsTabCopy.add}
        </ReportButton>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-6 max-xl:grid-cols-[minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          {test ? (
            <>
              <AnswerCard campaignId={campaign.id} test={test} />
              {test.progress && <ProgressCard progress={test.progress} />}
              <AdTable campaignId={campaign.id} test={test} />
            </>
          ) : (
            <OtherAds campaign={campaign} other={other} />
          )}
          {test && angles && <AngleCard angles={angles} />}
          {test && platforms.length > 1 && <PlatformCard platforms={platforms} tests={tests} />}
        </div>
        <aside className="grid min-w-0 gap-4">
          {test && <BasisCard test={test} />}
          {test && <OrdersCard test={test} />}
          <ReportsCard campaignId={campaign.id} />
        </aside>
      </div>
    </div>
  );
}

function OrdersCard({ test: { ordersName, ordersNote } }: { test: TestResult }) {
  if (ordersNote === null) return null;
  return (
    <Card>
      <CardHeader title={ordersName} />
      <p className="px-6 py-4 text-label text-pretty text-ink-2 max-sm:px-4">{ordersNote}</p>
    </Card>
  );
}

interface ViewSwitchProps {
  readonly views: readonly SelectOption<string>[];
  readonly view: string;
  readonly onView: (view: string) => void;
}

function ViewSwitch({ views, view, onView }: ViewSwitchProps) {
  return views.length > MAX_SEGMENTS ? (
    <Select
      aria-label={copy.view}
      value={view}
      options={views}
      onChange={({ target }) => onView(target.value)}
    />
  ) : (
    <SegmentedControl label={copy.view} value={view} options={views} onChange={onView} />
  );
}
