import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { KeyboardEvent } from "react";
import type { Ad } from "#core/campaigns/ad.ts";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { angleCopy } from "#core/generations/copy/platform-copy.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { columnAngle } from "./board-cells.ts";

interface VariantHeadsProps {
  readonly campaign: AdCampaign;
  readonly onMove: (from: number, to: number) => void;
}

const nameOf = (angle: Ad["angle"]) => (angle === null ? "" : angleCopy[angle]);

/**
 * Heads of the columns of `Board`: letters of the variants and, if all ads of a column have the
 * same, its idea (`columnAngle` in `board-cells.ts`); each is moved by its grip, the arrow keys or
 * its buttons. Words: `boardCopy` in `core/campaigns/board.copy.ts`, ideas:
 * `core/generations/copy/platform-copy.ts`.
 */
export function VariantHeads({ campaign, onMove }: VariantHeadsProps) {
  const { variants, ads } = campaign;
  const isMovable = variants.length > 1;
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(from, from + step);
  };
  return (
    <div role="row" className="contents max-sm:hidden">
      <div
        role="columnheader"
        className="hidden items-center border-r border-b border-line px-4 text-label text-ink-2 @min-[800px]:sticky @min-[800px]:left-0 @min-[800px]:z-10 @min-[800px]:flex @min-[800px]:rounded-tl-lg @min-[800px]:bg-surface"
      >
        {boardCopy.count(ads.length)}
      </div>
      {variants.map(({ letter }, place) => (
        <div
          key={letter}
          role="columnheader"
          data-variant={letter}
          data-slide
          className="group flex min-h-13 min-w-0 items-center gap-2 border-b border-line bg-surface p-3 not-last:border-r last:rounded-tr-lg"
        >
          {isMovable && (
            <button
              type="button"
              data-grip
              aria-label={boardCopy.move(letter)}
              title={boardCopy.moveHint}
              className="-ml-1.5 grid size-6 shrink-0 cursor-grab place-items-center rounded-xs text-ink-3 hover:bg-sunken hover:text-ink active:cursor-grabbing @max-[559px]:hidden"
              onKeyDown={(event) => onKeyDown(event, place)}
            >
              <GripVertical aria-hidden className="size-4" />
            </button>
          )}
          <span className="grid size-6 shrink-0 place-items-center rounded-xs bg-sunken text-caption font-semibold inset-ring inset-ring-line">
            <span className="sr-only">{boardCopy.variant(letter)}</span>
            <span aria-hidden>{letter}</span>
          </span>
          <span className="line-clamp-2 min-w-0 flex-1 text-label font-medium">
            {nameOf(columnAngle(campaign, letter))}
          </span>
          {isMovable && (
            <span className="flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 @max-[559px]:hidden pointer-coarse:opacity-100">
              <IconButton
                label={boardCopy.earlier(letter)}
                disabled={place === 0}
                onClick={() => onMove(place, place - 1)}
                className="pointer-fine:size-6"
              >
                <ChevronLeft aria-hidden className="size-4" />
              </IconButton>
              <IconButton
                label={boardCopy.later(letter)}
                disabled={place === variants.length - 1}
                onClick={() => onMove(place, place + 1)}
                className="pointer-fine:size-6"
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
