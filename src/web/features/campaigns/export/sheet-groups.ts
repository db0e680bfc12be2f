import { platformsOf } from "#core/exports/template-fields.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import type { Selected } from "./choice.ts";

/**
 * Platforms of one network that are exported with the user's own sheet: `sheetGroups` makes it,
 * `SheetsDialog` and its parts read it. Platforms of a network: `platformsOf` in
 * `core/exports/template-fields.ts`.
 */
export interface SheetGroup {
  readonly network: string;
  /** Names of the platforms: "Facebook and Instagram". */
  readonly name: string;
}

/**
 * The user's own sheets that an export needs, one for each network, in the order of the platforms,
 * for the second step of `ExportDialog`: networks of included platforms with the format `template`.
 * Networks: `core/platforms/platforms.ts`; their names are joined here.
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
