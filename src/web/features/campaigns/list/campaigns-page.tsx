import Plus from "lucide-react/icons/plus";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { loadingText } from "#core/problems.copy.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { MoreButton } from "#web/lib/more-button.tsx";
import { paths } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useCampaigns } from "../campaign-queries.ts";
import { CampaignFilters, type CampaignChoice } from "./campaign-filters.tsx";
import { CampaignListHead, CampaignRow } from "./campaign-row.tsx";
import { useDeleteCampaignWithUndo } from "./use-delete-with-undo.ts";

const ALL: CampaignChoice = { typed: "", stage: "", brandId: "" };

/**
 * Content of /dashboard/campaigns: the user's campaigns (`useCampaigns`) with filters and a search
 * that the server does over names, products and keys of ads
 * (`server/modules/campaigns/campaign-list.repo.ts`). Words: `campaignsCopy` in
 * `core/campaigns/board.copy.ts`.
 */
export function CampaignsPage() {
  const [choice, setChoice] = useState(ALL);
  const search = useDeferredValue(choice.typed.trim());
  const query = useCampaigns({
    q: search || undefined,
    stage: choice.stage || undefined,
    brandId: choice.brandId || undefined,
  });
  const remove = useDeleteCampaignWithUndo();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = query.isSuccess && items.length === 0;
  const isFiltered = choice.stage !== "" || choice.brandId !== "";

  if (isEmpty && search === "" && choice.typed === "" && !isFiltered) {
    return (
      <Card>
        <EmptyState title={campaignsCopy.emptyTitle} action={<CreateLink />}>
          {campaignsCopy.empty}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <CampaignFilters choice={choice} counts={query.data?.pages.at(-1)?.counts} onChange={setChoice} />
      <Card>
        {query.isPending && <Loading />}
        {query.isError && (
          <div className="p-4">
            <LoadError query={query} message={campaignsCopy.loadFailed} />
          </div>
        )}
        {isEmpty && (
          <div className="flex flex-wrap items-center gap-3 p-6 text-ink-2">
            <p role="status">{search === "" ? campaignsCopy.noneOfChoice : campaignsCopy.noMatch(search)}</p>
            <Button size="small" onClick={() => setChoice(ALL)}>
              {isFiltered ? campaignsCopy.showAll : campaignsCopy.clear}
            </Button>
          </div>
        )}
        {items.length > 0 && (
          <>
            <CampaignListHead />
            <ul className="divide-y divide-line">
              {items.map((campaign) => (
                <CampaignRow
                  key={campaign.id}
                  campaign={campaign}
                  onDelete={() => void remove(campaign.id)}
                />
              ))}
            </ul>
          </>
        )}
        <MoreButton query={query} label={campaignsCopy.more} />
      </Card>
    </>
  );
}

/**
 * Link to /dashboard/campaigns/new, at the top of /dashboard/campaigns and in its empty list.
 * Words: `campaignsCopy` in `core/campaigns/board.copy.ts`.
 */
export function CreateLink() {
  return (
    <Link to={paths.newCampaign} prefetch="intent" className={buttonStyles({ variant: "primary" })}>
      <Plus aria-hidden className="size-4" />
      {campaignsCopy.create}
    </Link>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-8 p-6">
      <span className="sr-only">{loadingText}</span>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-12 w-3/5" />
    </div>
  );
}
