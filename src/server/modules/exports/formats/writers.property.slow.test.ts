import { expect, it } from "vitest";
import { seedProblems } from "./check-files.fixture.ts";
import { templateSeedProblems } from "../templates/check-template.fixture.ts";
import { FORMATS, type WrittenFormat } from "./formats.ts";

const SEEDS = 200;

// `tests/faults/exports-writers.test.ts` runs 10,000 seeds.
it.each(Object.keys(FORMATS) as WrittenFormat[])(
  "%s keeps limits, pauses everything and reads back equal, for seeded campaigns",
  (format) => {
    let ads = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const result = seedProblems(seed, format);
      ads += result.ads;
      expect([seed, result.problems]).toEqual([seed, []]);
    }
    expect(ads).toBeGreaterThan(SEEDS / 4);
  },
);

it("a user's own sheet gets the same texts, paused and without ids, for seeded campaigns and sheets", () => {
  let ads = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const result = templateSeedProblems(seed);
    ads += result.ads;
    expect([seed, result.problems]).toEqual([seed, []]);
  }
  expect(ads).toBeGreaterThan(SEEDS / 4);
});
