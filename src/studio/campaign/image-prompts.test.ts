import { expect, test } from "vitest";
import { campaignInputSchema } from "#core/generations/campaign/campaign.ts";
import { writeImagePrompts } from "./image-prompts.ts";

const brief = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  keyFeatures: "Cordless.",
  campaignGoals: "Sell 200 lamps",
};
const promptsFor = (changes: object) =>
  writeImagePrompts(campaignInputSchema.parse({ ...brief, ...changes }), "1");

test("prompts name the brand color that was chosen", () => {
  for (const prompt of promptsFor({ primaryColor: "#E2553F" })) {
    expect(prompt).toContain("Brand color #e2553f as an accent.");
  }
});

test("prompts name no color when none was chosen", () => {
  for (const prompt of promptsFor({})) expect(prompt).not.toMatch(/#[0-9a-f]{6}|Brand colou?r/u);
});
