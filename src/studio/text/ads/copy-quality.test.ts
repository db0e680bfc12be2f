import { expect, test } from "vitest";
import { adSets } from "../../../../tests/support/copy-briefs.ts";
import { measureCopy } from "../../../../tests/support/copy-quality.ts";

const sets = adSets();
const all = [...sets.values()].flat();

test.each([...sets])("Ads in %s have no fault", (_, ofLanguage) => {
  const quality = measureCopy(ofLanguage);
  expect(quality.tooLong).toEqual([]);
  expect(quality.printedNotes).toEqual([]);
  expect(quality.inventedNumbers).toEqual([]);
  expect(quality.withoutCall).toEqual([]);
  expect(quality.withoutPrice).toEqual([]);
});

test("Ads differ within a set and over all briefs", () => {
  expect(all.length).toBeGreaterThanOrEqual(120);
  const quality = measureCopy(all);
  expect(quality.meanSimilarity).toBeLessThan(0.4);
  expect(quality.sameSkeleton).toBeLessThanOrEqual(0.06);
  expect(quality.factsUsed).toBeGreaterThan(0.6);
});
