/** Rows of new Google campaigns, which all Google files write alike. */

/** Columns of a campaign row. */
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

/** Columns that switch off how Google rewrites ads: names of an export of 2026-04. */
export const SWITCHES = [
  "AI Max",
  "Text customization",
  "Final URL expansion",
  "Image enhancement",
  "Image generation",
  "Landing page images",
  "Video enhancement",
] as const;

/** The cells of `SWITCHES` for a new campaign; existing campaigns are never changed. */
export const REWRITING_OFF = Object.fromEntries(SWITCHES.map((column) => [column, "Disabled"])) as Readonly<
  Record<(typeof SWITCHES)[number], string>
>;

/** Answer to the question about political ads in the EU, without which nothing can be posted. */
export function politicalCell(isPolitical: boolean | null): string {
  if (isPolitical === null) return "";
  return isPolitical ? "Has EU political ads" : "Doesn't have EU political ads";
}

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** A row for each country in which the campaign shows; none without countries. */
export function locationRows(
  campaign: string,
  codes: readonly string[],
): { readonly Campaign: string; readonly Location: string }[] {
  return codes.flatMap((code) => {
    const name = countries.of(code);
    return name === undefined ? [] : [{ Campaign: campaign, Location: name }];
  });
}
