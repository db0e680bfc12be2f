import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";

/** A row of the board: one platform with an ad, or none, for each variant. */
export interface BoardRow {
  readonly platform: PlatformId;
  readonly cells: readonly (Ad | undefined)[];
}

/** Rows of the board in the order of the platforms, cells in the order of the variants. */
export function boardRows({ platforms, variants, ads }: AdCampaign): BoardRow[] {
  return platforms.map((platform) => ({
    platform,
    cells: variants.map(({ letter }) => ads.find((ad) => ad.platform === platform && ad.variant === letter)),
  }));
}

/** The ads in the order of the board, for keys, links and the form that asks for review. */
export const boardOrder = (campaign: AdCampaign): Ad[] =>
  boardRows(campaign).flatMap(({ cells }) => cells.filter((ad) => ad !== undefined));

/** Ids of ads that are not finished, in the order of the board, for counts and links. */
export function unfinishedAds(campaign: AdCampaign): string[] {
  const open = new Set(campaign.left.map(({ adId }) => adId));
  return boardOrder(campaign).flatMap(({ id }) => (open.has(id) ? [id] : []));
}

/**
 * The next unfinished ad after the given one, for the key N and links; the first one after the
 * last.
 */
export function nextOpen(campaign: AdCampaign, after: string | undefined): string | undefined {
  const open = unfinishedAds(campaign);
  const order = boardOrder(campaign).map(({ id }) => id);
  const position = after === undefined ? -1 : order.indexOf(after);
  return open.find((id) => order.indexOf(id) > position) ?? open.find((id) => id !== after);
}

/** Direction in which a key moves the selection of the board. */
export type Direction = "left" | "right" | "up" | "down" | "start" | "end";

interface Position {
  readonly row: number;
  readonly column: number;
}

/**
 * The cell of the board to which a key moves the selection: skips empty cells; undefined at the
 * edge.
 */
export function moveOnBoard(rows: readonly BoardRow[], from: Position, direction: Direction): Ad | undefined {
  const line = rows[from.row]?.cells ?? [];
  const column = rows.map(({ cells }) => cells[from.column]);
  const before = <T>(list: readonly T[], end: number) => list.slice(0, end).toReversed();
  const candidates: Record<Direction, readonly (Ad | undefined)[]> = {
    left: before(line, from.column),
    right: line.slice(from.column + 1),
    up: before(column, from.row),
    down: column.slice(from.row + 1),
    start: line,
    end: line.toReversed(),
  };
  return candidates[direction].find((ad) => ad !== undefined);
}
