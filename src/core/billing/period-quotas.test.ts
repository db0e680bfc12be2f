import { describe, expect, test } from "vitest";
import { USAGE_CATEGORIES, type UsageCategory } from "../generations/categories.ts";
import { PLANS, TIERS, type PlanTable, type Tier } from "../plans.ts";
import { createSeededRandom, type SeededRandom } from "../../../tests/support/fuzz/seeded-random.ts";
import { addedUnits, periodQuotas, type PlanPeriod } from "./period-quotas.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const START = Date.UTC(2026, 10, 1);
const END = START + 30 * DAY;
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

const period = (...tiers: readonly [Tier, number][]): PlanPeriod => ({
  start: START,
  end: END,
  tiers: tiers.map(([tier, at]) => ({ tier, at })),
});

describe("An upgrade adds the quota difference for the remaining share of the period, rounded up", () => {
  test.each<[what: string, at: number, images: number, videos: number, packages: number]>([
    ["at its start", START, 100, 50, 30],
    ["a second after its start", START + 1000, 100, 50, 30],
    ["at its middle", START + 15 * DAY, 10 + 45, 10 + 20, 5 + 13],
    ["a millisecond before its middle", START + 15 * DAY - 1, 10 + 46, 10 + 21, 5 + 13],
    ["20 minutes before its end", END - 20 * MINUTE, 11, 11, 6],
    ["a millisecond before its end", END - 1, 11, 11, 6],
    ["at its end", END, 10, 10, 5],
  ])("%s", (_, at, imageAds, videoAds, fullPackage) => {
    const quotas = periodQuotas(PLANS, period(["growth", START], ["pro", at]));
    expect(quotas).toEqual({ textAds: null, imageAds, videoAds, fullPackage });
  });

  test("each of two upgrades for its own share", () => {
    const two = period(["growth", START], ["scale", START + 10 * DAY], ["pro", START + 20 * DAY]);
    expect(periodQuotas(PLANS, two).imageAds).toBe(10 + 14 + 24);
  });
});

test("A period with one tier has the plan's quotas", () => {
  for (const tier of TIERS) expect(periodQuotas(PLANS, period([tier, START]))).toEqual(PLANS[tier].quotas);
});

/** Plans with random quotas that rise from tier to tier. */
function randomPlans(chance: SeededRandom): PlanTable {
  const plans = structuredClone(PLANS);
  for (const category of USAGE_CATEGORIES) {
    let quota = 0;
    for (const tier of TIERS) {
      quota += chance.number(60);
      plans[tier].quotas[category] = quota;
    }
  }
  return plans;
}

function randomPeriod(chance: SeededRandom): PlanPeriod {
  const length = 1 + chance.number(31 * DAY);
  const count = 1 + chance.number(8);
  const moments = Array.from({ length: count - 1 }, () => START + chance.number(length));
  const tiers = [START, ...moments.sort((a, b) => a - b)].map((at) => ({ tier: chance.pick(TIERS), at }));
  return { start: START, end: START + length, tiers };
}

/** Paid unit-milliseconds: each tier's quota times its duration. */
function paidFor(plans: PlanTable, { end, tiers }: PlanPeriod, category: UsageCategory) {
  return tiers.reduce((sum, { tier, at }, index) => {
    const quota = BigInt(plans[tier].quotas[category] ?? 0);
    return sum + quota * BigInt((tiers[index + 1]?.at ?? end) - at);
  }, 0n);
}

interface Case {
  readonly chance: SeededRandom;
  readonly plans: PlanTable;
  readonly any: PlanPeriod;
  readonly length: bigint;
}

/** Runs a check for all seeds; an error names the failing seed. */
function forAny(check: (given: Case) => void): void {
  for (const seed of SEEDS) {
    const chance = createSeededRandom(`period-quotas:${seed}`);
    const plans = randomPlans(chance);
    const any = randomPeriod(chance);
    try {
      check({ chance, plans, any, length: BigInt(any.end - any.start) });
    } catch (error) {
      throw new Error(`seed ${seed}: ${JSON.stringify(any)}`, { cause: error });
    }
  }
}

describe("For any series of plan changes", () => {
  test("units cover what was paid for, plus at most the rounding of each upgrade", () => {
    forAny(({ plans, any, length }) => {
      const quotas = periodQuotas(plans, any);
      const quotaAt = (index: number, category: UsageCategory) =>
        plans[any.tiers[index]!.tier].quotas[category]!;
      for (const category of USAGE_CATEGORIES) {
        const [units, paid] = [BigInt(quotas[category]!), paidFor(plans, any, category)];
        const upgrades = any.tiers.filter(
          (_, index) => index > 0 && quotaAt(index, category) > quotaAt(index - 1, category),
        ).length;
        expect(units * length).toBeGreaterThanOrEqual(paid);
        expect(units * length).toBeLessThan(paid + length * BigInt(upgrades + 1));
      }
    });
  });

  test("units stay between those of the smallest and the largest plan of the period", () => {
    forAny(({ plans, any }) => {
      const quotas = periodQuotas(plans, any);
      for (const category of USAGE_CATEGORIES) {
        const had = any.tiers.map(({ tier }) => plans[tier].quotas[category]!);
        expect(quotas[category]).toBeLessThanOrEqual(Math.max(...had));
        expect(quotas[category]).toBeGreaterThanOrEqual(Math.min(...had));
      }
    });
  });

  test("repeated upgrades and downgrades do not accumulate units", () => {
    forAny(({ plans, any, length }) => {
      const [first, ...later] = any.tiers;
      const changes = later.map(({ at }, index) => ({
        tier: index % 2 === 0 ? ("pro" as const) : ("growth" as const),
        at,
      }));
      const ended = changes.length % 2 === 0 ? changes : changes.slice(0, -1);
      const cycled = { ...any, tiers: [{ tier: "growth" as const, at: first!.at }, ...ended] };
      const quotas = periodQuotas(plans, cycled);
      for (const category of USAGE_CATEGORIES) {
        expect(BigInt(quotas[category]!) * length).toBeLessThan(paidFor(plans, cycled, category) + length);
      }
    });
  });

  test("a later upgrade adds fewer units", () => {
    forAny(({ chance, plans, any, length }) => {
      const at = () => any.start + chance.number(Number(length));
      const [sooner, later] = [at(), at()].sort((a, b) => a - b);
      const upgraded = (moment: number) => {
        const tiers = [
          { tier: "growth", at: any.start },
          { tier: "pro", at: moment },
        ] as const;
        return periodQuotas(plans, { ...any, tiers });
      };
      for (const category of USAGE_CATEGORIES) {
        expect(upgraded(later!)[category]).toBeLessThanOrEqual(upgraded(sooner!)[category]!);
      }
    });
  });
});

test("Unlimited stays unlimited, and a limited plan after it has its own quota", () => {
  const plans = structuredClone(PLANS);
  plans.pro.quotas.imageAds = null;
  const half = START + 15 * DAY;
  const up = periodQuotas(plans, period(["growth", START], ["pro", half]));
  expect(up.imageAds).toBeNull();
  expect(addedUnits(plans.growth.quotas, up)).toEqual({
    textAds: 0,
    imageAds: "unlimited",
    videoAds: 20,
    fullPackage: 13,
  });
  expect(periodQuotas(plans, period(["pro", START], ["growth", half])).imageAds).toBe(10);
});
