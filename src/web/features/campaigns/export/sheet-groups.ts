import { platformsOf } from "#core/exports/template-fields.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import type { Selected } from "./choice.ts";

/** Platforms that are exported with one of the user's own sheets. */
export interface SheetGroup {
  readonly network: string;
  /** Names of the platforms: "Facebook and Instagram". */
  readonly name: string;
}

/**
 * The user's own sheets that an export needs, in the order of the platforms, for the second step of
 * the export dialog.
 */
export function sheetGroups(selected: readonly Selected[]): SheetGroup[] {
  const chosen = selected
    .filter(({ isIncluded, format }) => isIncluded && format.format === "template")
    .map(({ platform }) => platform.platform);
  const networks = new Set(chosen.map((platform) => PLATFORMS[platform].network));
  return [...networks].map((network) => ({
    network,
    name: platformsOf(network)
      .filter((platform) => chosen.includes(platform))
      .map((platform) => PLATFORMS[platform].name)
      .join(" and "),
  }));
}
