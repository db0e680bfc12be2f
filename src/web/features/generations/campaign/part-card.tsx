import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { statusLabels } from "#core/generations/status.copy.ts";
import { KIND_ICONS } from "#web/lib/kind-icons.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { CardName } from "./campaign-parts.ts";

interface PartCardProps {
  readonly name: CardName;
  /** Whether all its parts are complete. */
  readonly whole: boolean;
  /** Saves the content; `undefined` while the campaign is in progress. */
  readonly onDownload: (() => void) | undefined;
  readonly downloading?: boolean;
  /** Shown next to the download button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Frame of one of the three cards in a full package's result (`text-ads-part.tsx`,
 * `image-ads-part.tsx`, `video-ads-part.tsx`): title, status or button to download. Words:
 * `core/generations/campaign/campaign.copy.ts` and `core/generations/status.copy.ts`.
 */
export function PartCard(props: PartCardProps) {
  const { name, whole, onDownload, downloading = false, action, children } = props;
  const Icon = KIND_ICONS[name];
  const title = campaignCopy.parts[name];
  return (
    <Card className="animate-appear overflow-hidden">
      <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line px-6 py-3 max-sm:px-4">
        <h3 id={`package-${name}`} className="flex items-center gap-2 text-card font-semibold">
          <Icon aria-hidden className="size-4.5 text-ink-3" />
          {title}
        </h3>
        {onDownload ? (
          <div className="flex items-center gap-1">
            {action}
            <Button
              size="small"
              busy={downloading}
              aria-label={campaignCopy.downloadOf(title)}
              onClick={onDownload}
            >
              <Download aria-hidden className="size-4" />
              {campaignCopy.download}
            </Button>
          </div>
        ) : (
          <Badge tone={whole ? "ok" : "working"}>{statusLabels[whole ? "completed" : "in-progress"]}</Badge>
        )}
      </div>
      {children}
    </Card>
  );
}
