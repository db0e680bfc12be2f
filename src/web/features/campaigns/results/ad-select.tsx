import { adName } from "#core/campaigns/ad-name.ts";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { angleCopy } from "#core/generations/copy/platform-copy.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { reportReadingCopy as copy } from "#core/reports/report-reading.copy.ts";
import { Select } from "#web/ui/select.tsx";

interface AdSelectProps {
  readonly campaign: AdCampaign;
  /** Name of the rows at the platform. */
  readonly name: string;
  /** `null`: no ad of the campaign. */
  readonly adId: string | null;
  readonly disabled?: boolean;
  readonly onChange: (adId: string | null) => void;
}

const optionOf = (ad: Ad) => ({
  value: ad.id,
  label: ad.angle === null ? adName(ad) : `${adName(ad)}, ${angleCopy[ad.angle]}`,
});

/**
 * Select in `UnknownRowsList` for the ad of the campaign that rows of a report belong to. Words:
 * `core/reports/report-reading.copy.ts`; names of ads: `core/campaigns/ad-name.ts`.
 */
export function AdSelect({ campaign, name, adId, disabled, onChange }: AdSelectProps) {
  return (
    <Select
      aria-label={copy.chooseAd(name || copy.unnamedAd)}
      value={adId ?? ""}
      disabled={disabled}
      options={[{ value: "", label: copy.otherAd }]}
      groups={campaign.platforms.map((platform) => ({
        label: PLATFORMS[platform].name,
        options: campaign.ads.filter((ad) => ad.platform === platform).map(optionOf),
      }))}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
    />
  );
}
