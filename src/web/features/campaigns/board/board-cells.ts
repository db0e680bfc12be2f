import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";

/**
 * A row of the board: one platform, with an ad or `undefined` for each variant. `boardRows` makes
 * it, `Board` and `RowHead` show it. Order of platforms: `PLATFORM_IDS` in
 * `core/platforms/platforms.ts`.
 */
export interface BoardRow {
  readonly platform: PlatformId;
  readonly cells: readonly (Ad | undefined)[];
}

/**
 * Rows of `Board` in the order of the campaign's platforms, cells in the order of its variants. The
 * server sends both orders (`server/modules/campaigns/present.ts`; platforms as in
 * `core/platforms/platforms.ts`); `useVariantOrder` changes that of the variants.
 */
export function boardRows({ platforms, variants, ads }: AdCampaign): BoardRow[] {
  return platforms.map((platform) => ({
    platform,
    cells: variants.map(({ letter }) => ads.find((ad) => ad.platform === platform && ad.variant === letter)),
  }));
}

/**
 * The angle in the head of a column of the board (`VariantHeads`): that of all its ads, or `null`
 * if they differ or have none. One letter has different angles if the facts do not suffice for an
 * angle on each platform, or if an ad was copied.
 */
export function columnAngle({ ads }: Pick<AdCampaign, "ads">, letter: string): Ad["angle"] {
  const [angle = null, ...others] = new Set(
    ads.filter(({ variant }) => variant === letter).map((ad) => ad.angle),
  );
  return others.length === 0 ? angle : null;
}

/**
 * The ads of a campaign in the order of the board, row by row (`boardRows`): for the keys J and K
 * of `AdPanel`, `TodoLine` and the form that asks for review (`review/ad-choice.tsx`).
 */
export const boardOrder = (campaign: AdCampaign): Ad[] =>
  boardRows(campaign).flatMap(({ cells }) => cells.filter((ad) => ad !== undefined));

/**
 * Ids of ads with open tasks, in the order of the board, for `RowHead` and `TodoLine`.
 * `core/campaigns/open-tasks.ts` decides what an open task is.
 */
export function unfinishedAds(campaign: AdCampaign): string[] {
  const open = new Set(campaign.left.map(({ adId }) => adId));
  return boardOrder(campaign).flatMap(({ id }) => (open.has(id) ? [id] : []));
}

/**
 * Id of the next unfinished ad (`unfinishedAds`) after the given one, for the key N of
 * `CampaignPage` and `TodoLine`; after the last the first one. `undefined` if no other ad is
 * unfinished. `core/campaigns/open-tasks.ts` decides what is unfinished.
 */
export function nextOpen(campaign: AdCampaign, after: string | undefined): string | undefined {
  const open = unfinishedAds(campaign);
  const order = boardOrder(campaign).map(({ id }) => id);
  const position = after === undefined ? -1 : order.indexOf(after);
  return open.find((id) => order.indexOf(id) > position) ?? open.find((id) => id !== after);
}

/**
 * Direction in which a key moves the focus on the board: `Board` maps keys to it, `moveOnBoard`
 * applies it.
 */
export type Direction = "left" | "right" | "up" | "down" | "start" | "end";

interface Position {
  readonly row: number;
  readonly column: number;
}

/**
 * The ad to whose cell `Board` moves the focus from a cell: skips empty cells; `undefined` at the
 * edge. "start" and "end" stay in the row.
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
