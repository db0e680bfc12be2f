import { expect, test } from "vitest";
import { readSamples } from "../../../../tests/support/copy-briefs.ts";
import { adTexts, campaignTexts, refusedTexts, scriptTexts } from "../../../../tests/support/gate-copy.ts";
import { sampleSize } from "../../../../tests/support/sample.ts";
import { checkMainText } from "#core/checks/check.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { readFacts } from "../../text/facts/read-facts.ts";
import { brief } from "./gate.fixture.ts";

const samples = [...readSamples().values()].flat();
const RUNS = sampleSize(200);
/** Campaign copy and scripts take longer to write. */
const LONG_RUNS = sampleSize(20);

/** Briefs spread over all languages. */
const briefs = (count: number) =>
  Array.from({ length: count }, (_, run) => samples[Math.floor((run * samples.length) / count)]!);

test("The gate accepts the studio's ads", () => {
  for (const [seed, source] of briefs(RUNS).entries())
    expect(refusedTexts(source, adTexts(source, String(seed))), JSON.stringify(source.brief)).toEqual([]);
});

test("The gate accepts the studio's campaign copy and scripts", () => {
  for (const source of briefs(LONG_RUNS)) {
    const texts = [...campaignTexts(source, "1"), ...scriptTexts(source, "1")];
    expect(refusedTexts(source, texts), JSON.stringify(source.brief)).toEqual([]);
  }
});

const promises = (text: string) =>
  checkMainText(text, PLATFORM_IDS).filter(
    ({ ruleId, severity }) => severity === "reject" && ["cure", "guarantee"].includes(ruleId),
  );

test("The studio leaves out what platforms reject if the brief says anything else", () => {
  const tea = brief("Vale", "Herbal tea", "Cures cancer. Grown in Kent. 20 bags for £6.");
  const source = { brief: tea, facts: readFacts(tea, "en") };
  for (const { text } of [
    ...adTexts(source, "1"),
    ...campaignTexts(source, "1"),
    ...scriptTexts(source, "1"),
  ])
    expect(promises(text), text).toEqual([]);
});

test("A brief without other statements is printed unchanged, and the checks report it", () => {
  const savings = brief("Northfund", "Savings plan", "Guaranteed 30% return");
  const texts = adTexts({ brief: savings, facts: readFacts(savings, "en") }, "1").map(({ text }) => text);
  expect(texts.join(" ")).toMatch(/guaranteed 30% return/i);
  expect(promises(texts.join(" "))).not.toEqual([]);
});

test("The gate accepts contacts in the details", () => {
  const typed = {
    companyName: "Pip & Barley",
    productName: "Dog grooming",
    keyMessage: "One dog at a time. No cages. Full groom for 42 pounds.",
    additionalDetails: "Tone warm. Call Pip on 0117 496 0555.",
  };
  const source = { brief: typed, facts: readFacts(typed, "en") };
  const texts = [...adTexts(source, "1"), ...scriptTexts(source, "1")];
  expect(texts.some(({ text }) => text.includes("Call Pip on 0117 496 0555"))).toBe(true);
  expect(refusedTexts(source, texts)).toEqual([]);
});
