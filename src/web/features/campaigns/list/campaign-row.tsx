import Trash2 from "lucide-react/icons/trash-2";
import { Link } from "react-router";
import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import type { CampaignStage, CampaignSummary } from "#core/campaigns/campaign.ts";
import { capitalize } from "#core/in-words.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { campaignPath } from "#web/lib/paths.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { dayOf } from "../format-day.ts";
import { runsOf } from "../runs-of.ts";

/** Columns of the list: pictures, name, stage, readiness, platforms, goal, last change, delete. */
const COLUMNS =
  "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 px-6 max-sm:px-4 lg:max-xl:grid-cols-[auto_minmax(0,1fr)_96px_96px_auto] xl:max-[1399px]:grid-cols-[auto_minmax(0,1fr)_96px_96px_96px_auto] min-[1400px]:grid-cols-[auto_minmax(0,1fr)_92px_88px_136px_140px_92px_auto]";

/**
 * Names of the columns of the list of `CampaignsPage`, on wide screens. Words:
 * `campaignsCopy.columns` in `core/campaigns/board.copy.ts`.
 */
export function CampaignListHead() {
  const { campaign, stage, ready, platforms, goal, changed } = campaignsCopy.columns;
  return (
    <div
      aria-hidden
      className={cx(COLUMNS, "h-10 border-b border-line text-caption text-ink-3 max-lg:hidden")}
    >
      <span className="w-26">{campaign}</span>
      <span />
      <span>{stage}</span>
      <span>{ready}</span>
      <span className="max-[1399px]:hidden">{platforms}</span>
      <span className="max-[1399px]:hidden">{goal}</span>
      <span className="max-xl:hidden">{changed}</span>
      <span className="w-8" />
    </div>
  );
}

const STAGES: Record<CampaignStage, BadgeTone> = {
  draft: "waiting",
  in_review: "info",
  exported: "ok",
  ended: "neutral",
};

interface CampaignRowProps {
  readonly campaign: CampaignSummary;
  readonly onDelete: () => void;
}

/**
 * Row of `CampaignsPage`: pictures, name, stage, readiness, platforms, goal and dates, last change,
 * and a button that deletes the campaign. Stage and readiness come from the server
 * (`campaign-list.repo.ts`, `count-ready.service.ts`); words: `campaignsCopy` in
 * `core/campaigns/board.copy.ts`; codes: `core/platforms/platforms.ts`.
 */
export function CampaignRow({ campaign, onDelete }: CampaignRowProps) {
  const { id, name, companyName, productName, stage, ads, ready, goal, updatedAt } = campaign;
  return (
    <li className={cx(COLUMNS, "relative gap-y-1 py-3.5 text-label transition-colors hover:bg-sunken/60")}>
      <Pictures pictures={campaign.pictures} />
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          <Link
            to={campaignPath(id)}
            prefetch="intent"
            className="truncate text-body font-medium after:absolute after:inset-0"
          >
            {name}
          </Link>
        </p>
        <p className="truncate text-ink-2">{companyName || productName}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-caption text-ink-2 lg:hidden">
          <Badge tone={STAGES[stage]}>{campaignsCopy.stages[stage]}</Badge>
          {campaignsCopy.ready(ready, ads)}
        </p>
      </div>
      <div className="max-lg:hidden">
        <Badge tone={STAGES[stage]}>{campaignsCopy.stages[stage]}</Badge>
      </div>
      <div className="max-lg:hidden">
        <p className="font-medium tabular-nums">{campaignsCopy.readyOf(ready, ads)}</p>
        <p className={cx("text-caption", ready < ads ? "text-warn" : "text-ink-3")}>
          {ready < ads ? campaignsCopy.notReady(ads - ready) : campaignsCopy.allReady}
        </p>
      </div>
      <Platforms campaign={campaign} />
      <div className="min-w-0 max-[1399px]:hidden">
        <p className="truncate">{goal}</p>
        <p className="truncate text-caption text-ink-3">{runsOf(campaign) || campaignsCopy.noDates}</p>
      </div>
      <p className="whitespace-nowrap text-ink-2 max-xl:hidden">{dayOf(updatedAt)}</p>
      <IconButton
        label={campaignsCopy.remove(name)}
        className="z-10 max-lg:col-start-3 max-lg:row-start-1"
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
      </IconButton>
    </li>
  );
}

/** Letters instead of the logos, which are trademarks of the platforms: "Fb". */
function Platforms({ campaign: { platforms } }: Pick<CampaignRowProps, "campaign">) {
  return (
    <ul aria-label={campaignsCopy.columns.platforms} className="flex flex-wrap gap-1 max-[1399px]:hidden">
      {platforms.map((platform) => (
        <li
          key={platform}
          className="rounded-xs bg-sunken px-1.5 text-caption text-ink-2 inset-ring inset-ring-line"
        >
          <abbr title={PLATFORMS[platform].name} className="no-underline">
            {capitalize(PLATFORMS[platform].code.toLowerCase())}
          </abbr>
        </li>
      ))}
    </ul>
  );
}

/** Up to three pictures, each over the next; vertical lines without pictures. */
function Pictures({ pictures }: { pictures: readonly string[] }) {
  const [first, second, third] = pictures;
  return (
    <span aria-hidden className="relative block h-14 w-26 max-sm:h-12 max-sm:w-16">
      {[third, second, first].map((url, at) =>
        url === undefined ? null : (
          <img
            key={url}
            src={url}
            alt=""
            loading="lazy"
            className={cx(
              "absolute inset-y-0 h-full rounded-sm bg-sunken object-cover ring-1 ring-line",
              pictures.length === 1 ? "inset-x-0 w-full" : PLACES[at],
            )}
          />
        ),
      )}
      {first === undefined && (
        <span className="progress-placeholder absolute inset-0 rounded-sm inset-ring inset-ring-line" />
      )}
    </span>
  );
}

/** Places of the third, the second and the first picture. */
const PLACES = [
  "right-0 w-14 max-sm:w-9",
  "left-6 w-14 max-sm:left-3.5 max-sm:w-9",
  "left-0 w-14 shadow-sm max-sm:w-10",
];
