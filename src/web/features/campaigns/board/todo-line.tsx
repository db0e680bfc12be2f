import { Link } from "react-router";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { OPEN_TASK_KINDS, type OpenTask } from "#core/campaigns/open-tasks.ts";
import { partPath } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { cx } from "#web/ui/cx.ts";
import { Kbd } from "#web/ui/kbd.tsx";
import { BESIDE_BOARD } from "../beside-board.ts";
import { boardOrder, nextOpen, unfinishedAds } from "./board-cells.ts";

const DOTS = { failed: "text-bad", missing: "text-bad", look: "text-warn", changed: "text-info" } as const;

interface TodoLineProps {
  readonly campaign: AdCampaign;
  readonly openId: string | undefined;
}

/**
 * Line above the tabs of `CampaignPage`, except on "Results", with the work that is left
 * (`campaign.left`, made in `core/campaigns/open-tasks.ts`), or that ads are still written or all
 * are ready; each part leads to the field of the first ad it is about. Words: `boardCopy` in
 * `core/campaigns/board.copy.ts`.
 */
export function TodoLine({ campaign, openId }: TodoLineProps) {
  const { ads, left, id } = campaign;
  const open = unfinishedAds(campaign).length;
  const writing = ads.filter(({ state }) => state === "writing").length;
  const next = nextOpen(campaign, openId);
  const order = boardOrder(campaign).map((ad) => ad.id);
  const inOrder = left.toSorted((one, other) => order.indexOf(one.adId) - order.indexOf(other.adId));
  const pathOf = (item: Pick<OpenTask, "adId" | "part">) => partPath(id, item.adId, item.part);
  return (
    <div className="@container rounded-lg border border-line bg-surface shadow-xs">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-5 py-4 max-sm:px-4 @max-[399px]:grid-cols-1 @min-[640px]:grid-cols-[auto_minmax(0,1fr)_auto]">
        <p role="status" className="font-semibold @max-[639px]:col-start-1">
          {writing > 0
            ? boardCopy.working(writing)
            : open > 0
              ? boardCopy.need(open, ads.length)
              : boardCopy.allReady(ads.length)}
        </p>
        {writing === 0 && open === 0 && (
          <p className="text-label text-ink-2 @max-[639px]:col-start-1">{boardCopy.allReadyNext}</p>
        )}
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-label text-ink-2 empty:hidden @max-[639px]:col-start-1">
          {OPEN_TASK_KINDS.map((kind) => {
            const items = inOrder.filter((item) => item.kind === kind);
            const [first] = items;
            if (!first) return null;
            return (
              <li key={kind}>
                <Link
                  to={pathOf(first)}
                  {...BESIDE_BOARD}
                  className="inline-flex min-h-6 items-center gap-2 hover:text-ink hover:underline max-sm:min-h-9"
                >
                  <span aria-hidden className={cx("size-1.5 shrink-0 rounded-full bg-current", DOTS[kind])} />
                  {boardCopy.left[kind](new Set(items.map(({ adId }) => adId)).size)}
                </Link>
              </li>
            );
          })}
        </ul>
        {next !== undefined && (
          <Link
            to={pathOf(inOrder.find(({ adId }) => adId === next) ?? { adId: next, part: null })}
            {...BESIDE_BOARD}
            className={cx(
              buttonStyles({ size: "small" }),
              "@min-[400px]:@max-[639px]:col-start-2 @min-[400px]:@max-[639px]:row-span-2 @min-[400px]:@max-[639px]:row-start-1",
            )}
          >
            {boardCopy.next}
            <Kbd>N</Kbd>
          </Link>
        )}
      </div>
    </div>
  );
}
