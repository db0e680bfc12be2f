import { expect, test } from "vitest";
import { answerCampaign } from "./answer-campaign.ts";
import type { AnswerAd } from "./answer-test.ts";
import type { MeasuredRow } from "./measured-row.ts";
import { costWords, differenceWords, rateWords, resultCopy } from "./results.copy.ts";

const ADS = ["A", "B", "C"].map((variant): AnswerAd => ({
  id: variant,
  key: `AL7K3Q9Z-FB1${variant.toLowerCase()}`,
  platform: "facebook",
  variant,
  angle: variant === "A" ? "offer" : "proof",
  title: `Title ${variant}`,
  picture: null,
}));

const dayOf = (at: number) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10);

/** Rows of an ad, one a day. */
function rowsOf(adId: string, days: readonly number[], change: Partial<MeasuredRow> = {}): MeasuredRow[] {
  return days.map((at) => ({
    ...{ source: adId, adId, adName: adId, adSet: "", campaign: "", from: dayOf(at), to: dayOf(at) },
    ...{ impressions: 1000, clicks: 12, spend: 8, conversions: null, resultType: "", currency: "USD" },
    ...{ clicksColumn: "linkClicks", covered: false, report: 1, fileName: "november.csv" },
    ...change,
  }));
}

const days = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);
const testOf = (rows: readonly MeasuredRow[]) => answerCampaign(rows, ADS).tests[0]!;

test("ads whose clicks are counted in another way are listed but not compared", () => {
  const { ads, differences, clicksColumn, total } = testOf([
    ...rowsOf("A", days(10)),
    ...rowsOf("B", days(10)),
    ...rowsOf("C", days(5), { clicksColumn: "clicks", clicks: 40 }),
  ]);
  expect(ads.map(({ apart }) => apart)).toEqual([null, null, resultCopy.apart.other_clicks]);
  expect([clicksColumn, differences.length, total.clicks]).toEqual(["linkClicks", 1, 240]);
});

test("ads of other days are compared only if they ran in the same ad set", () => {
  const apartOf = (adSet: string) =>
    testOf([
      ...rowsOf("A", days(10), { adSet: "One" }),
      ...rowsOf("B", days(10), { adSet: "One" }),
      ...rowsOf("C", days(10, 8), { adSet }),
    ]).ads[2]!.apart;
  expect(apartOf("Two")).toBe(resultCopy.apart.other_days);
  expect(apartOf("One")).toBeNull();
});

test("a report without days is never ranked, and says so", () => {
  const change = { from: null, to: null, impressions: 40_000 };
  const {
    state,
    headline,
    notes,
    days: count,
  } = testOf([
    ...rowsOf("A", [0], { ...change, clicks: 300 }),
    ...rowsOf("B", [0], { ...change, clicks: 600 }),
  ]);
  expect([state, count]).toEqual(["too_early", 0]);
  expect(headline).toBe("The reports have no days, so these ads cannot be ranked.");
  expect(notes).toContain(resultCopy.noDays);
});

test("one ad, no click and no compared ad each have their own text", () => {
  expect(testOf(rowsOf("A", days(10))).headline).toBe("One ad has figures, so there is nothing to compare.");
  const none = { clicks: 0 };
  expect(testOf([...rowsOf("A", days(9), none), ...rowsOf("B", days(9), none)]).text).toMatch(
    /^There are no clicks yet\./,
  );
  const noColumn = { clicks: null, clicksColumn: null };
  expect(testOf(rowsOf("A", days(9), noColumn)).headline).toBe("The reports have no clicks to compare.");
});

test("copies of an ad count under it and are listed", () => {
  const { ads } = testOf([
    ...rowsOf("A", days(2)),
    ...rowsOf("A", days(2), { source: "copy", adName: "A – Copy" }),
    ...rowsOf("B", days(2)),
  ]);
  expect(ads[0]).toMatchObject({
    impressions: 4000,
    copies: [
      { name: "A", impressions: 2000 },
      { name: "A – Copy", impressions: 2000 },
    ],
  });
  expect(ads[1]!.copies).toEqual([]);
});

test("rows that others cover, and ads of no campaign, do not count", () => {
  const { total, notes } = testOf([
    ...rowsOf("A", days(2)),
    ...rowsOf("B", days(2)),
    ...rowsOf("A", [0], { to: dayOf(9), covered: true }),
    ...rowsOf("unknown", days(2)),
  ]);
  expect(total.impressions).toBe(4000);
  expect(notes).toEqual([resultCopy.dropped(1)]);
});

test("angles pool ads, and are drawn toward their mean", () => {
  const { angles } = answerCampaign(
    [
      ...rowsOf("A", days(3), { clicks: 30 }),
      ...rowsOf("B", days(3), { clicks: 10 }),
      ...rowsOf("C", days(3), { clicks: 10 }),
    ],
    ADS,
  );
  expect(angles?.rows.map(({ angle, ads }) => [angle, ads])).toEqual([
    ["offer", 1],
    ["proof", 2],
  ]);
  const [offer, proof] = angles!.rows;
  expect(offer!.rate.mid).toBeLessThan(0.03);
  expect(proof!.rate.mid).toBeGreaterThan(0.01);
  expect(offer!.rate.low).toBeLessThan(offer!.rate.mid);
});

test("a difference that excludes 0 never reads as if it included it", () => {
  expect(rateWords({ low: 0.00688, high: 0.02086 })).toBe("0.7 to 2.1");
  expect(rateWords({ low: 0, high: 0.0876 })).toBe("0.0 to 8.8");
  expect(differenceWords({ low: -0.0016, high: 0.0222 })).toBe("−0.2 to +2.2");
  expect(differenceWords({ low: 0.0003, high: 0.0054 })).toBe("+0.03 to +0.54");
  expect(costWords({ low: 0.452, high: 0.871 }, "USD")).toBe("$0.45 to 0.87");
});

test.each([
  [
    "too few",
    [18, 4],
    {},
    "Costs are compared once each ad has 10 results: B needs 6 more. Until then, the answer is about clicks.",
  ],
  [
    "too few without spend",
    [18, 0],
    { spend: null },
    "Costs are compared once each ad has 10 results: B needs 10 more. Until then, the answer is about clicks.",
  ],
  [
    "none, so that the ad can be stopped",
    [18, 0],
    {},
    "Costs are compared once each ad has 10 results, so the answer is about clicks.",
  ],
  [
    "enough without spend",
    [18, 12],
    { spend: null },
    "Costs are compared only with the spend of every ad in one currency, so the answer is about clicks.",
  ],
  ["nearly equal", [18, 16], {}, "Too few to tell apart, so the answer is about clicks."],
] as const)("the note on results says what is missing: %s", (_, [a, b], change, words) => {
  const results = (adId: string, count: number) => [
    ...rowsOf(adId, [0], { ...change, conversions: count }),
    ...rowsOf(adId, days(10, 1), { ...change, conversions: 0 }),
  ];
  expect(testOf([...results("A", a), ...results("B", b)]).ordersNote).toBe(`A ${a}, B ${b}. ${words}`);
});

test("results of different types are not compared, however different they are", () => {
  const rows = (adId: string, resultType: string, conversions: number) =>
    rowsOf(adId, days(10), { resultType, conversions });
  expect(testOf([...rows("A", "Purchases", 90), ...rows("B", "Leads", 2)]).ordersNote).toBe(
    "A 900, B 20. Results of different types are not compared, so the answer is about clicks.",
  );
});
