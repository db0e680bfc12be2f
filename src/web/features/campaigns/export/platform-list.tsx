import ChevronRight from "lucide-react/icons/chevron-right";
import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { cx } from "#web/ui/cx.ts";
import { sharingPlatforms, type Selected } from "./choice.ts";

interface PlatformListProps {
  readonly selected: readonly Selected[];
  /** Platform whose details are shown. */
  readonly shown: PlatformId | undefined;
  readonly onShow: (platform: PlatformId) => void;
  readonly onToggle: (platform: PlatformId) => void;
}

/**
 * List of the campaign's platforms in `ChooseStep`: which are exported, in which format and with
 * how many ads. Formats and whether they are stable: `core/exports/formats.ts`; words:
 * `core/exports/export-dialog.copy.ts`.
 */
export function PlatformList({ selected, shown, onShow, onToggle }: PlatformListProps) {
  return (
    <ul aria-label={copy.platforms} className="grid gap-1 p-3">
      {selected.map((entry) => {
        const {
          platform: { platform, ads },
          format,
          isIncluded,
        } = entry;
        const { name } = PLATFORMS[platform];
        const platformsInFile = 1 + sharingPlatforms(selected, entry).length;
        return (
          <li
            key={platform}
            className={cx(
              "flex items-center gap-3 rounded-lg px-3",
              platform === shown && "bg-brand-softer inset-ring inset-ring-brand-line",
            )}
          >
            <Checkbox
              aria-label={name}
              checked={isIncluded}
              disabled={format.adIds.length === 0}
              onChange={() => onToggle(platform)}
            />
            <button
              type="button"
              aria-expanded={platform === shown}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2 text-left"
              onClick={() => onShow(platform)}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="block text-caption text-ink-2">
                  {copy.adsOf(format.adIds.length, ads)} · {format.name}
                  {platformsInFile > 1 && copy.sharedFile(platformsInFile)}
                </span>
              </span>
              <Badge tone={format.sureness === "stable" ? "ok" : "info"}>{copy[format.sureness]}</Badge>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
