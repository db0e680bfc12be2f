import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Copy from "lucide-react/icons/copy-plus";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Ad, DecideFinding } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { adPath, campaignPath } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { BESIDE_BOARD } from "../beside-board.ts";
import { boardOrder } from "../board/board-cells.ts";
import { StateBadge } from "../board/state-badge.tsx";
import { isShortcut } from "../shortcut.ts";
import { AddressField } from "./address-field.tsx";
import { AdFields } from "./ad-fields.tsx";
import { AdPreview } from "./ad-preview.tsx";
import { AiUseList } from "./ai-use-list.tsx";
import { ConflictNote } from "./conflict-note.tsx";
import { MediaSection } from "./media-section.tsx";
import { SaveStatus } from "./save-status.tsx";
import { useAdEditor } from "./use-ad-editor.ts";
import { useRewrite } from "./use-rewrite.ts";
import { VersionList } from "./version-list.tsx";

const ApplyDialog = lazy(async () => ({ default: (await import("./apply-dialog.tsx")).ApplyDialog }));

interface AdPanelProps {
  readonly ad: Ad;
  readonly campaign: AdCampaign;
  readonly onDuplicate: (adId: string) => void;
  readonly onDelete: (adId: string) => void;
}

/** An ad with its preview and its fields: beside the board, or as a page on narrow screens. */
export function AdPanel({ ad, campaign, onDuplicate, onDelete }: AdPanelProps) {
  const editor = useAdEditor(ad);
  const rewrite = useRewrite(ad, editor);
  const [isApplying, setApplying] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = PLATFORMS[ad.platform];
  const order = boardOrder(campaign).map(({ id }) => id);
  const position = order.indexOf(ad.id);
  const open = (id: string | undefined) =>
    id !== undefined && void navigate(adPath(campaign.id, id), BESIDE_BOARD);

  const close = async () => {
    await navigate(campaignPath(campaign.id), BESIDE_BOARD);
    // The cell of the ad, so that the keyboard continues where it was. On narrow screens, it is
    // visible only after the next render.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-ad="${ad.id}"]`)?.focus());
  };

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") void close();
      if (!isShortcut(event)) return;
      if (event.key === "j") open(order[position + 1]);
      if (event.key === "k") open(order[position - 1]);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  async function decide(rule: string, decision: DecideFinding) {
    try {
      await editor.save();
      editor.replace(
        await api("POST /api/ads/:id/findings/:rule", { params: { id: ad.id, rule }, body: decision }),
      );
    } catch (error) {
      toast.error(failureMessage(error, adCopy.decideFailed));
    }
  }

  return (
    <section
      data-side-panel
      aria-label={adCopy.panel(name, ad.variant)}
      className="z-30 flex flex-col bg-canvas lg:fixed lg:inset-y-0 lg:right-0 lg:left-[250px] lg:border-l lg:border-line lg:shadow-lg xl:left-auto xl:w-[720px] animate-appear"
    >
      <header className="flex min-h-16 items-center gap-3 border-b border-line bg-surface px-5 max-lg:rounded-t-lg max-lg:border max-sm:px-3">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-sm bg-sunken font-semibold inset-ring inset-ring-line"
        >
          {ad.variant}
        </span>
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="truncate font-semibold outline-none">
            {adCopy.panel(name, ad.variant)}
          </h2>
          <p className="truncate text-caption text-ink-3">{ad.key}</p>
        </div>
        <span className="max-sm:hidden">
          <StateBadge ad={ad} />
        </span>
        <IconButton
          label={adCopy.previous}
          disabled={position <= 0}
          onClick={() => open(order[position - 1])}
        >
          <ChevronUp aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton
          label={adCopy.next}
          disabled={position >= order.length - 1}
          onClick={() => open(order[position + 1])}
        >
          <ChevronDown aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={adCopy.close} onClick={() => void close()}>
          <X aria-hidden className="size-4.5" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[344px_minmax(0,1fr)]">
        <div className="bg-sunken p-4 max-lg:border-x max-lg:border-line lg:overflow-y-auto max-lg:[&>section]:justify-items-center">
          <AdPreview ad={ad} draft={editor.draft} campaign={campaign} />
        </div>
        <div className="grid content-start gap-6 bg-surface p-5 max-lg:border-x max-lg:border-line max-sm:px-4 lg:overflow-y-auto">
          <ConflictNote editor={editor} />
          <AdFields
            ad={ad}
            editor={editor}
            onDecide={(rule, decision) => void decide(rule, decision)}
            onRewrite={rewrite}
          />
          <MediaSection ad={ad} campaign={campaign} editor={editor} />
          <AddressField ad={ad} editor={editor} />
          <VersionList ad={ad} editor={editor} />
          <AiUseList ad={ad} />
        </div>
      </div>
      <footer className="flex min-h-14 flex-wrap items-center gap-2 border-t border-line bg-surface px-5 py-2 max-lg:sticky max-lg:bottom-0 max-lg:border max-sm:px-3 lg:pr-24">
        <SaveStatus ad={ad} editor={editor} />
        <Button size="small" variant="ghost" disabled={!editor.canUndo} onClick={editor.undo}>
          <Undo2 aria-hidden className="size-4" />
          {adCopy.undo}
        </Button>
        <span className="flex-1" />
        <Button size="small" variant="ghost" onClick={() => onDuplicate(ad.id)}>
          <Copy aria-hidden className="size-4" />
          {adCopy.duplicate}
        </Button>
        <Button size="small" onClick={() => setApplying(true)}>
          {adCopy.applyToAll}
        </Button>
        {isApplying && (
          <Suspense>
            <ApplyDialog
              ad={ad}
              draft={editor.draft}
              campaign={campaign}
              onClose={() => setApplying(false)}
            />
          </Suspense>
        )}
        <IconButton label={adCopy.remove} onClick={() => onDelete(ad.id)}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </footer>
    </section>
  );
}
