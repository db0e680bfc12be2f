import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { resultsCopy } from "#core/overview/results.copy.ts";
import { loadingText } from "#core/problems.copy.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { MoreButton } from "#web/lib/more-button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { RESULTS_HASH, RESULTS_ID } from "../results-hash.ts";
import { CampaignResultsRow } from "./campaign-row.tsx";
import { useCampaignResults } from "./results-requests.ts";

/**
 * Card of `OverviewPage` with the user's generations and their results (`useCampaignResults`),
 * entered by hand or imported from a report. The hash `#results` opens the newest one without
 * results. Words: `core/overview/results.copy.ts`.
 */
export function ResultsCard() {
  const campaigns = useCampaignResults();
  const items = campaigns.data?.pages.flatMap((page) => page.items) ?? [];
  const [open, setOpen] = useOpenByLink(items.find(({ results }) => results === null)?.id);
  return (
    <Card id={RESULTS_ID}>
      <div className="border-b border-line px-6 py-5 max-sm:px-4">
        <h2 id="results-title" className="text-card font-semibold">
          {resultsCopy.title}
        </h2>
        <p className="mt-1 text-pretty text-ink-2">{resultsCopy.lead}</p>
      </div>
      <ListStatus query={campaigns} count={items.length} copy={resultsCopy} loading={<Loading />} />
      <ul aria-labelledby="results-title" className="divide-y divide-line">
        {items.map((campaign) => (
          <CampaignResultsRow
            key={campaign.id}
            campaign={campaign}
            editing={campaign.id === open}
            onEdit={(editing) => setOpen(editing ? campaign.id : undefined)}
          />
        ))}
      </ul>
      <MoreButton query={campaigns} label={resultsCopy.more} />
    </Card>
  );
}

/**
 * State of the open form. Each navigation to the results anchor opens the form of the newest
 * campaign without results.
 */
function useOpenByLink(newest: string | undefined) {
  const [open, setOpen] = useState<string>();
  const { hash, key } = useLocation();
  const handledKey = useRef<string>(undefined);
  useEffect(() => {
    if (hash !== RESULTS_HASH || handledKey.current === key || newest === undefined) return;
    handledKey.current = key;
    setOpen(newest);
  }, [hash, key, newest]);
  return [open, setOpen] as const;
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 p-6 max-sm:px-4">
      <span className="sr-only">{loadingText}</span>
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/5" />
    </div>
  );
}
