/**
 * Types that the writers of all formats share: the ads that they get and the files that they
 * return.
 */
import type { AdFields } from "#core/campaigns/ad-fields.ts";
import type { ExportSettings } from "#core/exports/settings.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import type { TemplateSheets } from "../templates/template-sheet.ts";

/**
 * One ad as the writers of formats get it, with its texts already cleaned for cells. `toExportAd`
 * in `export-ad.ts` makes it; names come from `export-names.ts`. Button and picture are `null` if
 * the ad has none.
 */
export interface ExportAd {
  readonly key: string;
  readonly platform: PlatformId;
  readonly variant: string;
  /** From `exportedAdName`: ASCII, starts with the key, unique in the export. */
  readonly name: string;
  readonly fields: AdFields;
  /** Value of the platform's button in import files (`core/platforms/calls-to-action.ts`). */
  readonly callToAction: string | null;
  /** The address as typed. */
  readonly url: string;
  /** The address with UTM parameters. */
  readonly taggedUrl: string;
  /** Description of the picture for screen readers. */
  readonly alt: string;
  /** File name of the picture; `null` for an ad without one. */
  readonly picture: string | null;
}

/**
 * Input of a format's writer: names of the campaign, settings and ads. `writerInput`
 * (`select-ads.ts`) and `buildArchive` (`build-archive.ts`) make it.
 */
export interface WriterInput {
  readonly campaign: {
    /** Name of the campaign at the platform. */
    readonly name: string;
    /** Name of the ad group or ad set. */
    readonly adGroup: string;
    /** Empty if it is not known. */
    readonly businessName: string;
    /** Value of `utm_campaign`. */
    readonly slug: string;
    /** Six characters at the start of the keys of its ads. */
    readonly code: string;
    /** ISO 639-1 code of the texts; empty if it is not known. */
    readonly language: string;
  };
  readonly settings: ExportSettings;
  readonly ads: readonly ExportAd[];
  /** The user's own sheets, for the format `template`. */
  readonly sheets?: TemplateSheets;
}

/**
 * Columns of a format with the row of an ad, which the writers of five networks define (`SHEETS` in
 * `templates/usual-cells.ts` lists them), so that a user's own sheet gets the same cells in columns
 * of the same name.
 */
export interface AdSheet {
  readonly header: readonly string[];
  readonly row: (
    ad: ExportAd,
    input: Omit<WriterInput, "ads">,
  ) => Readonly<Record<string, string | undefined>>;
}

/**
 * A file that a writer (`formats.ts` lists them) or `writeTemplate` (`write-template.ts`) returns,
 * which chooses its name; `write-folder.ts` stores it in the format's folder.
 */
export interface WrittenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Why an ad is left out, in the user's words (`core/exports/left-behind.copy.ts`), with the field
 * that the reason is about, `null` for the whole ad. `refuseAd` (`refuse-ad.ts`), `refuse` of a
 * format and `refuseForSheet` (`refuse-for-sheet.ts`) make it; the preview and the dialog show it.
 */
export interface Refusal {
  readonly why: string;
  readonly field: string | null;
}

/**
 * Contract of a format: the ads that it refuses beyond the limits of the fields, and the files that
 * it writes. Pure; a new format implements it and is added to `FORMATS` (`formats.ts`).
 */
export interface Format {
  readonly refuse?: (ad: ExportAd, input: Omit<WriterInput, "ads">) => Refusal | undefined;
  readonly write: (input: WriterInput) => readonly WrittenFile[];
}
