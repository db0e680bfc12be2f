import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GenerationOf } from "#core/generations/api.ts";
import type { CopyOutput } from "#core/generations/copy/copy.ts";
import { createStudio } from "#server/adapters/ai/studio/studio.ts";
import { CAMPAIGN_BRIEF, campaignOutput, withPackages } from "../../support/campaign.ts";
import { BRIEF } from "../../support/generations.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline({ plans: withPackages(10), ai: { studio: createStudio() } });
});
afterAll(() => pipeline.app.stop());

async function textAdsOf(input: object): Promise<string> {
  const client = await pipeline.newUser();
  const id = await client.start({ input: { ...BRIEF, language: "en", ...input } });
  const { output } = (await client.ended(id)) as GenerationOf<"text">;
  return output!.ads.join("\n");
}

async function copyOf(input: object): Promise<CopyOutput> {
  const client = await pipeline.newUser();
  const id = await client.start({ kind: "copy", input: { ...BRIEF, language: "en", ...input } });
  const { output } = (await client.ended(id)) as GenerationOf<"copy">;
  return output!;
}

async function packageOf(input: object) {
  const client = await pipeline.newUser();
  const id = await client.start({ kind: "campaign", input: { ...CAMPAIGN_BRIEF, language: "en", ...input } });
  return campaignOutput(await client.ended(id, 60_000));
}

describe("An address in a fact", () => {
  test.each([
    "Order at https://shop.example.com/bikes?x=<1> now. Leave the car at home.",
    "See https://example.com/menu?a=1&b=2. Leave the car at home.",
    "http://example.com/a has the list. Leave the car at home.",
    "https://example.com",
  ])("keeps its scheme or is left out: %s", async (keyMessage) => {
    const { copy } = await copyOf({ keyMessage });
    const texts = copy.flatMap(({ fields }) =>
      Object.values(fields)
        .flat()
        .map(({ text }) => text),
    );
    const all = [await textAdsOf({ keyMessage }), ...texts].join("\n");
    for (const [found] of all.matchAll(/\S*example\.com\S*/g)) expect(found).toMatch(/^https?:\/\//);
    expect(all).not.toMatch(/(?:^|\s)[A-Z]=/m);
  });
});

test('The goal "More quote requests" asks for a quote, on the images and in the copy', async () => {
  const { images, copy, textAds } = await packageOf({ campaignGoals: "More quote requests" });
  for (const { callToAction } of images) expect(callToAction).toBe("Get a quote");
  expect(copy?.find(({ platform }) => platform === "facebook")?.callToAction).toMatch(/QUOTE/i);
  expect(textAds.join("\n")).toMatch(/quote/i);
  expect(JSON.stringify(copy)).not.toContain("quote requests");
});

test("The brand voice changes the texts of a package, not its images alone", async () => {
  const french = {
    companyName: "Boulangerie Lind",
    productName: "Pain au levain",
    keyFeatures: "Cuit chaque matin. Livraison à vélo dans tout Lyon. 4,80 € la miche.",
    campaignGoals: "Plus de commandes",
    targetAudience: "",
    language: "fr",
  };
  const textsOf = async (brandVoice: string) => {
    const { textAds, copy } = await packageOf({ ...french, brandVoice });
    return JSON.stringify([textAds, copy]);
  };
  const [casual, luxury] = [await textsOf("casual"), await textsOf("luxury")];
  expect(casual).toMatch(/Commande[^sz]|Passe /);
  expect(luxury).not.toMatch(/Commande[^sz]|Passe /);
  expect(luxury).not.toMatch(/\p{Extended_Pictographic}/u);
});
