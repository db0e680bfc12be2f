import { expect, test } from "vitest";
import { reviewAdState, type DecisionKind } from "./decision.ts";

const decided = (decision: DecisionKind, hash: string) => ({ decision, hash });

test.each([
  ["waiting", []],
  ["approved", [decided("approved", "now")]],
  ["changes", [decided("changes", "now")]],
  // The newest decision about the content counts.
  ["changes", [decided("changes", "now"), decided("approved", "now")]],
  ["approved", [decided("approved", "now"), decided("changes", "now")]],
  ["changed", [decided("approved", "before")]],
  ["changed", [decided("changes", "before"), decided("approved", "earlier")]],
  ["waiting", [decided("changes", "before")]],
  // The approved content is back.
  ["approved", [decided("changes", "between"), decided("approved", "now")]],
] as const)("An ad is %s after %j", (state, decisions) => {
  expect(reviewAdState("now", decisions)).toBe(state);
});
