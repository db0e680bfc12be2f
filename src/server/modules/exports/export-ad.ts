import { fieldsOf, textsOf, type AdFields } from "#core/campaigns/ad-fields.ts";
import { cellText, safeCell } from "#core/exports/cells.ts";
import type { Angle } from "#core/generations/copy/platform-copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { exportedAdName } from "./export-names.ts";
import type { ExportAd } from "./formats/format.ts";

/** Fields whose line breaks are kept; every other cell has one line. */
const WITH_LINES: Readonly<Partial<Record<PlatformId, string>>> = {
  facebook: "primaryText",
  instagram: "primaryText",
  linkedin: "introText",
  pinterest: "description",
};

/**
 * Cleans the texts of an ad for cells (`core/exports/cells.ts`) and leaves empty texts of lists
 * out. Used before an ad is checked (`refuse-ad.ts`) and before it is written (`toExportAd`).
 * Fields with line breaks are `WITH_LINES` in this file.
 */
export function cellFields(platform: PlatformId, fields: AdFields): AdFields {
  return Object.fromEntries(
    Object.entries(fieldsOf(platform)).map(([name, { list }]) => {
      const lines = WITH_LINES[platform] === name;
      const texts = textsOf(fields[name]).map((text) => cellText(text, { lines }));
      return [name, list ? texts.filter((text) => text !== "") : (texts[0] ?? "")];
    }),
  );
}

/**
 * The part of an ad's version that reaches an export's files; `toExportAd` takes it. Both the ad as
 * it is (`presentAd` in `campaigns/present.ts`) and a version (`readVersionContents` in
 * `campaigns/named-versions.service.ts`) have this form.
 */
export interface ExportedVersion {
  readonly key: string;
  readonly platform: PlatformId;
  readonly variant: string;
  readonly angle: Angle | null;
  readonly fields: AdFields;
  readonly callToAction: string | null;
  readonly url: string;
  readonly taggedUrl: string | null;
  readonly media: { readonly alt: string } | null;
}

/**
 * Converts a version of an ad to the input of the format writers, in each preview and export
 * (`refuse-ad.ts`, `write-folder.ts`). `picture` is the name of its picture file, `null` without
 * one. The name of the ad is built in `export-names.ts`; `core/exports/cells.ts` makes texts safe
 * for cells.
 */
export function toExportAd(
  version: ExportedVersion,
  { productName, picture }: { readonly productName: string; readonly picture: string | null },
): ExportAd {
  const { key, platform, variant, angle, fields, callToAction, url, taggedUrl, media } = version;
  return {
    ...{ key, platform, variant, callToAction, url, picture },
    name: exportedAdName(key, productName, angle),
    fields: cellFields(platform, fields),
    taggedUrl: taggedUrl ?? url,
    alt: safeCell(cellText(media?.alt ?? "")),
  };
}
