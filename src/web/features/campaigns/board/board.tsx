import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from "react";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { AddPlatform } from "./add-platform.tsx";
import { KeysButton } from "./keys-button.tsx";
import { BoardCell } from "./board-cell.tsx";
import { boardRows, moveOnBoard, type Direction } from "./board-cells.ts";
import { RowHead } from "./row-head.tsx";
import { useVariantOrder } from "./use-variant-order.ts";
import { VariantHeads } from "./variant-heads.tsx";

const DIRECTIONS: Partial<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "start",
  End: "end",
};

/** Few columns share the width; more of them have a least width and the board scrolls. */
const COLUMNS = {
  few: "sm:grid-cols-[repeat(var(--columns),minmax(0,1fr))] @min-[800px]:grid-cols-[148px_repeat(var(--columns),minmax(0,1fr))]",
  many: "sm:grid-cols-[repeat(var(--columns),minmax(140px,1fr))] @min-[560px]:grid-cols-[repeat(var(--columns),minmax(220px,1fr))] @min-[800px]:grid-cols-[148px_repeat(var(--columns),minmax(280px,1fr))]",
};

interface BoardProps {
  readonly campaign: AdCampaign;
  /** Ad that is open next to the board. */
  readonly openId: string | undefined;
  readonly onDuplicate: (adId: string) => void;
  readonly onDelete: (adId: string) => void;
}

/**
 * The tab "Ads" of `CampaignPage`: platforms as rows, variants as columns. More than three columns
 * scroll (`COLUMNS` in this file). One tab stop; arrow keys move between the ads, with Alt they
 * move the variant; D duplicates, Delete deletes. Words: `boardCopy` in
 * `core/campaigns/board.copy.ts`.
 */
export function Board({ campaign, openId, onDuplicate, onDelete }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const rows = boardRows(campaign);
  const [focused, setFocused] = useState<string>();
  const [announced, setAnnounced] = useState("");
  const { move } = useVariantOrder(campaign, grid, setAnnounced);
  const dropX = useVariantDrag(campaign, grid, move);
  const exists = (id: string | undefined) => campaign.ads.some((ad) => ad.id === id);
  const stop = [focused, openId].find(exists) ?? rows.flatMap(({ cells }) => cells).find(Boolean)?.id;

  function onKeyDown(event: KeyboardEvent) {
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-ad]")?.dataset["ad"];
    if (id === undefined || event.ctrlKey || event.metaKey) return;
    const direction = DIRECTIONS[event.key];
    const row = rows.findIndex(({ cells }) => cells.some((ad) => ad?.id === id));
    const column = rows[row]?.cells.findIndex((ad) => ad?.id === id) ?? 0;
    if (event.altKey) {
      if (direction !== "left" && direction !== "right") return;
      event.preventDefault();
      move(column, direction === "left" ? column - 1 : column + 1);
    } else if (direction !== undefined) {
      const target = moveOnBoard(rows, { row, column }, direction);
      event.preventDefault();
      if (target) grid.current?.querySelector<HTMLElement>(`[data-ad="${target.id}"]`)?.focus();
    } else if (event.key === "d") onDuplicate(id);
    else if (event.key === "Delete") onDelete(id);
  }

  const columns = campaign.variants.length;
  return (
    <div className="@container sm:overflow-x-auto sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:shadow-xs">
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={boardCopy.board}
        onKeyDown={onKeyDown}
        style={{ "--columns": columns } as CSSProperties}
        className={`relative grid max-sm:gap-4 ${columns > 3 ? COLUMNS.many : COLUMNS.few}`}
      >
        <VariantHeads campaign={campaign} onMove={move} />
        {rows.map((row) => (
          <div
            key={row.platform}
            role="row"
            className="max-sm:overflow-hidden max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-surface max-sm:shadow-xs sm:contents"
          >
            <RowHead row={row} campaign={campaign} />
            {row.cells.map((ad, column) => (
              <div
                key={campaign.variants[column]?.letter}
                role="gridcell"
                data-slide
                className={`min-w-0 border-line max-sm:not-last:border-b sm:border-b sm:not-last:border-r ${ad ? "" : "max-sm:hidden"}`}
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
                  <span className="grid h-full place-items-center p-3 text-caption text-ink-3">
                    {boardCopy.noAd}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
        {dropX !== undefined && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 z-20 -ml-px w-0.5 bg-brand"
            style={{ left: dropX }}
          />
        )}
      </div>
      <span role="status" className="sr-only">
        {announced}
      </span>
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:pt-4 sm:p-3">
        <AddPlatform campaign={campaign} />
        <KeysButton />
      </div>
    </div>
  );
}

/** Makes the columns draggable; the position in px where the dragged one would land. */
function useVariantDrag(
  { variants }: AdCampaign,
  grid: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
): number | undefined {
  const [dropX, setDropX] = useState<number>();
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const order = variants.map(({ letter }) => letter).join("");
  useEffect(() => {
    let detach = () => {};
    let isShown = true;
    const attach = async () => {
      const { attachVariantDrag } = await import("./variant-drag.ts");
      if (!isShown || !grid.current) return;
      detach = attachVariantDrag({
        grid: grid.current,
        heads: [...grid.current.querySelectorAll<HTMLElement>("[data-variant]")],
        onOver: (place) => setDropX(place?.x),
        onMove: (from, to) => latest.current(from, to),
      });
    };
    // Without it, the order changes by keys and buttons.
    if (order.length > 1) attach().catch(() => undefined);
    return () => {
      isShown = false;
      detach();
    };
  }, [grid, order]);
  return dropX;
}
