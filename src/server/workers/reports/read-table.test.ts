import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

/** Lines of a file with the given rows. */
const lines = (...rows: readonly (readonly string[])[]) => rows.map((cells, at) => ({ line: at + 1, cells }));

test("Meta, German: reads days, link clicks, money with a comma, and skips the total", () => {
  const reading = readTable(
    lines(
      [
        "Name der Anzeige",
        "Tag",
        "Impressionen",
        "Klicks (alle)",
        "Link-Klicks",
        "Ausgegebener Betrag (USD)",
        "Ergebnisse",
      ],
      ["Ergebnisse aus 2 Anzeigen", "", "1.804", "60", "21", "14,33", "2"],
      ["AL4M7TXQ-FB1a Topf", "02.11.2026", "1.604", "50", "19", "12,83", "1"],
      ["AL4M7TXQ-FB1b Topf", "02.11.2026", "200", "10", "2", "1,50", "1"],
    ),
  )!;
  expect(reading).toMatchObject({ language: "de", clicksColumn: "linkClicks", questions: [], kept: [] });
  expect(reading.skipped).toEqual([{ row: 2, why: "total" }]);
  expect(reading.rows[0]).toMatchObject({
    line: 3,
    adName: "AL4M7TXQ-FB1a Topf",
    from: "2026-11-02",
    to: "2026-11-02",
    impressions: 1604,
    clicks: 19,
    spend: 12.83,
    conversions: 1,
    currency: "USD",
  });
});

test("Google, English: reads a title above the header and section totals below", () => {
  const reading = readTable(
    lines(
      ["Ad report"],
      ["September 1, 2026 - September 30, 2026"],
      ["Ad status", "Final URL", "Day", "Impr.", "Clicks", "Currency code", "Cost", "Conversions"],
      [
        "Enabled",
        "https://a.example/?utm_content=AL4M7TXQ-GS1a",
        "Sep 1, 2026",
        "1,204",
        "20",
        "EUR",
        "11.52",
        "1.50",
      ],
      [
        "Enabled",
        "https://a.example/?utm_content=AL4M7TXQ-GS1b",
        "Sep 1, 2026",
        "1,000",
        "10",
        "EUR",
        "8.00",
        "0.00",
      ],
      ["Total: Account", "--", "--", "2,204", "30", "EUR", "19.52", "1.50"],
      ["Total: Search", "--", "--", "1,204", "20", "EUR", "11.52", "1.50"],
    ),
  )!;
  expect(reading.rows).toHaveLength(2);
  expect(reading.rows[0]).toMatchObject({
    impressions: 1204,
    spend: 11.52,
    conversions: 1.5,
    currency: "EUR",
  });
  expect(reading.skipped.map(({ why }) => why)).toEqual(["total", "total"]);
});

test("keeps a campaign whose name begins like a total, and reports it", () => {
  const reading = readTable(
    lines(
      ["Campaign", "Impressions", "Clicks", "Cost"],
      ["Gesamtkampagne", "100", "5", "1.50"],
      ["Total Body Workout", "300", "9", "2.50"],
      ["Yoga", "700", "20", "5.00"],
    ),
  )!;
  expect(reading.rows.map(({ campaign }) => campaign)).toEqual([
    "Gesamtkampagne",
    "Total Body Workout",
    "Yoga",
  ]);
  expect(reading.kept).toEqual([3]);
});

test("leaves out a row without a name that is the sum of the others, wherever it stands", () => {
  const header = ["Ad name", "Impressions", "Link clicks"];
  const ads = [
    ["One", "100", "5"],
    ["Two", "300", "9"],
  ];
  const total = ["", "400", "14"];
  for (const table of [
    [header, total, ...ads],
    [header, ...ads, total],
  ]) {
    const reading = readTable(lines(...table))!;
    expect(reading.rows.reduce((sum, { impressions }) => sum + impressions, 0)).toBe(400);
  }
});

test("asks for the decimal sign of money that can be read in two ways", () => {
  const table = (spend: string, name = "Amount spent") =>
    readTable(lines(["Ad name", "Impressions", "Link clicks", name], ["One", "1.204", "5", spend]))!;
  expect(table("1.204").questions).toContain("decimal_sign");
  expect(table("1,204").questions).not.toContain("decimal_sign");
  expect(table("1,204").rows[0]).toMatchObject({ spend: 1204, impressions: 1204 });
  expect(table("11,52").rows[0]!.spend).toBe(11.52);
  const german = readTable(
    lines(["Anzeigenname", "Impressionen", "Klicks", "Kosten"], ["Eins", "1.204", "5", "1.204"]),
  )!;
  expect(german.questions).not.toContain("decimal_sign");
  expect(german.rows[0]!.spend).toBe(1204);
  const answered = readTable(
    lines(["Ad name", "Impressions", "Link clicks", "Amount spent"], ["One", "1.204", "5", "1.204"]),
    { decimalSign: ".", currency: "EUR" },
  )!;
  expect(answered).toMatchObject({ questions: [], rows: [{ spend: 1.204, currency: "EUR" }] });
});

test("asks for the order of slashed dates and for a missing currency", () => {
  const table = (day: string) =>
    readTable(lines(["Ad name", "Day", "Impressions", "Clicks", "Cost"], ["One", day, "9", "1", "2.50"]))!;
  expect(table("03/04/2026").questions).toEqual(["date_order", "currency"]);
  expect(table("13/04/2026").questions).toEqual(["currency"]);
  expect(table("13/04/2026").rows[0]!.from).toBe("2026-04-13");
});

test("takes a period without days as one", () => {
  const reading = readTable(
    lines(
      ["Ad name", "Reporting starts", "Reporting ends", "Impressions", "Link clicks"],
      ["One", "2026-10-01", "2026-10-31", "900", "12"],
    ),
  )!;
  expect(reading.rows[0]).toMatchObject({ from: "2026-10-01", to: "2026-10-31" });
});

test("skips what it cannot read and names the row", () => {
  const reading = readTable(
    lines(
      ["Ad name", "Day", "Impressions", "Clicks"],
      ["One", "2026-10-01", "1,2K", "3"],
      ["One", "someday", "900", "3"],
      ["Data as of today"],
      ["One", "2026-10-02", "--", "3"],
    ),
  )!;
  expect(reading.skipped).toEqual([
    { row: 2, why: "bad_number" },
    { row: 3, why: "bad_date" },
    { row: 4, why: "remark" },
  ]);
  expect(reading.rows).toHaveLength(1);
});

test("does not read a sheet without figures", () => {
  expect(readTable(lines(["Name", "Age"], ["Ann", "40"]))).toBeUndefined();
});

test("reads by the mapping that the user has changed", () => {
  const table = lines(["Ad name", "Impressions", "Clicks", "Sales"], ["One", "900", "30", "4"]);
  expect(readTable(table)!.rows[0]!.conversions).toBeNull();
  const mapping = { adName: 0, impressions: 1, clicks: 2, conversions: 3 };
  expect(readTable(table, { mapping })!.rows[0]!.conversions).toBe(4);
});
