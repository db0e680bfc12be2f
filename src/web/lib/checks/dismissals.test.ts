import { expect, test } from "vitest";
import { checkField } from "#core/checks/check.ts";
import { clearDrafts } from "../drafts.ts";
import { memoryStorage } from "../memory-storage.fixture.ts";
import { dismissalOf, isSameRemark, loadDismissals, saveDismissals } from "./dismissals.ts";

const TEXT = "GREAT lamps, GREAT prices";
const findings = checkField({ platform: "google_search", field: "descriptions", text: TEXT });
const loud = findings.find(({ ruleId }) => ruleId === "caps-word")!;
const dismissal = dismissalOf(loud, TEXT, "It is our name");

test("A dismissal holds for the same words of the same text and version of the rule", () => {
  expect(dismissal).toMatchObject({ rule: "caps-word", words: "GREAT", reason: "It is our name" });
  expect(isSameRemark(dismissal, dismissalOf(loud, TEXT, ""))).toBe(true);
  expect(isSameRemark(dismissal, dismissalOf(loud, "GREAT lamps", ""))).toBe(false);
  expect(isSameRemark(dismissal, { ...dismissal, version: dismissal.version + 1 })).toBe(false);
});

test("Dismissals are stored by user, the last 200 of them, until the user signs out", () => {
  const storage = memoryStorage();
  saveDismissals(storage, "u1", Array<typeof dismissal>(250).fill(dismissal));
  expect(loadDismissals(storage, "u1")).toHaveLength(200);
  expect(loadDismissals(storage, "u2")).toEqual([]);
  clearDrafts(storage, "u1");
  expect(loadDismissals(storage, "u1")).toEqual([]);
});

test("Malformed entries of the storage are ignored", () => {
  const storage = memoryStorage();
  for (const broken of ["{", "5", '[{"rule":1},null]']) {
    storage.setItem("draft:u1:dismissed-remarks", broken);
    expect(loadDismissals(storage, "u1")).toEqual([]);
  }
});
