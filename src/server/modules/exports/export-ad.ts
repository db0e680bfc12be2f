import { fieldsOf, textsOf, type AdFields } from "#core/campaigns/ad-fields.ts";
import { cellText, safeCell } from "#core/exports/cells.ts";
import type { Angle } from "#core/generations/copy/platform-copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { adName } from "./export-names.ts";
import type { ExportAd } from "./formats/format.ts";

/** Fields whose line breaks are kept; every other cell has one line. */
const WITH_LINES: Readonly<Partial<Record<PlatformId, string>>> = {
  facebook: "primaryText",
  instagram: "primaryText",
  linkedin: "introText",
  pinterest: "description",
};

/** The texts of an ad as they stand in cells; empty texts of lists are left out. */
export function cellFields(platform: PlatformId, fields: AdFields): AdFields {
  return Object.fromEntries(
    Object.entries(fieldsOf(platform)).map(([name, { list }]) => {
      const lines = WITH_LINES[platform] === name;
      const texts = textsOf(fields[name]).map((text) => cellText(text, { lines }));
      return [name, list ? texts.filter((text) => text !== "") : (texts[0] ?? "")];
    }),
  );
}

/** One version of an ad, for the files. */
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

/** The version as writers get it. `picture` is the name of its file. */
export function toExportAd(
  version: ExportedVersion,
  { productName, picture }: { readonly productName: string; readonly picture: string | null },
): ExportAd {
  const { key, platform, variant, angle, fields, callToAction, url, taggedUrl, media } = version;
  return {
    ...{ key, platform, variant, callToAction, url, picture },
    name: adName(key, productName, angle),
    fields: cellFields(platform, fields),
    taggedUrl: taggedUrl ?? url,
    alt: safeCell(cellText(media?.alt ?? "")),
  };
}
