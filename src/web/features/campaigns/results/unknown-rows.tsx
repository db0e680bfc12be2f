import { useState } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { UnknownRows } from "#core/reports/api.ts";
import { reportReadingCopy as copy } from "#core/reports/report-reading.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { AdSelect } from "./ad-select.tsx";

/** Groups that are listed before the user asks for the others. */
const SHOWN = 5;

/**
 * Rows without an ad that a person may have matched by hand: `ReadingView` and `OtherAds` hand them
 * to `UnknownRowsList`.
 */
export type RowsToMatch = Pick<UnknownRows, "source" | "name" | "rows" | "impressions">;

interface UnknownRowsListProps {
  readonly campaign: AdCampaign;
  readonly groups: readonly RowsToMatch[];
  readonly adOf: (source: string) => string | null;
  readonly disabled?: boolean;
  readonly onMatch: (group: RowsToMatch, adId: string | null) => void;
}

/**
 * List of a report's rows that name no ad of the campaign, each with `AdSelect`, in `ReadingView`
 * and `OtherAds`; first `SHOWN` of them. Words: `core/reports/report-reading.copy.ts`.
 */
export function UnknownRowsList({ campaign, groups, adOf, disabled = false, onMatch }: UnknownRowsListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? groups : groups.slice(0, SHOWN);
  return (
    <>
      <ul className="grid gap-3">
        {shown.map((group) => (
          <li key={group.source} className="grid gap-1">
            <p className="[overflow-wrap:anywhere]">
              <span dir="auto" className="font-medium text-ink">
                {group.name || copy.unnamedAd}
              </span>{" "}
              <span className="text-ink-3 tabular-nums">{copy.views(group.impressions)}</span>
            </p>
            <AdSelect
              campaign={campaign}
              name={group.name}
              adId={adOf(group.source)}
              disabled={disabled}
              onChange={(adId) => onMatch(group, adId)}
            />
          </li>
        ))}
      </ul>
      {shown.length < groups.length && (
        <Button size="small" className="mt-3" onClick={() => setWhole(true)}>
          {copy.showAll(groups.length - shown.length)}
        </Button>
      )}
    </>
  );
}
