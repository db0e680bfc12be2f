import { expect, test } from "vitest";
import { campaignInputSchema } from "./campaign.ts";
import { campaignReadme } from "./readme.ts";

const NO_OUTPUT = { textAds: [], imagePrompts: [], images: [], videoScript: "", scenes: [], storyboard: [] };
const NAMES = { companyName: "Halden", productName: "Dusk Lamp" };

const briefIn = (fields: object) => {
  const input = campaignInputSchema.parse({
    ...{ ...NAMES, keyFeatures: "Cordless.", campaignGoals: "Sell online." },
    ...fields,
  });
  return campaignReadme(input, NO_OUTPUT).split("Your brief\n")[1];
};

test("The README repeats every field of the brief", () => {
  const brief = briefIn({
    industry: "retail",
    targetAudience: "Renters",
    brandVoice: "casual",
    budget: "$4,000",
    timeline: "6 weeks",
    additionalDetails: "Repaired by us.\nCharges over USB-C.",
  });
  expect(brief?.trimEnd().split("\n")).toEqual([
    expect.stringMatching(/^ {2}Industry: Retail/u),
    "  Target audience: Renters",
    expect.stringMatching(/^ {2}Brand voice: Casual/u),
    "  Key features: Cordless.",
    "  Campaign goals: Sell online.",
    "  Budget: $4,000",
    "  Timeline: 6 weeks",
    "  Additional details: Repaired by us. Charges over USB-C.",
  ]);
});

test("The README leaves out empty fields of the brief", () => {
  expect(briefIn({})).not.toMatch(/Industry|Additional|Budget|: *$/mu);
});
