import { REPORT_LANGUAGES, type ReportLanguage } from "#core/reports/report-fields.ts";

/**
 * Order of day and month in dates such as 03/04/2026. A report's dates prove it, its language
 * suggests it, or the user is asked; `dialectOf` (`dialect.ts`) decides.
 */
export type DateOrder = "day-first" | "month-first";

/** Names of months in the languages of reports, long and short, without full stops. */
const MONTHS = new Map(
  REPORT_LANGUAGES.flatMap((language) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => {
        const name = format
          .format(Date.UTC(2026, at, 1))
          .toLowerCase()
          .replace(/\.$/, "");
        return [name, at + 1] as const;
      });
    }),
  ),
);

/** Month of a name such as "Sept." or "settembre"; short forms of other programs by their start. */
function monthOf(name: string): number | undefined {
  const plain = name.toLowerCase().replace(/\.$/, "");
  const exact = MONTHS.get(plain);
  if (exact !== undefined || plain.length < 3) return exact;
  const starting = new Set(
    [...MONTHS].filter(([known]) => known.startsWith(plain)).map(([, month]) => month),
  );
  return starting.size === 1 ? [...starting][0] : undefined;
}

/** ISO date of a day that exists. */
function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && year >= 2000;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
/** Day 0 of the dates of spreadsheets, which count days. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/**
 * Order that the first slashed date with a number above 12 proves, because no month is above 12;
 * `undefined` if none does. `dialectOf` (`dialect.ts`) uses it after the answer of the user and
 * before the usual order of the language.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | undefined {
  for (const cell of cells) {
    const [, first = 0, second = 0] = (SLASHED.exec(cell.trim()) ?? []).map(Number);
    if (first > 12) return "day-first";
    if (second > 12) return "month-first";
  }
  return undefined;
}

/**
 * Order of day and month that is usual in a report's language, for dates that prove nothing
 * (`dialectOf` in `dialect.ts`); `undefined` for English, which is written in both.
 */
export const defaultDateOrder = (language: ReportLanguage | undefined): DateOrder | undefined =>
  language === undefined || language === "en" ? undefined : "day-first";

/**
 * Whether a column has dates with slashes, whose order of day and month has to be known.
 * `dialectOf` (`dialect.ts`) asks before it looks for proof.
 */
export const hasSlashedDates = (cells: readonly string[]) => cells.some((cell) => SLASHED.test(cell.trim()));

/**
 * Reads a date of a report's cell in the given order as ISO text, for `readRow` (`read-row.ts`);
 * `undefined` for other text and days that do not exist. It reads ISO dates, dates with points,
 * slashes or names of months (from `Intl` in the languages of `REPORT_LANGUAGES`), and day numbers
 * of spreadsheets.
 */
export function readDate(text: string, order: DateOrder): string | undefined {
  // Weekdays stand before the date: "Mo., 1. Sept. 2026".
  const plain = text.trim().replace(/^\p{L}+\.?,\s*/u, "");
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.Z+]*)?$/.exec(plain);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(plain);
  if (compact) return isoDate(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(plain);
  if (dotted) return isoDate(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const [, first, second, year] = (SLASHED.exec(plain) ?? []).map(Number);
  if (first !== undefined && second !== undefined && year !== undefined) {
    return order === "day-first" ? isoDate(year, second, first) : isoDate(year, first, second);
  }
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) {
    return new Date(SHEET_EPOCH + Math.floor(Number(plain)) * DAY).toISOString().slice(0, 10);
  }
  const dayFirst = /^(\d{1,2})\.?\s(?:de\s)?(\p{L}+\.?)\s(?:de\s)?(\d{4})$/u.exec(plain);
  if (dayFirst) return isoDate(Number(dayFirst[3]), monthOf(dayFirst[2]!) ?? 0, Number(dayFirst[1]));
  const monthFirst = /^(\p{L}+\.?)\s(\d{1,2}),?\s(\d{4})$/u.exec(plain);
  if (monthFirst) return isoDate(Number(monthFirst[3]), monthOf(monthFirst[1]!) ?? 0, Number(monthFirst[2]));
  return undefined;
}
