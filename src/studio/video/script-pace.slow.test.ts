import { expect, test } from "vitest";
import { readSamples } from "../../../tests/support/copy-briefs.ts";
import { measureScripts, scriptsFor } from "../../../tests/support/script-quality.ts";

const samples = [...readSamples().values()].flat();

/**
 * Minimum pace of the median script. Most sample briefs have too few facts for the length; the
 * voice then says each of them and is silent for the rest, instead of filling the time with labels.
 */
const PACES = [
  [15, 1.9],
  [30, 1.2],
  [60, 0.58],
] as const;

test.each(PACES)(
  "The median script of %i seconds has at least %f words a second",
  (duration, pace) => {
    expect(measureScripts(scriptsFor(samples, duration)).medianPace).toBeGreaterThanOrEqual(pace);
  },
  120_000,
);
