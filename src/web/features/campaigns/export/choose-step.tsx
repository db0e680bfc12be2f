import { useState } from "react";
import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import type { ExportFormat } from "#core/exports/formats.ts";
import type { ExportSettings } from "#core/exports/settings.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import type { Selected } from "./choice.ts";
import { LeftList } from "./left-list.tsx";
import { PlatformDetail } from "./platform-detail.tsx";
import { PlatformList } from "./platform-list.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsSummary } from "./settings-summary.tsx";

/**
 * Which version of ads that changed after their approval is exported; `ChooseStep` asks if there
 * are any, and `ExportDialog` sends it. `server/modules/exports/select-ads.ts` applies it.
 */
export type ChangedAds = "newest" | "approved";

interface ChooseStepProps {
  readonly campaignId: string;
  readonly selected: readonly Selected[];
  readonly settings: ExportSettings;
  /** Whether the campaign has ads that were changed since their approval. */
  readonly hasChanged: boolean;
  readonly changedAds: ChangedAds;
  readonly onChangedAds: (choice: ChangedAds) => void;
  readonly onOpenAd: () => void;
  readonly onToggle: (platform: PlatformId) => void;
  readonly onFormat: (platform: PlatformId, format: ExportFormat) => void;
}

/**
 * First page of `ExportDialog`: platforms and left out ads on one side, the details of one platform
 * and the settings on the other. Words: `core/exports/export-dialog.copy.ts`.
 */
export function ChooseStep(props: ChooseStepProps) {
  const { campaignId, selected, settings, onToggle, onFormat } = props;
  const [shownPlatform, setShown] = useState(selected[0]?.platform.platform);
  const [isEditing, setEditing] = useState(false);
  const shown = selected.find(({ platform }) => platform.platform === shownPlatform);
  return (
    <div className="grid md:min-h-110 md:grid-cols-[minmax(0,392px)_minmax(0,1fr)]">
      <div className="border-line md:border-r">
        <PlatformList selected={selected} shown={shownPlatform} onShow={setShown} onToggle={onToggle} />
        <div className="grid gap-5 px-6 pt-2 pb-6 max-sm:px-4">
          {props.hasChanged && (
            <div className="grid gap-2">
              <span className="text-label font-medium">{copy.changedAds}</span>
              <SegmentedControl
                label={copy.changedAds}
                value={props.changedAds}
                options={[
                  { value: "newest", label: copy.newest },
                  { value: "approved", label: copy.approved },
                ]}
                onChange={props.onChangedAds}
              />
            </div>
          )}
          <LeftList
            campaignId={campaignId}
            left={selected.flatMap(({ format }) => format.left)}
            onOpenAd={props.onOpenAd}
          />
        </div>
      </div>
      <div className="grid content-start gap-6 p-6 max-md:border-t max-md:border-line max-sm:p-4">
        {isEditing ? (
          <SettingsForm campaignId={campaignId} settings={settings} onClose={() => setEditing(false)} />
        ) : (
          <>
            {shown && (
              <PlatformDetail
                selected={shown}
                onFormat={(format) => onFormat(shown.platform.platform, format)}
              />
            )}
            <SettingsSummary settings={settings} onChange={() => setEditing(true)} />
          </>
        )}
      </div>
    </div>
  );
}
