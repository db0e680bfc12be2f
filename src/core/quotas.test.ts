import { describe, expect, test } from "vitest";
import { PLANS } from "./plans.ts";
import { calendarMonth, toUsage, quotaRefusal } from "./quotas.ts";
import { usedPercent } from "./used-percent.ts";

const iso = (now: string) => {
  const { start, end } = calendarMonth(new Date(now));
  return [start.toISOString(), end.toISOString()];
};

describe("calendarMonth", () => {
  test("ends at the start of the next month, also in December and February", () => {
    expect(iso("2026-12-31T23:59:59.999Z")).toEqual(["2026-12-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"]);
    expect(iso("2027-01-01T00:00:00.000Z")[0]).toBe("2027-01-01T00:00:00.000Z");
    expect(iso("2028-02-29T12:00:00Z")).toEqual(["2028-02-01T00:00:00.000Z", "2028-03-01T00:00:00.000Z"]);
  });

  test("uses UTC for a date in another time zone", () => {
    expect(iso("2026-05-01T01:00:00+02:00")[0]).toBe("2026-04-01T00:00:00.000Z");
  });
});

describe("quotaRefusal", () => {
  const { quotas } = PLANS.growth;

  test("allows the last unit and rejects the next one", () => {
    expect(quotaRefusal(quotas, "image", 9)).toBeUndefined();
    expect(quotaRefusal(quotas, "image", 10)).toBe(
      "You have used all 10 image ads in your plan for this billing period.",
    );
  });

  test("rejects usage above the quota of a smaller plan", () => {
    expect(quotaRefusal(quotas, "campaign", 30)).toBe(
      "You have used all 5 full packages in your plan for this billing period.",
    );
  });

  test("names a category that the plan does not include", () => {
    expect(quotaRefusal(PLANS.free.quotas, "video", 0)).toBe("Your plan does not include video ads yet.");
  });

  test("never rejects an unlimited category", () => {
    expect(quotaRefusal(quotas, "text", 1e6)).toBeUndefined();
  });
});

test.each([
  [5, 10, 50],
  [12, 10, 100],
  [0, 0, 0],
  [3, 0, 100],
  [7, null, 0],
  [7, "unlimited" as const, 0],
])("%s used of %s is %s percent", (used, total, percent) => {
  expect(usedPercent(used, total)).toBe(percent);
});

test('toUsage reports an unlimited quota as "unlimited"', () => {
  const period = calendarMonth(new Date("2026-11-20T00:00:00Z"));
  const used = { textAds: 4, imageAds: 2, videoAds: 0, fullPackage: 0 };
  expect(toUsage({ tier: "growth", quotas: PLANS.growth.quotas, period, totals: "full" }, used)).toEqual({
    tier: "growth",
    period: { start: "2026-11-01T00:00:00.000Z", end: "2026-12-01T00:00:00.000Z" },
    totals: "full",
    textAds: { used: 4, total: "unlimited" },
    imageAds: { used: 2, total: 10 },
    videoAds: { used: 0, total: 10 },
    fullPackage: { used: 0, total: 5 },
  });
});
