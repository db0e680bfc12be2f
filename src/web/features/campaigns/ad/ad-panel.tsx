import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Ad, DecideFinding } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { adPath, campaignPath } from "#web/lib/paths.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { BESIDE_BOARD } from "../beside-board.ts";
import { boardOrder } from "../board/board-cells.ts";
import { useRefreshCampaign } from "../campaign-queries.ts";
import { isInDialog, isShortcut } from "../shortcut.ts";
import { AddressField } from "./address-field.tsx";
import { AdFieldList } from "./ad-fields.tsx";
import { AdPreview } from "./ad-preview.tsx";
import { AiUseList } from "./ai-use-list.tsx";
import { ConflictNote } from "./conflict-note.tsx";
import { FailedNote } from "./failed-note.tsx";
import type { FindingActions } from "./finding-note.tsx";
import { MediaSection } from "./media-section.tsx";
import { AdActions, PanelFooter } from "./panel-footer.tsx";
import { PanelHeader } from "./panel-header.tsx";
import { useAdEditor, type AdEditor } from "./use-ad-editor.ts";
import { useLiveFindings } from "./use-live-findings.ts";
import { useRewrite } from "./use-rewrite.ts";
import { VersionList } from "./version-list.tsx";

interface AdPanelProps {
  readonly ad: Ad;
  readonly campaign: AdCampaign;
  readonly onDuplicate: (adId: string) => void;
  readonly onDelete: (adId: string) => void;
}

/**
 * Panel of an ad in `CampaignPage` (/dashboard/campaigns/:id/ads/:adId) with its preview and its
 * fields: next to the board, or as a page on narrow screens. Keys: Escape, J and K. Words:
 * `core/campaigns/ad.copy.ts`; saving: `ad-editor.ts` (`SAVE_DELAY` there, after the last change).
 */
export function AdPanel({ ad, campaign, onDuplicate, onDelete }: AdPanelProps) {
  const editor = useAdEditor(ad);
  const live = useLiveFindings(ad, editor.draft, campaign);
  const rewrite = useRewrite(ad, editor);
  const decide = useDecide(ad, editor);
  const heading = useRef<HTMLHeadingElement>(null);
  const ways = usePanelWays(ad, campaign);
  useFocusPart(heading);
  const findingActions: FindingActions = {
    brandId: campaign.brandId,
    onDecide: (rule, decision) => void decide(rule, decision),
  };
  const actions = {
    onDuplicate: () => onDuplicate(ad.id),
    onDelete: () => void editor.save().then(() => onDelete(ad.id)),
  };

  return (
    <section
      data-side-panel
      aria-label={adCopy.panel(PLATFORMS[ad.platform].name, ad.variant)}
      className="z-30 flex animate-appear flex-col bg-canvas max-sm:-mx-4 max-sm:-mt-4 lg:fixed lg:inset-y-0 lg:right-0 lg:left-[250px] lg:border-l lg:border-line lg:shadow-lg xl:left-auto xl:w-[720px]"
    >
      <PanelHeader ad={ad} heading={heading} {...ways} />
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[344px_minmax(0,1fr)]">
        <div className="bg-sunken p-4 max-lg:[&>section]:justify-items-center sm:max-lg:border-x sm:max-lg:border-line lg:overflow-y-auto">
          <AdPreview ad={ad} draft={editor.draft} campaign={campaign} />
        </div>
        <div className="grid content-start gap-6 bg-surface p-5 max-sm:px-4 sm:max-lg:border-x sm:max-lg:border-line lg:overflow-y-auto">
          <ConflictNote editor={editor} />
          <FailedNote ad={ad} />
          <AdFieldList ad={ad} editor={editor} live={live} {...findingActions} onRewrite={rewrite} />
          <MediaSection
            ad={ad}
            campaign={campaign}
            editor={editor}
            findings={live.findings}
            {...findingActions}
          />
          <AddressField ad={ad} editor={editor} />
          <VersionList ad={ad} editor={editor} />
          <AiUseList ad={ad} />
          <div className="flex justify-between border-t border-line pt-4 sm:hidden">
            <AdActions {...actions} />
          </div>
        </div>
      </div>
      <PanelFooter ad={ad} campaign={campaign} editor={editor} {...actions} />
    </section>
  );
}

/**
 * Ways out of the panel, also by keys: Escape to the board, J and K to the next and previous ad.
 */
function usePanelWays(ad: Ad, campaign: AdCampaign) {
  const navigate = useNavigate();
  const order = boardOrder(campaign).map(({ id }) => id);
  const position = order.indexOf(ad.id);
  const wayTo = (id: string | undefined) =>
    id === undefined ? undefined : () => void navigate(adPath(campaign.id, id), BESIDE_BOARD);
  const onPrevious = wayTo(order[position - 1]);
  const onNext = wayTo(order[position + 1]);

  const close = async () => {
    await navigate(campaignPath(campaign.id), BESIDE_BOARD);
    // The cell of the ad, so that keyboard focus returns to it. On narrow screens, it is visible
    // only after the next render.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-ad="${ad.id}"]`)?.focus());
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isInDialog(event)) void close();
      if (!isShortcut(event)) return;
      if (event.key === "j") onNext?.();
      if (event.key === "k") onPrevious?.();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  return { onPrevious, onNext, onClose: () => void close() };
}

/** Returns a function that stores the owner's decision about findings of a rule. */
function useDecide(ad: Ad, editor: AdEditor) {
  const toast = useToast();
  const refresh = useRefreshCampaign();
  return async (rule: string, decision: DecideFinding) => {
    try {
      await editor.save();
      editor.replace(
        await api("POST /api/ads/:id/findings/:rule", { params: { id: ad.id, rule }, body: decision }),
      );
      // A name counts in all ads of the campaign.
      if (decision.action === "name") await refresh(ad.campaignId);
    } catch (error) {
      toast.error(failureMessage(error, adCopy.decideFailed));
    }
  };
}

/** Focuses the field that the address names, as in `#part-headline`; else the title. */
function useFocusPart(heading: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  const [opened] = useState(hash);
  useEffect(() => {
    const part = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const control = part?.querySelector<HTMLElement>("input, textarea, select, button");
    if (control) {
      part?.scrollIntoView({ block: "center" });
      control.focus({ preventScroll: true });
    } else if (hash === opened) heading.current?.focus({ preventScroll: true });
  }, [hash, opened, heading]);
}
