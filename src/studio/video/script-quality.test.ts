import { expect, test } from "vitest";
import { VIDEO_DURATIONS } from "#core/generations/video/video.ts";
import { readSamples } from "../../../tests/support/copy-briefs.ts";
import { sampleOf } from "../../../tests/support/sample.ts";
import { measureScripts, type ReadScript, scriptsFor } from "../../../tests/support/script-quality.ts";
import { readFacts } from "../text/facts/read-facts.ts";

const samples = sampleOf([...readSamples().values()].flat());

test.each(VIDEO_DURATIONS)(
  "Scripts of %i seconds have no fault and say every statement",
  (duration) => {
    const quality = measureScripts(scriptsFor(samples, duration));
    expect(quality.added).toEqual([]);
    expect(quality.crowded).toEqual([]);
    expect(quality.longTexts).toEqual([]);
    expect(quality.withoutPrice).toEqual([]);
    expect(quality.repeated).toEqual([]);
    expect(quality.labels).toEqual([]);
    expect(quality.unsaid).toEqual([]);
    expect(quality.withoutContact).toEqual([]);
    expect(quality.omitted).toEqual([]);
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
  ["labels", { voiceOver: "One dog at a time. Dog grooming." }],
  ["unsaid", { onScreenText: "Two cats at a time" }],
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

test("A script that leaves out a statement although it has time is found", () => {
  const brief = { ...BRIEF, keyMessage: `${BRIEF.keyMessage} Muddy paws welcome.` };
  const [script] = scriptsFor([{ brief, facts: readFacts(brief, "en") }], 30);
  if (!script) throw new Error("No script");
  expect(measureScripts([script]).omitted).toEqual([]);
  const scenes = script.scenes.map((scene) => ({
    ...scene,
    voiceOver: scene.voiceOver.replace(/muddy paws welcome\.?/giu, ""),
  }));
  expect(measureScripts([{ ...script, scenes }]).omitted).toHaveLength(1);
});

test("An end card without the telephone number of its brief is found", () => {
  const brief = { ...BRIEF, additionalDetails: "Tel. 0117 496 0555" };
  const [script] = scriptsFor([{ brief, facts: readFacts(brief, "en") }], 15);
  if (!script) throw new Error("No script");
  expect(script.scenes[2]?.onScreenText).toMatch(/book[^:]*: 0117 496 0555$/iu);
  expect(measureScripts([script]).withoutContact).toEqual([]);
  const scenes = script.scenes.map((scene) => ({ ...scene, onScreenText: "Book your slot" }));
  expect(measureScripts([{ ...script, scenes }]).withoutContact).toHaveLength(1);
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
