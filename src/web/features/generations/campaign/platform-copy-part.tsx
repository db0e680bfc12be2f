import type { CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import { platformCopyCopy } from "#core/generations/copy/copy.copy.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { Card } from "#web/ui/card.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { PlatformCopyPanel } from "../copy/platform-copy.tsx";

interface PlatformCopyPartProps {
  readonly copy: CampaignCopy;
  /** Names of brand and product. */
  readonly names: readonly string[];
}

/**
 * Card of `CampaignPanel` with the copy of a finished package, one tab for each platform in the
 * order of `PLATFORM_IDS` (`core/platforms/platforms.ts`), which `copyBriefOf` in
 * `studio/campaign/briefs.ts` passes to the writers. Words: `platformCopyCopy` in
 * `core/generations/copy/copy.copy.ts`.
 */
export function PlatformCopyPart({ copy, names }: PlatformCopyPartProps) {
  return (
    <Card className="animate-appear overflow-hidden">
      <h3 className="flex min-h-16 items-center px-6 py-3 text-card font-semibold max-sm:px-4">
        {platformCopyCopy.title}
      </h3>
      <Tabs
        label={platformCopyCopy.tabs}
        tabs={copy.map((entry) => ({
          id: entry.platform,
          title: PLATFORMS[entry.platform].name,
          content: <PlatformCopyPanel copy={entry} names={names} />,
        }))}
      />
    </Card>
  );
}
