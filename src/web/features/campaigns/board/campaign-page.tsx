import { Suspense, useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { boardCopy, campaignsCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { loadingText } from "#core/problems.copy.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { LoadError } from "#web/lib/load-error.tsx";
import { adPath, campaignPath, paths } from "#web/lib/paths.ts";
import { useUndoableDelete } from "#web/lib/use-undoable-delete.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { AdPanel } from "../ad/ad-panel.tsx";
import { BESIDE_BOARD } from "../beside-board.ts";
import { useAdActions } from "../ad-queries.ts";
import { useCampaign } from "../campaign-queries.ts";
import { isShortcut } from "../shortcut.ts";
import { Board } from "./board.tsx";
import { nextOpen } from "./board-cells.ts";
import { AddressForm } from "./address-form.tsx";
import { CampaignDetails } from "./campaign-details.tsx";
import { CampaignHead } from "./campaign-head.tsx";
import { CampaignTabs, type CampaignTab } from "./campaign-tabs.tsx";
import { TodoLine } from "./todo-line.tsx";

/** Lazy: most visits are about the ads. */
const ReviewTab = lazyPart(async () => (await import("../review/review-tab.tsx")).ReviewTab);

/** Lazy, for the same reason. */
const ResultsTab = lazyPart(async () => (await import("../results/results-tab.tsx")).ResultsTab);

interface CampaignPageProps {
  readonly id: string;
  readonly part: CampaignTab;
  /** Ad that is open next to the board; on narrow screens, it replaces the board. */
  readonly adId: string | undefined;
}

/**
 * Content of /dashboard/campaigns/:id (`useCampaign`): the work that is left, the tab `part` and
 * the panel of the ad `adId`. Also duplicates ads and deletes them with an undo toast
 * (`useUndoableDelete`; time: `RESTORE_MINUTES` in `core/limits.ts`); the key N opens the next
 * unfinished one. Words: `core/campaigns/board.copy.ts`.
 */
export function CampaignPage({ id, part, adId }: CampaignPageProps) {
  const query = useCampaign(id);
  if (query.isPending) return <PageSpinner label={loadingText} />;
  if (query.isSuccess) return <LoadedCampaign campaign={query.data} part={part} adId={adId} />;
  if (isApiError(query.error) && query.error.status === 404) {
    return (
      <Card>
        <EmptyState
          rows={0}
          action={
            <Link to={paths.campaigns} className={buttonStyles({})}>
              {boardCopy.back}
            </Link>
          }
        >
          {boardCopy.missing}
        </EmptyState>
      </Card>
    );
  }
  return <LoadError query={query} message={boardCopy.loadFailed} />;
}

/** Whether one address would complete several ads. */
const needsAddress = ({ url, ads }: AdCampaign) =>
  url === "" && ads.filter(({ missing }) => missing.includes("url")).length > 1;

interface LoadedCampaignProps extends Pick<CampaignPageProps, "part" | "adId"> {
  readonly campaign: AdCampaign;
}

function LoadedCampaign({ campaign, part, adId }: LoadedCampaignProps) {
  const navigate = useNavigate();
  const { onDuplicate, onDelete } = useBoardActions(campaign, adId);
  const shown = campaign.ads.find((ad) => ad.id === adId);

  useEffect(() => {
    const openNext = (event: KeyboardEvent) => {
      if (event.key !== "n" || !isShortcut(event)) return;
      const next = nextOpen(campaign, adId);
      if (next === undefined) return;
      event.preventDefault();
      void navigate(adPath(campaign.id, next), BESIDE_BOARD);
    };
    document.addEventListener("keydown", openNext);
    return () => document.removeEventListener("keydown", openNext);
  }, [campaign, adId, navigate]);

  return (
    <>
      <div className={cx("grid gap-6", shown && "max-lg:hidden")}>
        <CampaignHead campaign={campaign} />
        {part !== "results" && <TodoLine campaign={campaign} openId={adId} />}
        {part === "ads" && needsAddress(campaign) && <AddressForm campaign={campaign} />}
        <CampaignTabs id={campaign.id} ads={campaign.ads.length} part={part} />
        {part === "brief" ? (
          <CampaignDetails campaign={campaign} />
        ) : part === "review" ? (
          <Suspense fallback={<PageSpinner label={loadingText} />}>
            <ReviewTab campaign={campaign} />
          </Suspense>
        ) : part === "results" ? (
          <Suspense fallback={<PageSpinner label={loadingText} />}>
            <ResultsTab campaign={campaign} />
          </Suspense>
        ) : (
          <Board campaign={campaign} openId={adId} onDuplicate={onDuplicate} onDelete={onDelete} />
        )}
      </div>
      {shown && (
        <AdPanel
          key={shown.id}
          ad={shown}
          campaign={campaign}
          onDuplicate={onDuplicate}
          onDelete={onDelete}
        />
      )}
    </>
  );
}

/** Duplicates an ad and opens the new one; deletes an ad and offers to undo it. */
function useBoardActions(campaign: AdCampaign, openId: string | undefined) {
  const { duplicate, remove, restore } = useAdActions(campaign.id);
  const deleteWithUndo = useUndoableDelete();
  const toast = useToast();
  const navigate = useNavigate();

  async function onDuplicate(id: string) {
    try {
      const ad = await duplicate.mutateAsync(id);
      toast.success(boardCopy.duplicated(ad.variant));
      await navigate(adPath(campaign.id, ad.id), BESIDE_BOARD);
    } catch (error) {
      toast.error(failureMessage(error, boardCopy.duplicateFailed));
    }
  }

  async function removeAd(id: string) {
    const removal = remove.mutateAsync(id);
    if (id === openId) await navigate(campaignPath(campaign.id), BESIDE_BOARD);
    await removal;
  }

  const onDelete = (id: string) =>
    deleteWithUndo({
      remove: () => removeAd(id),
      restore: () => restore.mutateAsync(id),
      copy: {
        removed: boardCopy.adRemoved,
        removeFailed: boardCopy.adRemoveFailed,
        undo: campaignsCopy.undo,
        restored: boardCopy.adRestored,
        restoreFailed: boardCopy.adRemoveFailed,
      },
    });

  return {
    onDuplicate: (id: string) => void onDuplicate(id),
    onDelete: (id: string) => void onDelete(id),
  };
}
