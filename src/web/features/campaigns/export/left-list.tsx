import { Link } from "react-router";
import type { LeftBehind } from "#core/exports/api.ts";
import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { adPath } from "#web/lib/paths.ts";
import { TEXT_LINK } from "#web/ui/text-link.ts";

interface LeftListProps {
  readonly campaignId: string;
  readonly left: readonly LeftBehind[];
  /** Called when one of the ads opens. */
  readonly onOpenAd: () => void;
}

/**
 * List in the export dialog (`ChooseStep`, `DoneStep`) of ads that are left out, each with its
 * reason and a link to the ad; nothing if there is none. The server decides (`refuse-ad.ts`,
 * reasons in `core/exports/left-behind.copy.ts`); other words:
 * `core/exports/export-dialog.copy.ts`.
 */
export function LeftList({ campaignId, left, onOpenAd }: LeftListProps) {
  if (left.length === 0) return null;
  const ads = new Set(left.map(({ adId }) => adId)).size;
  return (
    <section className="grid gap-2">
      <h3 className="text-label font-semibold">{copy.stayBehind(ads)}</h3>
      <ul className="grid gap-1 text-label">
        {left.map(({ adId, key, platform, format, variant, why }) => (
          <li key={`${key} ${format}`} className="flex flex-wrap gap-x-3">
            <Link to={adPath(campaignId, adId)} className={TEXT_LINK} onClick={onOpenAd}>
              {PLATFORMS[platform].name} {variant}
            </Link>
            <span className="text-ink-2">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
