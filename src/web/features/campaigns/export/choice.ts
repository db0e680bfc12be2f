import type { ExportPlatform, ExportPreview, FormatPreview } from "#core/exports/api.ts";
import type { ExportFormat } from "#core/exports/formats.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";

/** A platform of the preview. */
export type PlatformPreview = ExportPreview["platforms"][number];

/** Chosen format of each platform, and whether it is part of the export. */
export interface Choice {
  readonly formats: Partial<Record<PlatformId, ExportFormat>>;
  readonly excluded: readonly PlatformId[];
}

/** Every platform that can be exported, in its first format. */
export const FIRST_CHOICE: Choice = { formats: {}, excluded: [] };

/** The format of a platform that is chosen, or its first one. */
export function chosenFormat({ formats }: PlatformPreview, chosen: ExportFormat | undefined): FormatPreview {
  return formats.find(({ format }) => format === chosen) ?? formats[0]!;
}

/** What is chosen of one platform. */
export interface Selected {
  readonly platform: PlatformPreview;
  readonly format: FormatPreview;
  readonly isIncluded: boolean;
}

/** The choice for each platform; one without an ad that can be exported is left out. */
export function selectedOf({ platforms }: ExportPreview, { formats, excluded }: Choice): Selected[] {
  return platforms
    .filter((platform) => platform.formats.length > 0)
    .map((platform) => {
      const format = chosenFormat(platform, formats[platform.platform]);
      const isIncluded = format.adIds.length > 0 && !excluded.includes(platform.platform);
      return { platform, format, isIncluded };
    });
}

/** Body of the request for the chosen platforms. */
export function requestOf(selected: readonly Selected[]): ExportPlatform[] {
  return selected
    .filter(({ isIncluded }) => isIncluded)
    .map(({ platform, format }) => ({ platform: platform.platform, format: format.format }));
}
