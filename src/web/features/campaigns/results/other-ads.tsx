import { adName } from "#core/campaigns/ad-name.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { reportReadingCopy } from "#core/reports/report-reading.copy.ts";
import type { AdResults } from "#core/results/api.ts";
import { resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useMatchRows } from "./results-queries.ts";
import { UnknownRowsList, type RowsToMatch } from "./unknown-rows.tsx";

interface OtherAdsProps extends Pick<AdResults, "other"> {
  readonly campaign: AdCampaign;
}

/**
 * Card of `ResultsView` with the rows of reports that belong to no ad of the campaign
 * (`server/modules/reports/match-rows.ts`), which can be matched by hand (`useMatchRows`), with an
 * undo toast. Words: `resultsViewCopy` in `core/results/results-tab.copy.ts`, and
 * `core/reports/report-reading.copy.ts`. Names of ads: `core/campaigns/ad-name.ts`.
 */
export function OtherAds({ campaign, other }: OtherAdsProps) {
  const match = useMatchRows(campaign.id);
  const toast = useToast();

  async function store(source: string, adId: string | null, done: () => void) {
    try {
      await match.mutateAsync({ source, adId });
      done();
    } catch (error) {
      toast.error(failureMessage(error, copy.matchFailed));
    }
  }

  function onMatch({ source, name }: RowsToMatch, adId: string | null) {
    const ad = campaign.ads.find(({ id }) => id === adId);
    if (!ad) return;
    const undo = () => void store(source, null, () => toast.info(copy.unmatched));
    void store(source, ad.id, () =>
      toast.success(copy.matched(name || reportReadingCopy.unnamedAd, adName(ad)), {
        action: { label: copy.undo, onClick: undo },
      }),
    );
  }

  return (
    <Card className="min-w-0">
      <CardHeader title={copy.otherAds} />
      <div className="grid gap-5 p-6 max-sm:p-4">
        <p className="max-w-[62ch] text-pretty text-ink-2">
          {other.length === 0 ? copy.noOther : copy.otherText}
        </p>
        <div className="max-w-lg">
          <UnknownRowsList
            campaign={campaign}
            groups={other}
            adOf={() => null}
            disabled={match.isPending}
            onMatch={onMatch}
          />
        </div>
      </div>
    </Card>
  );
}
