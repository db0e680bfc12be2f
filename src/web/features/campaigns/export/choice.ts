import type { ExportPlatform, ExportPreview, FormatPreview } from "#core/exports/api.ts";
import { formatSpec, type ExportFormat } from "#core/exports/formats.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";

/** One platform of the export dialog's preview, with the contents of each of its formats. */
type PlatformPreview = ExportPreview["platforms"][number];

/** The user's choice in `ExportDialog`: the format of each platform, and the excluded platforms. */
interface Choice {
  readonly formats: Partial<Record<PlatformId, ExportFormat>>;
  readonly excluded: readonly PlatformId[];
}

/**
 * The choice with which `ExportDialog` opens: every platform that can be exported, in its first
 * format.
 */
export const FIRST_CHOICE: Choice = { formats: {}, excluded: [] };

/**
 * Returns the format of a platform that the user chose in the export dialog, or the platform's
 * first one. The server lists the formats in the order of `core/exports/formats.ts`.
 */
function chosenFormat({ formats }: PlatformPreview, chosen: ExportFormat | undefined): FormatPreview {
  return formats.find(({ format }) => format === chosen) ?? formats[0]!;
}

/**
 * One platform in the export dialog with its chosen format and whether it is exported. `selectedOf`
 * makes it of the server's preview (`server/modules/exports/preview.service.ts`); `ChooseStep`, its
 * lists and `requestOf` read it.
 */
export interface Selected {
  readonly platform: PlatformPreview;
  readonly format: FormatPreview;
  readonly isIncluded: boolean;
}

/**
 * Combines the server's preview and the user's choice to one entry for each platform, for
 * `ExportDialog`; a platform without a format is left out, one without an ad that can be exported
 * is not included. Which ads can be: `server/modules/exports/refuse-ad.ts`.
 */
export function selectedOf({ platforms }: ExportPreview, { formats, excluded }: Choice): Selected[] {
  return platforms
    .filter((platform) => platform.formats.length > 0)
    .map((platform) => {
      const format = chosenFormat(platform, formats[platform.platform]);
      const isIncluded = format.adIds.length > 0 && !excluded.includes(platform.platform);
      return { platform, format, isIncluded };
    });
}

/**
 * The other included platforms whose ads are in the same file, for `PlatformList`: those of the
 * same network and format, if the format has one file for a network (`isShared` in
 * `core/exports/formats.ts`).
 */
export function sharingPlatforms(selected: readonly Selected[], one: Selected): PlatformId[] {
  if (!one.isIncluded || !formatSpec(one.format.format).isShared) return [];
  const networkOf = ({ platform }: Selected) => PLATFORMS[platform.platform].network;
  return selected
    .filter(
      (other) =>
        other !== one &&
        other.isIncluded &&
        other.format.format === one.format.format &&
        networkOf(other) === networkOf(one),
    )
    .map(({ platform }) => platform.platform);
}

/**
 * Converts the included platforms to the `platforms` of `POST /api/campaigns/:id/exports`, when the
 * user presses Export in `ExportDialog`.
 */
export function requestOf(selected: readonly Selected[]): ExportPlatform[] {
  return selected
    .filter(({ isIncluded }) => isIncluded)
    .map(({ platform, format }) => ({ platform: platform.platform, format: format.format }));
}
