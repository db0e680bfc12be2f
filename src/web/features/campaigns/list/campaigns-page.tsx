import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
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
import { Input } from "#web/ui/input.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useCampaigns } from "../campaign-queries.ts";
import { CampaignListHead, CampaignRow } from "./campaign-row.tsx";
import { useDeleteWithUndo } from "./use-delete-with-undo.ts";

/** The user's campaigns with a search over names, products and keys of ads. */
export function CampaignsPage() {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const query = useCampaigns(search);
  const remove = useDeleteWithUndo();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = query.isSuccess && items.length === 0;

  if (isEmpty && search === "" && typed === "") {
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
      <div className="relative mb-4 max-w-128">
        <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
        <Input
          type="search"
          className="pl-9"
          aria-label={campaignsCopy.search}
          placeholder={campaignsCopy.search}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Card>
        {query.isPending && <Loading />}
        {query.isError && (
          <div className="p-4">
            <LoadError query={query} message={campaignsCopy.loadFailed} />
          </div>
        )}
        {isEmpty && (
          <div className="flex flex-wrap items-center gap-3 p-6 text-ink-2">
            <p role="status">{campaignsCopy.noMatch(search)}</p>
            <Button size="small" onClick={() => setTyped("")}>
              {campaignsCopy.clear}
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

/** Opens the form for a new campaign. */
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
