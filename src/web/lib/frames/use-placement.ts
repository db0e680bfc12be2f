import { useState } from "react";
import { PLACEMENTS, type PlacementId } from "#core/platforms/placements.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { placementsOf } from "./campaign-ad.ts";

/**
 * State of a preview whose placement can be switched, in `AdPreview` and `AdStage`: the shown
 * placement and the options of its switch. Names: `core/platforms/placements.ts`; lists: the
 * platform's table.
 */
export function usePlacement(platform: PlatformId) {
  const placements = placementsOf(platform);
  const [placement, setPlacement] = useState<PlacementId>(placements[0]);
  return {
    placement,
    setPlacement,
    placements,
    options: placements.map((id) => ({ value: id, label: PLACEMENTS[id].name })),
  };
}

/**
 * Accessible name of an ad's frame in `AdPreview` and `PinnedFrame`: platform, placement and text
 * of the ad. Names: `core/platforms/platforms.ts` and `core/platforms/placements.ts`.
 */
export const frameLabel = (platform: PlatformId, placement: PlacementId, title: string) =>
  `${PLATFORMS[platform].name}, ${PLACEMENTS[placement].name}: ${title}`;
