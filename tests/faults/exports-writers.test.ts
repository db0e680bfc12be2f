import { expect, test } from "vitest";
import { seedProblems } from "#server/modules/exports/formats/check-files.fixture.ts";
import { templateSeedProblems } from "#server/modules/exports/templates/check-template.fixture.ts";
import { FORMATS, type WrittenFormat } from "#server/modules/exports/formats/formats.ts";

const SEEDS = 10_000;

test.each(Object.keys(FORMATS) as WrittenFormat[])(
  "%s: 10,000 seeded campaigns give no long cell, no formula, nothing that runs and no name twice",
  (format) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const { problems } = seedProblems(seed, format);
      if (problems.length > 0) expect([seed, problems]).toEqual([seed, []]);
    }
  },
);

test("own sheets: 10,000 seeded campaigns and sheets give the same texts, nothing that runs and no id", () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const { problems } = templateSeedProblems(seed);
    if (problems.length > 0) expect([seed, problems]).toEqual([seed, []]);
  }
});
