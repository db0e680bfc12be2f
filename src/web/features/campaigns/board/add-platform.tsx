import { useState } from "react";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Select } from "#web/ui/select.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useAddPlatform } from "../campaign-queries.ts";

/**
 * Select below the board (`board.tsx`) that adds a platform of `PLATFORM_IDS`
 * (`core/platforms/platforms.ts`) that the campaign does not have (`useAddPlatform`); the server
 * then writes its texts from the brief (`server/modules/campaigns/write-texts.service.ts`). Words:
 * `boardCopy` in `core/campaigns/board.copy.ts`.
 */
export function AddPlatform({ campaign }: { campaign: AdCampaign }) {
  const add = useAddPlatform(campaign.id);
  const toast = useToast();
  const [adding, setAdding] = useState<PlatformId>();
  const others = PLATFORM_IDS.filter((platform) => !campaign.platforms.includes(platform));
  if (others.length === 0) return null;

  async function choose(platform: PlatformId) {
    const { name } = PLATFORMS[platform];
    setAdding(platform);
    try {
      await add.mutateAsync(platform);
      toast.success(boardCopy.added(name));
    } catch (error) {
      toast.error(failureMessage(error, boardCopy.addFailed));
    } finally {
      setAdding(undefined);
    }
  }

  const label = adding === undefined ? boardCopy.addPlatform : boardCopy.adding(PLATFORMS[adding].name);
  return (
    <div className="w-52">
      <Select
        aria-label={boardCopy.addPlatform}
        value=""
        disabled={adding !== undefined}
        onChange={(event) => {
          const chosen = others.find((platform) => platform === event.target.value);
          if (chosen) void choose(chosen);
        }}
        options={[
          { value: "", label },
          ...others.map((platform) => ({ value: platform, label: PLATFORMS[platform].name })),
        ]}
      />
    </div>
  );
}
