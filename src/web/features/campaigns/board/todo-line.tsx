import { Link } from "react-router";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { LEFT_KINDS } from "#core/campaigns/left.ts";
import { adPath } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { BESIDE_BOARD } from "../beside-board.ts";
import { boardOrder, nextOpen, openAds } from "./board-cells.ts";

const DOTS = { failed: "text-bad", missing: "text-bad", look: "text-warn", changed: "text-info" } as const;

interface TodoLineProps {
  readonly campaign: AdCampaign;
  readonly openId: string | undefined;
}

/** What is left to do in the campaign; each part leads to the first ad that it is about. */
export function TodoLine({ campaign, openId }: TodoLineProps) {
  const { ads, left, id } = campaign;
  const open = openAds(campaign).length;
  const writing = ads.filter(({ state }) => state === "writing").length;
  const next = nextOpen(campaign, openId);
  const order = boardOrder(campaign);
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4 max-sm:px-4">
      <p role="status" className="font-semibold">
        {writing > 0
          ? boardCopy.working(writing)
          : open > 0
            ? boardCopy.need(open, ads.length)
            : boardCopy.allReady(ads.length)}
      </p>
      <ul className="flex flex-1 flex-wrap gap-x-5 gap-y-1 text-label text-ink-2">
        {LEFT_KINDS.map((kind) => {
          const of = new Set(left.filter((item) => item.kind === kind).map(({ adId }) => adId));
          const first = order.find((ad) => of.has(ad.id));
          if (!first) return null;
          return (
            <li key={kind}>
              <Link
                to={adPath(id, first.id)}
                {...BESIDE_BOARD}
                className="inline-flex min-h-6 items-center gap-2 hover:text-ink hover:underline"
              >
                <span aria-hidden className={cx("size-1.5 rounded-full bg-current", DOTS[kind])} />
                {boardCopy.left[kind](of.size)}
              </Link>
            </li>
          );
        })}
      </ul>
      {next !== undefined && (
        <Link to={adPath(id, next)} {...BESIDE_BOARD} className={buttonStyles({ size: "small" })}>
          {boardCopy.next}
          <kbd className="rounded-xs bg-sunken px-1.5 text-caption text-ink-2 inset-ring inset-ring-line pointer-coarse:hidden">
            N
          </kbd>
        </Link>
      )}
    </Card>
  );
}
