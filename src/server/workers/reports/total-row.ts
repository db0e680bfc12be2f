/**
 * Words with which total rows and footers begin in the reports of six platforms in five languages,
 * from public programs that read them, read 2026-11-22.
 */
const TOTAL =
  /^(?:(?:grand |overall )?totals?\b|results from\b|gesamt(?::|$| )|ergebnisse aus\b|summe$|total(?:es)?\b|résultats de\b|resultados (?:totales|de)\b|risultati di\b|totale\b|©|@\d{4} microsoft|all rights)/i;

/** Sums of one section of a report, such as "Total: Search" in Google Ads. */
const SECTION_TOTAL = /^(?:total|gesamt|totale)\s?: /i;

/** Cells that are searched for the words. */
const LABEL_CELLS = 3;

/**
 * The parts of a row by which `total-row.ts` distinguishes totals from ads, whose figures would
 * otherwise count twice.
 */
interface TotalCandidate {
  readonly cells: readonly string[];
  /** Platform's id of the ad or campaign; a total has none. */
  readonly adId: string;
  readonly name: string;
  readonly impressions: number;
  readonly clicks: number | null;
  readonly spend: number | null;
}

/**
 * Kind of a row: an ad, a total that is skipped, or a row that looks like a total but is kept
 * because its figures are no sum.
 */
type RowKind = "ad" | "total" | "kept";

const labelOf = ({ cells }: TotalCandidate) =>
  cells.slice(0, LABEL_CELLS).find((cell) => TOTAL.test(cell.trim()));

/**
 * Whether a row looks like a total: by its words, or because it has no name while other rows have
 * one.
 */
function looksLikeTotal(row: TotalCandidate, haveNames: boolean): boolean {
  if (row.adId !== "") return false;
  return labelOf(row) !== undefined || (haveNames && row.name.trim() === "");
}

/** Whether two sums are equal within half a percent, which rounding explains. */
const isEqual = (a: number | null, b: number | null) =>
  a === null || b === null || Math.abs(a - b) <= Math.max(0.005 * Math.max(a, b), 0.01);

/**
 * Distinguishes totals from ads among the rows of a report, for `readTable` (`read-table.ts`). A
 * row that looks like a total (words in `TOTAL`, or no name while others have one; never with an
 * ad's id) is one if its figures are the sum of the others within half a percent, or if it sums a
 * section (`SECTION_TOTAL`); a campaign called "Total Body Workout" is therefore kept.
 */
export function kindsOf(rows: readonly TotalCandidate[]): RowKind[] {
  const haveNames = rows.some(
    ({ name, ...row }) => name.trim() !== "" && labelOf({ ...row, name }) === undefined,
  );
  const suspects = rows.map((row) => looksLikeTotal(row, haveNames));
  const sum = (figure: "impressions" | "clicks" | "spend") =>
    rows.reduce((total, row, at) => (suspects[at] ? total : total + (row[figure] ?? 0)), 0);
  const sums = { impressions: sum("impressions"), clicks: sum("clicks"), spend: sum("spend") };
  return rows.map((row, at) => {
    if (!suspects[at]) return "ad";
    const isSum =
      isEqual(row.impressions, sums.impressions) &&
      isEqual(row.clicks, sums.clicks) &&
      isEqual(row.spend, sums.spend);
    const isSection = SECTION_TOTAL.test(labelOf(row)?.trim() ?? "") && row.impressions <= sums.impressions;
    return isSum || isSection ? "total" : "kept";
  });
}
