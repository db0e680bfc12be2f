import Trash2 from "lucide-react/icons/trash-2";
import { Link } from "react-router";
import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import type { CampaignSummary } from "#core/campaigns/campaign.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { campaignPath } from "#web/lib/paths.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { dayOf } from "../format-day.ts";

interface CampaignRowProps {
  readonly campaign: CampaignSummary;
  readonly onDelete: () => void;
}

/** A campaign in the list: pictures, name, readiness, platforms, last change. */
export function CampaignRow({ campaign, onDelete }: CampaignRowProps) {
  const { id, name, productName, ads, ready, platforms, updatedAt } = campaign;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 p-4 transition-colors hover:bg-sunken/60 sm:grid-cols-[auto_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.2fr)_auto] sm:px-6">
      <Pictures pictures={campaign.pictures} />
      <div className="min-w-0">
        <Link
          to={campaignPath(id)}
          prefetch="intent"
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="truncate text-label text-ink-2">{productName}</p>
      </div>
      <div className="text-label max-sm:col-start-2">
        <p className={ready < ads ? "text-ink" : "text-ok"}>{campaignsCopy.ready(ready, ads)}</p>
        <p className="text-ink-3">{campaignsCopy.changed(dayOf(updatedAt))}</p>
      </div>
      <ul aria-label="Platforms" className="flex flex-wrap gap-1 max-sm:hidden">
        {platforms.map((platform) => (
          <li
            key={platform}
            title={PLATFORMS[platform].name}
            className="rounded-xs bg-sunken px-1.5 text-caption text-ink-2 inset-ring inset-ring-line"
          >
            <abbr title={PLATFORMS[platform].name} className="no-underline">
              {PLATFORMS[platform].code}
            </abbr>
          </li>
        ))}
      </ul>
      <IconButton
        label={campaignsCopy.remove(name)}
        className="z-10 max-sm:col-start-3 max-sm:row-start-1"
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
      </IconButton>
    </li>
  );
}

/** Up to three pictures side by side; vertical lines while there are none. */
function Pictures({ pictures }: { pictures: readonly string[] }) {
  return (
    <span
      aria-hidden
      className="flex h-14 w-26 overflow-hidden rounded-md bg-sunken inset-ring inset-ring-line"
    >
      {pictures.slice(0, 3).map((url) => (
        <img key={url} src={url} alt="" loading="lazy" className="h-full min-w-0 flex-1 object-cover" />
      ))}
    </span>
  );
}
