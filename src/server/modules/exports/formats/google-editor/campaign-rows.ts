/** Rows of new Google campaigns, which all Google files write alike. */

/**
 * Columns of a campaign row, which the sheets for Ads Editor (`google-editor.ts`) and Performance
 * Max (`google-display.ts`) share.
 */
export const GROUP_COLUMNS = [
  "Campaign Type",
  "Budget",
  "Budget type",
  "EU political ads",
  "Languages",
  "Bid Strategy Type",
  "Start Date",
  "Campaign Status",
] as const;

/**
 * Columns that switch off how Google rewrites ads, in the header of `google-editor.ts`; the names
 * are those of an Ads Editor export of 2026-04.
 */
export const SWITCHES = [
  "AI Max",
  "Text customization",
  "Final URL expansion",
  "Image enhancement",
  "Image generation",
  "Landing page images",
  "Video enhancement",
] as const;

/**
 * The cells of `SWITCHES` for a campaign that the file creates; `google-editor.ts` writes them.
 * Existing campaigns are never changed.
 */
export const REWRITING_OFF = Object.fromEntries(SWITCHES.map((column) => [column, "Disabled"])) as Readonly<
  Record<(typeof SWITCHES)[number], string>
>;

/**
 * The cell of a campaign in Google's sheets (`google-editor.ts`, `google-display.ts`) with the
 * answer about political ads in the EU, from the export's settings (`euPolitical` in
 * `core/exports/settings.ts`); "" without an answer; Google posts no new campaign without it.
 */
export function politicalCell(isPolitical: boolean | null): string {
  if (isPolitical === null) return "";
  return isPolitical ? "Has EU political ads" : "Doesn't have EU political ads";
}

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * Rows that target the countries of the settings by their English names, one for each;
 * `google-editor.ts` writes them below the campaign row. None without countries (`countries` of
 * `core/exports/settings.ts`), and none for an unknown code.
 */
export function locationRows(
  campaign: string,
  codes: readonly string[],
): { readonly Campaign: string; readonly Location: string }[] {
  return codes.flatMap((code) => {
    const name = countries.of(code);
    return name === undefined ? [] : [{ Campaign: campaign, Location: name }];
  });
}
