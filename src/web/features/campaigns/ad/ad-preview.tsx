import { useDeferredValue, useState } from "react";
import type { Ad } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { PLACEMENTS, type Placement } from "#core/platforms/placements.ts";
import { PLATFORMS, TEXT_LIMITS_CHECKED } from "#core/platforms/platforms.ts";
import { AdFrame } from "#web/lib/frames/ad-frame.tsx";
import type { FrameLook } from "#web/lib/frames/frame-ad.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Select } from "#web/ui/select.tsx";
import { dayOf } from "../format-day.ts";
import { adLabel, frameAdOf } from "#web/lib/frames/campaign-ad.ts";
import { frameLabel, usePlacement } from "#web/lib/frames/use-placement.ts";
import type { AdDraft } from "./ad-editor.ts";

/** Width in px of the large preview, and of the small ones below it. */
const LARGE = 310;
const SMALL = 96;

interface AdPreviewProps {
  readonly ad: Ad;
  readonly draft: AdDraft;
  readonly campaign: AdCampaign;
}

/**
 * Part of `AdPanel` that shows the ad as typed in the frame of a placement (widths: `LARGE` and
 * `SMALL`), with switches for placement, light or dark, and, where `core/platforms/placements.ts`
 * has them, folded text (`fold`) and covered zones (`covered`). Placements of a platform and the
 * day in the last line (`TEXT_LIMITS_CHECKED`): `core/platforms/platforms.ts`; frames:
 * `lib/frames/ad-frame.tsx`; words: `core/campaigns/ad.copy.ts`.
 */
export function AdPreview({ ad, draft, campaign }: AdPreviewProps) {
  const { placement, setPlacement, placements, options } = usePlacement(ad.platform);
  const [look, setLook] = useState<FrameLook>("light");
  const [isOpen, setOpen] = useState(false);
  const [zones, setZones] = useState(false);
  const frameOf = (edited: AdDraft) => {
    const media = campaign.media.find(({ id }) => id === edited.mediaId) ?? null;
    return frameAdOf({ ...edited, platform: ad.platform, media }, campaign);
  };
  const shown = frameOf(draft);
  // The small frames follow when the browser is idle.
  const shownLater = frameOf(useDeferredValue(draft));
  const { fold, covered }: Placement = PLACEMENTS[placement];
  const { name } = PLATFORMS[ad.platform];
  const title = adLabel({ platform: ad.platform, fields: draft.fields });
  return (
    <section aria-label={adCopy.preview} className="grid content-start gap-3">
      <div className="grid w-full max-w-[310px] grid-cols-[minmax(0,1fr)_auto] gap-2 lg:max-w-none">
        <Select
          aria-label={adCopy.placement}
          value={placement}
          onChange={(event) => {
            const chosen = placements.find((id) => id === event.target.value);
            if (chosen) setPlacement(chosen);
          }}
          options={options}
        />
        <SegmentedControl<FrameLook>
          label={adCopy.look}
          value={look}
          onChange={setLook}
          options={[
            { value: "light", label: adCopy.light },
            { value: "dark", label: adCopy.dark },
          ]}
        />
      </div>
      {fold !== undefined && (
        <SegmentedControl
          label={adCopy.folding}
          value={isOpen ? "open" : "folded"}
          onChange={(value) => setOpen(value === "open")}
          options={[
            { value: "folded", label: adCopy.folded },
            { value: "open", label: adCopy.open },
          ]}
        />
      )}
      {covered !== undefined && (
        <label className="flex items-center gap-2 text-label">
          <Checkbox checked={zones} onChange={() => setZones(!zones)} />
          {adCopy.zones}
        </label>
      )}
      <div className="overflow-hidden rounded-lg shadow-md ring-1 ring-line" style={{ width: LARGE }}>
        <AdFrame
          ad={shown}
          placement={placement}
          look={look}
          open={isOpen}
          zones={zones}
          width={LARGE}
          label={frameLabel(ad.platform, placement, title)}
        />
      </div>
      {placements.length > 1 && (
        <div>
          <h3 className="mb-2 text-label font-medium">{adCopy.alsoIn}</h3>
          <div className="flex gap-3">
            {placements
              .filter((id) => id !== placement)
              .map((id) => (
                <button
                  key={id}
                  type="button"
                  onClick={() => setPlacement(id)}
                  className="grid cursor-pointer justify-items-center gap-2 rounded-md bg-surface p-2 text-caption font-medium inset-ring inset-ring-line hover:bg-sunken"
                >
                  <span className="max-h-40 overflow-hidden rounded-sm">
                    <AdFrame ad={shownLater} placement={id} look={look} width={SMALL} />
                  </span>
                  {PLACEMENTS[id].name}
                </button>
              ))}
          </div>
        </div>
      )}
      <p className="text-caption text-ink-3">{adCopy.drawn(name, dayOf(TEXT_LIMITS_CHECKED))}</p>
    </section>
  );
}
