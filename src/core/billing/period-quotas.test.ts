import { describe, expect, test } from "vitest";
import { USAGE_CATEGORIES, type UsageCategory } from "../generations/kinds.ts";
import { PLANS, TIERS, type PlanTable, type Tier } from "../plans.ts";
import { createChance, type Chance } from "../../../tests/support/fuzz/chance.ts";
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

describe("an upgrade adds the difference for the share of the period that is left, rounded up", () => {
  test.each<[what: string, at: number, images: number, videos: number, packages: number]>([
    ["at its first moment", START, 100, 50, 30],
    ["a second later", START + 1000, 100, 50, 30],
    ["at its half", START + 15 * DAY, 10 + 45, 10 + 20, 5 + 13],
    ["a millisecond before its half", START + 15 * DAY - 1, 10 + 46, 10 + 21, 5 + 13],
    ["20 minutes before its end", END - 20 * MINUTE, 11, 11, 6],
    ["a millisecond before its end", END - 1, 11, 11, 6],
    ["at its end", END, 10, 10, 5],
  ])("%s", (_, at, imageAds, videoAds, fullPackage) => {
    const quotas = periodQuotas(PLANS, period(["growth", START], ["pro", at]));
    expect(quotas).toEqual({ textAds: null, imageAds, videoAds, fullPackage });
  });

  test("each of two upgrades by its own share", () => {
    const two = period(["growth", START], ["scale", START + 10 * DAY], ["pro", START + 20 * DAY]);
    expect(periodQuotas(PLANS, two).imageAds).toBe(10 + 14 + 24);
  });
});

test("one tier all along has the plan's own quotas", () => {
  for (const tier of TIERS) expect(periodQuotas(PLANS, period([tier, START]))).toEqual(PLANS[tier].quotas);
});

/** Plans with any quotas that do not fall from tier to tier, so that nothing rests on the numbers of today. */
function randomPlans(chance: Chance): PlanTable {
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

function randomPeriod(chance: Chance): PlanPeriod {
  const length = 1 + chance.number(31 * DAY);
  const count = 1 + chance.number(8);
  const moments = Array.from({ length: count - 1 }, () => START + chance.number(length));
  const tiers = [START, ...moments.sort((a, b) => a - b)].map((at) => ({ tier: chance.pick(TIERS), at }));
  return { start: START, end: START + length, tiers };
}

/** Unit-milliseconds that were paid for: each tier's quota for the time it was in force. */
function paidFor(plans: PlanTable, { end, tiers }: PlanPeriod, category: UsageCategory) {
  return tiers.reduce((sum, { tier, at }, index) => {
    const quota = BigInt(plans[tier].quotas[category] ?? 0);
    return sum + quota * BigInt((tiers[index + 1]?.at ?? end) - at);
  }, 0n);
}

interface Case {
  readonly chance: Chance;
  readonly plans: PlanTable;
  readonly any: PlanPeriod;
  readonly length: bigint;
}

/** Runs a check for every seed and names the one that fails. */
function forAny(check: (given: Case) => void): void {
  for (const seed of SEEDS) {
    const chance = createChance(`period-quotas:${seed}`);
    const plans = randomPlans(chance);
    const any = randomPeriod(chance);
    try {
      check({ chance, plans, any, length: BigInt(any.end - any.start) });
    } catch (error) {
      throw new Error(`seed ${seed}: ${JSON.stringify(any)}`, { cause: error });
    }
  }
}

describe("whatever the changes of plan", () => {
  test("no fewer units than were paid for, and no more than rounding up adds for each upgrade", () => {
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

  test("never more than the largest plan of the period, never fewer than the smallest", () => {
    forAny(({ plans, any }) => {
      const quotas = periodQuotas(plans, any);
      for (const category of USAGE_CATEGORIES) {
        const had = any.tiers.map(({ tier }) => plans[tier].quotas[category]!);
        expect(quotas[category]).toBeLessThanOrEqual(Math.max(...had));
        expect(quotas[category]).toBeGreaterThanOrEqual(Math.min(...had));
      }
    });
  });

  test("going up and down again gathers nothing", () => {
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

  test("the later the upgrade, the fewer units", () => {
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

test("unlimited stays unlimited, and a limited plan after it has its own number", () => {
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
