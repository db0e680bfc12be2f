/** Formats of export files, with the platforms that each one serves. */
import { PLATFORM_IDS, type PlatformId } from "../platforms/platforms.ts";

/**
 * Date on which the columns of all formats were last compared with the platforms' sources.
 * `readme.copy.ts` prints it in each folder's README; change it after comparing again.
 */
export const FORMATS_READ_ON = "2026-11-22";

/**
 * Certainty of the columns of a format: `stable` follows the platform's documentation or a file
 * that the platform's tool exported, `beta` follows files that other people imported successfully.
 * The dialog marks `beta` formats; `exports/api.ts` sends it.
 */
export const FORMAT_CERTAINTIES = ["stable", "beta"] as const;

/** Facts about one format; `EXPORT_FORMATS` has one entry for each. */
interface FormatSpec {
  /** Name on screen and in READMEs. */
  readonly name: string;
  readonly sureness: (typeof FORMAT_CERTAINTIES)[number];
  readonly platforms: readonly PlatformId[];
  /** Whether a tool of the platform reads the file, so that its hard limits apply to each cell. */
  readonly isImported: boolean;
  /** Whether one file has the ads of all platforms of a network. */
  readonly isShared: boolean;
  /**
   * Most rows that the importer takes at once. Only `pinterest-v2.ts` splits larger files; no
   * campaign reaches 5000.
   */
  readonly maxRows: number;
}

/**
 * Table of the export formats by their id in the API: name, certainty, platforms and row limit.
 * Each needs a writer, an entry of `FORMATS` in `server/modules/exports/formats/formats.ts`, and
 * notes in `format-notes.copy.ts`.
 */
export const EXPORT_FORMATS = {
  google_editor: {
    name: "Google Ads Editor file",
    sureness: "stable",
    platforms: ["google_search"],
    isImported: true,
    isShared: false,
    maxRows: 5000,
  },
  google_display_beta: {
    name: "Google display and Performance Max texts",
    sureness: "beta",
    platforms: ["google_search"],
    isImported: true,
    isShared: false,
    maxRows: 5000,
  },
  microsoft_bulk: {
    name: "Microsoft Advertising bulk file",
    sureness: "stable",
    platforms: ["microsoft_search"],
    isImported: true,
    isShared: false,
    maxRows: 5000,
  },
  meta_sheet_beta: {
    name: "Meta sheet",
    sureness: "beta",
    platforms: ["facebook", "instagram"],
    isImported: true,
    isShared: true,
    maxRows: 5000,
  },
  pinterest_v2_beta: {
    name: "Pinterest bulk sheet",
    sureness: "beta",
    platforms: ["pinterest"],
    isImported: true,
    isShared: false,
    /** More than 45 rows were refused: field notes of 2026-07 (read 2026-11-22). */
    maxRows: 45,
  },
  chatgpt_beta: {
    name: "ChatGPT ads workbook",
    sureness: "beta",
    platforms: ["chatgpt"],
    isImported: true,
    isShared: false,
    maxRows: 5000,
  },
  copy_deck: {
    name: "Copy deck",
    sureness: "stable",
    platforms: PLATFORM_IDS,
    isImported: false,
    isShared: false,
    maxRows: 5000,
  },
  template: {
    name: "Your own template",
    sureness: "stable",
    platforms: PLATFORM_IDS,
    isImported: true,
    isShared: true,
    maxRows: 5000,
  },
} as const satisfies Record<string, FormatSpec>;

/**
 * Id of an export format in the API; the keys of `EXPORT_FORMATS`. `FORMATS` in
 * `modules/exports/formats/formats.ts` has the writer of each.
 */
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** Ids of all export formats, from which the request schema (`api.ts`) and `formatsOf` choose. */
export const EXPORT_FORMAT_IDS = Object.keys(EXPORT_FORMATS) as readonly ExportFormat[];

/**
 * Returns the facts about a format with the general type, for code that handles any format: limits
 * in `refuse-ad.ts`, splitting of files in `pinterest-v2.ts`, shared files in `build-archive.ts`
 * and in the dialog (`choice.ts`).
 */
export const formatSpec = (format: ExportFormat): FormatSpec => EXPORT_FORMATS[format];

/**
 * Returns whether a platform's ads can be exported in a format, by `EXPORT_FORMATS`. The request
 * schema in `exports/api.ts` refuses other pairs with it.
 */
export const takesPlatform = (format: ExportFormat, platform: PlatformId): boolean =>
  formatSpec(format).platforms.includes(platform);

/**
 * Lists the formats of a platform for `modules/exports/preview.service.ts`, in the order of
 * `EXPORT_FORMATS`, which has the platform's own importer first. The user's own template is left
 * out.
 */
export const formatsOf = (platform: PlatformId): readonly ExportFormat[] =>
  EXPORT_FORMAT_IDS.filter((format) => format !== "template" && takesPlatform(format, platform));
