import { expect, test } from "vitest";
import type { CopyBrief } from "#core/generations/copy/copy.ts";
import { readCopyFacts } from "./copy-facts.ts";
import { wishedWords } from "./wish.ts";
import { writeCopyFor } from "./write-copy-for.ts";

const BRIEF: CopyBrief = {
  companyName: "Northside",
  productName: "Boiler repair",
  targetAudience: "",
  keyMessage: "",
  keyFeatures:
    "No call-out fee. We repair all makes within 24 hours. From £65 an hour. A 5 year guarantee on parts. Photos by WhatsApp.",
  campaignGoals: "More bookings",
  additionalDetails: "",
  brandVoice: "professional",
  wordsToUse: [],
  wordsToAvoid: [],
  language: "en",
  platforms: ["facebook"],
  angles: [],
};

const rewritten = (field: string, wish: string, current: string) => {
  const rewrite = { fields: { [field]: [current] }, field, wish };
  const [copy] = writeCopyFor({ ...BRIEF, rewrite }, "1");
  return copy?.fields[field]?.map(({ text }) => text).join("\n") ?? "";
};

test.each([
  ["primaryText", "Mention the 5 year guarantee", /guarantee/u],
  ["primaryText", "say more about WhatsApp", /WhatsApp/u],
  ["headline", "the guarantee please", /guarantee/u],
])("A text that is written again states what the wish names (%s: %s)", (field, wish, words) => {
  expect(rewritten(field, wish, "No call-out fee. Book with Northside.")).toMatch(words);
});

test("A wish for something that the brief does not say names no words", () => {
  const { facts } = readCopyFacts(BRIEF);
  expect(wishedWords("in French please", facts)).toEqual([]);
  expect(wishedWords("more about boiler repair at Northside", facts)).toEqual([]);
});
