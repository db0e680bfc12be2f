import { Link } from "react-router";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import { campaignPath } from "#web/lib/paths.ts";

/**
 * Tabs of a campaign's page, each at its own address; `routes/campaign.tsx` reads the tab of the
 * URL with them. Links of other features: `campaignReviewPath` and `campaignResultsPath` in
 * `lib/paths.ts`. A new tab also needs its content in `CampaignPage` and its name in `boardCopy`
 * (`core/campaigns/board.copy.ts`).
 */
export const CAMPAIGN_TABS = ["ads", "review", "results", "brief"] as const;

/**
 * A tab of a campaign's page, one of `CAMPAIGN_TABS`; `routes/campaign.tsx` hands it to
 * `CampaignPage`.
 */
export type CampaignTab = (typeof CAMPAIGN_TABS)[number];

const pathOf = (id: string, part: CampaignTab) =>
  part === "ads" ? campaignPath(id) : `${campaignPath(id)}/${part}`;

interface CampaignTabsProps {
  readonly id: string;
  readonly ads: number;
  readonly part: CampaignTab;
}

/**
 * Links of `CampaignPage` to its tabs; `ads` is the number of ads beside the first. Words:
 * `boardCopy` in `core/campaigns/board.copy.ts`.
 */
export function CampaignTabs({ id, ads, part }: CampaignTabsProps) {
  return (
    <nav aria-label={boardCopy.tabs} className="flex gap-6 border-b border-line">
      {CAMPAIGN_TABS.map((name) => (
        <Link
          key={name}
          to={pathOf(id, name)}
          preventScrollReset
          aria-current={name === part ? "page" : undefined}
          className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent font-medium text-ink-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
        >
          {boardCopy[name]}
          {name === "ads" && <span className="text-caption font-normal text-ink-3">{ads}</span>}
        </Link>
      ))}
    </nav>
  );
}
