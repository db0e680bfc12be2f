import { useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { PLACEMENTS } from "#core/platforms/placements.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { Card } from "#web/ui/card.tsx";
import { placementsOf } from "../frame-ad.ts";
import { AddPlatform } from "./add-platform.tsx";
import { BoardCell } from "./board-cell.tsx";
import { boardRows, moveOnBoard, openAds, type BoardRow, type Direction } from "./board-cells.ts";
import { VariantHead } from "./variant-head.tsx";

const DIRECTIONS: Partial<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "start",
  End: "end",
};

interface BoardProps {
  readonly campaign: AdCampaign;
  /** Ad that is open beside the board. */
  readonly openId: string | undefined;
  readonly onDuplicate: (adId: string) => void;
  readonly onDelete: (adId: string) => void;
}

/** Platforms as rows, variants as columns; one tab stop, arrow keys move between the ads. */
export function Board({ campaign, openId, onDuplicate, onDelete }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const rows = boardRows(campaign);
  const [focused, setFocused] = useState<string>();
  const [announced, setAnnounced] = useState("");
  const exists = (id: string | undefined) => campaign.ads.some((ad) => ad.id === id);
  const stop = [focused, openId].find(exists) ?? rows.flatMap(({ cells }) => cells).find(Boolean)?.id;

  function onKeyDown(event: KeyboardEvent) {
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-ad]")?.dataset["ad"];
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) {
      const row = rows.findIndex(({ cells }) => cells.some((ad) => ad?.id === id));
      const column = rows[row]?.cells.findIndex((ad) => ad?.id === id) ?? 0;
      const target = moveOnBoard(rows, { row, column }, direction);
      event.preventDefault();
      if (target) grid.current?.querySelector<HTMLElement>(`[data-ad="${target.id}"]`)?.focus();
    } else if (event.key === "d") onDuplicate(id);
    else if (event.key === "Delete") onDelete(id);
  }

  const columns = campaign.variants.length;
  return (
    <Card className="@container overflow-x-auto">
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={boardCopy.board}
        onKeyDown={onKeyDown}
        style={{ "--columns": columns } as CSSProperties}
        className={
          columns > 3
            ? "grid @min-[560px]:grid-cols-[repeat(var(--columns),minmax(220px,1fr))] @min-[800px]:grid-cols-[148px_repeat(var(--columns),minmax(280px,1fr))]"
            : "grid @min-[560px]:grid-cols-[repeat(var(--columns),minmax(0,1fr))] @min-[800px]:grid-cols-[148px_repeat(var(--columns),minmax(0,1fr))]"
        }
      >
        <VariantHead campaign={campaign} onMoved={setAnnounced} />
        {rows.map((row) => (
          <div key={row.platform} role="row" className="contents">
            <RowHead row={row} campaign={campaign} />
            {row.cells.map((ad, column) => (
              <div
                key={ad?.id ?? campaign.variants[column]?.letter}
                role="gridcell"
                className="min-w-0 border-line @max-[559px]:border-t @min-[560px]:border-b @min-[560px]:not-last:border-r"
              >
                {ad ? (
                  <BoardCell
                    ad={ad}
                    campaign={campaign}
                    isOpen={ad.id === openId}
                    isStop={ad.id === stop}
                    onFocus={() => setFocused(ad.id)}
                  />
                ) : (
                  <span className="sr-only">{boardCopy.noAd}</span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {announced}
      </span>
      <div className="flex flex-wrap items-center justify-between gap-3 p-3 @max-[559px]:border-t @max-[559px]:border-line">
        <AddPlatform campaign={campaign} />
        <p className="text-caption text-ink-3 pointer-coarse:hidden @max-[799px]:hidden">{boardCopy.keys}</p>
      </div>
    </Card>
  );
}

/** Platform, its default placement and how many of its ads need the owner. */
function RowHead({ row, campaign }: { row: BoardRow; campaign: AdCampaign }) {
  const [placement = "facebook_feed"] = placementsOf(row.platform);
  const open = openAds(campaign).filter((id) => row.cells.some((ad) => ad?.id === id)).length;
  return (
    <div
      role="rowheader"
      className="col-span-full flex items-baseline gap-2 p-3 pb-2 @max-[559px]:border-t @max-[559px]:border-line @max-[559px]:bg-sunken @min-[800px]:sticky @min-[800px]:left-0 @min-[800px]:z-10 @min-[800px]:col-span-1 @min-[800px]:grid @min-[800px]:content-start @min-[800px]:gap-0.5 @min-[800px]:border-r @min-[800px]:border-b @min-[800px]:border-line @min-[800px]:bg-surface @min-[800px]:p-4"
    >
      <span className="font-semibold">{PLATFORMS[row.platform].name}</span>
      <span className="text-caption text-ink-2">{PLACEMENTS[placement].name}</span>
      {open > 0 && <span className="text-caption text-ink-2 max-lg:ml-auto">{boardCopy.inRow(open)}</span>}
    </div>
  );
}
