import { expect, test } from "vitest";
import type { Tier } from "../plans.ts";
import { extendHistory, type RecordedPlan } from "./plan-history.ts";

const at = (text: string) => new Date(`${text}T12:00:00Z`);
const [NOV, DEC, JAN, FEB] = [at("2026-11-20"), at("2026-12-20"), at("2027-01-20"), at("2027-02-20")];

const seen = (tier: Tier, periodStart = NOV, periodEnd = DEC) => ({
  id: "sub_1",
  tier,
  periodStart,
  periodEnd,
});
const known = (plan: ReturnType<typeof seen>, history: RecordedPlan["history"]): RecordedPlan => ({
  ...plan,
  history,
});
const period = (start: Date, end: Date, ...tiers: readonly [Tier, Date][]) => ({
  start: start.getTime(),
  end: end.getTime(),
  tiers: tiers.map(([tier, since]) => ({ tier, at: since.getTime() })),
});

test("A new subscription starts with its tier", () => {
  expect(extendHistory(undefined, seen("scale"), at("2026-11-25"))).toEqual([
    period(NOV, DEC, ["scale", NOV]),
  ]);
});

test("A subscription without a history starts with its last recorded tier", () => {
  expect(extendHistory(known(seen("growth"), null), seen("pro"), at("2026-11-25"))).toEqual([
    period(NOV, DEC, ["growth", NOV], ["pro", at("2026-11-25")]),
  ]);
});

test("An unchanged state does not change the history", () => {
  const history = extendHistory(undefined, seen("growth"), NOV);
  expect(extendHistory(known(seen("growth"), history), seen("growth"), at("2026-11-30"))).toEqual(history);
});

test("A renewal starts a period with one tier and keeps the previous period", () => {
  const first = extendHistory(known(seen("growth"), null), seen("pro"), at("2026-11-25"));
  const second = extendHistory(known(seen("pro"), first), seen("growth", DEC, JAN), at("2026-12-21"));
  expect(second).toEqual([period(DEC, JAN, ["growth", DEC]), ...first]);
  const third = extendHistory(known(seen("growth", DEC, JAN), second), seen("growth", JAN, FEB), JAN);
  expect(third).toEqual([period(JAN, FEB, ["growth", JAN]), period(DEC, JAN, ["growth", DEC])]);
});

test("Another subscription starts its own history", () => {
  const history = extendHistory(undefined, seen("pro"), NOV);
  const other = { ...seen("growth", at("2026-11-28"), at("2026-12-28")), id: "sub_2" };
  expect(extendHistory(known(seen("pro"), history), other, at("2026-11-28"))).toHaveLength(1);
});

test("A change is never recorded before an earlier one", () => {
  const history = extendHistory(known(seen("growth"), null), seen("scale"), at("2026-11-25"));
  const [running] = extendHistory(known(seen("scale"), history), seen("pro"), at("2026-11-22"));
  expect(running?.tiers.map((tier) => tier.at)).toEqual(
    [NOV, at("2026-11-25"), at("2026-11-25")].map((moment) => moment.getTime()),
  );
});
