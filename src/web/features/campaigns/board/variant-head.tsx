import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { angleCopy } from "#core/generations/copy/platform-copy.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useChangeCampaign } from "../campaign-queries.ts";

interface VariantHeadProps {
  readonly campaign: AdCampaign;
  /** Announces a move to screen readers. */
  readonly onMoved: (words: string) => void;
}

/** Letters and ideas of the variants, which move to the left and right. */
export function VariantHead({ campaign, onMoved }: VariantHeadProps) {
  const { id, variants, ads } = campaign;
  const change = useChangeCampaign(id);
  const toast = useToast();

  async function move(from: number, to: number) {
    const order = variants.map(({ letter }) => letter);
    const [letter = ""] = order.splice(from, 1);
    order.splice(to, 0, letter);
    try {
      await change.mutateAsync({ order });
      onMoved(boardCopy.moved(letter, to + 1));
    } catch {
      toast.error(boardCopy.orderFailed);
    }
  }

  return (
    <div role="row" className="contents @max-[559px]:hidden">
      <div
        role="columnheader"
        className="hidden border-r border-b border-line p-3 px-4 text-label text-ink-2 @min-[800px]:sticky @min-[800px]:left-0 @min-[800px]:z-10 @min-[800px]:block @min-[800px]:bg-surface"
      >
        {boardCopy.count(ads.length)}
      </div>
      {variants.map(({ letter, angle }, place) => (
        <div
          key={letter}
          role="columnheader"
          className="group flex min-w-0 items-center gap-2.5 border-b border-line p-3 not-last:border-r @max-[559px]:hidden"
        >
          <span className="grid size-6 shrink-0 place-items-center rounded-xs bg-sunken text-caption font-semibold inset-ring inset-ring-line">
            <span className="sr-only">{boardCopy.variant(letter)}</span>
            <span aria-hidden>{letter}</span>
          </span>
          <span className="min-w-0 flex-1 truncate text-label font-medium">
            {angle === null ? "" : angleCopy[angle]}
          </span>
          {variants.length > 1 && (
            <span className="flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden">
              <IconButton
                label={boardCopy.earlier(letter)}
                disabled={place === 0 || change.isPending}
                onClick={() => void move(place, place - 1)}
                className="size-6"
              >
                <ChevronLeft aria-hidden className="size-4" />
              </IconButton>
              <IconButton
                label={boardCopy.later(letter)}
                disabled={place === variants.length - 1 || change.isPending}
                onClick={() => void move(place, place + 1)}
                className="size-6"
              >
                <ChevronRight aria-hidden className="size-4" />
              </IconButton>
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
