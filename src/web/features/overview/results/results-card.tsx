import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { resultsCopy } from "#core/overview/results.copy.ts";
import { loadingText } from "#core/problems.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Note } from "#web/ui/note.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { RESULTS_HASH, RESULTS_ID } from "../results-hash.ts";
import { CampaignRow } from "./campaign-row.tsx";
import { useCampaigns } from "./results-requests.ts";

/** Campaigns with their results, entered by hand or imported from a report. */
export function ResultsCard() {
  const campaigns = useCampaigns();
  const items = campaigns.data?.pages.flatMap((page) => page.items) ?? [];
  const [open, setOpen] = useOpenByLink(items.find(({ results }) => results === null)?.id);
  return (
    <Card className="mt-4" id={RESULTS_ID}>
      <div className="border-b border-line px-6 py-5 max-sm:px-4">
        <h2 id="results-title" className="text-card font-semibold">
          {resultsCopy.title}
        </h2>
        <p className="mt-1 text-pretty text-ink-2">{resultsCopy.lead}</p>
      </div>
      {campaigns.isPending && <Loading />}
      {campaigns.isError && (
        <div className="p-4">
          <Note
            tone="bad"
            action={
              <Button size="small" busy={campaigns.isFetching} onClick={() => void campaigns.refetch()}>
                {resultsCopy.tryAgain}
              </Button>
            }
          >
            {resultsCopy.loadFailed}
          </Note>
        </div>
      )}
      {campaigns.isSuccess && items.length === 0 && (
        <p className="p-6 text-ink-2 max-sm:p-4">{resultsCopy.empty}</p>
      )}
      <ul aria-labelledby="results-title" className="divide-y divide-line">
        {items.map((campaign) => (
          <CampaignRow
            key={campaign.id}
            campaign={campaign}
            editing={campaign.id === open}
            onEdit={(editing) => setOpen(editing ? campaign.id : undefined)}
          />
        ))}
      </ul>
      {campaigns.hasNextPage && (
        <div className="flex justify-center border-t border-line p-4">
          <Button
            size="small"
            busy={campaigns.isFetchingNextPage}
            onClick={() => void campaigns.fetchNextPage()}
          >
            {resultsCopy.more}
          </Button>
        </div>
      )}
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
