import { expect, test } from "vitest";
import { readSamples } from "../../../tests/support/copy-briefs.ts";
import { sampleOf } from "../../../tests/support/sample.ts";
import { measureScripts, type ReadScript, scriptsFor } from "../../../tests/support/script-quality.ts";
import { readFacts } from "../text/facts/read-facts.ts";

const samples = sampleOf([...readSamples().values()].flat());

/** Minimum share of scripts on pace, and minimum pace of the median script. */
const PACES = [
  [15, 0.75, 2.2],
  [30, 0, 1.5],
  [60, 0, 0.75],
] as const;

test.each(PACES)(
  "Scripts of %i seconds have no fault and fill their time",
  (duration, onPace, pace) => {
    const quality = measureScripts(scriptsFor(samples, duration));
    expect(quality.added).toEqual([]);
    expect(quality.crowded).toEqual([]);
    expect(quality.longTexts).toEqual([]);
    expect(quality.withoutPrice).toEqual([]);
    expect(quality.repeated).toEqual([]);
    expect(quality.onPace).toBeGreaterThanOrEqual(onPace);
    expect(quality.medianPace).toBeGreaterThanOrEqual(pace);
    // In a small sample, one script is already a large share.
    expect(quality.sameSkeleton * samples.length).toBeLessThanOrEqual(Math.max(1, 0.03 * samples.length));
  },
  120_000,
);

const BRIEF = {
  companyName: "Pip & Barley",
  productName: "Dog grooming",
  keyMessage: "One dog at a time. No cages. Full groom for 42 pounds. Open Saturdays.",
};

/** The script of a brief with its first scene changed. */
function withScene(change: Partial<ReadScript["scenes"][number]>): ReadScript {
  const source = { brief: BRIEF, facts: readFacts(BRIEF, "en") };
  const [script] = scriptsFor([source], 15);
  const [first, ...others] = script?.scenes ?? [];
  if (!script || !first) throw new Error("No script");
  return { ...script, scenes: [{ ...first, ...change }, ...others] };
}

test.each([
  ["added", { voiceOver: "Imagine a wonderful morning with somebody who understands your friend." }],
  ["crowded", { voiceOver: "One dog at a time. ".repeat(4) }],
  ["longTexts", { onScreenText: "One dog at a time, and no cages at all here" }],
  ["repeated", { voiceOver: "One dog at a time. One dog at a time." }],
] as const)("A fault in a script is found: %s", (fault, change) => {
  expect(measureScripts([withScene({})])[fault]).toEqual([]);
  expect(measureScripts([withScene(change)])[fault]).toHaveLength(1);
});

test("A script without the price of its brief is found", () => {
  const { scenes, ...script } = withScene({});
  const silent = scenes.map((scene) => ({
    ...scene,
    voiceOver: scene.voiceOver.replaceAll("42 pounds", ""),
  }));
  expect(measureScripts([{ ...script, scenes }]).withoutPrice).toEqual([]);
  expect(measureScripts([{ ...script, scenes: silent }]).withoutPrice).toHaveLength(1);
});

test("Businesses of one trade do not get the same script with other names", () => {
  const names = ["North Paws", "Wagtail", "Shaggy Lane", "Mucky Pup", "Bark & Bath", "Bluebell Dogs"];
  const scripts = scriptsFor(
    names.map((companyName) => {
      const brief = { ...BRIEF, companyName };
      return { brief, facts: readFacts(brief, "en") };
    }),
    30,
  );
  expect(measureScripts(scripts).sameSkeleton).toBeLessThanOrEqual(0.34);
});
