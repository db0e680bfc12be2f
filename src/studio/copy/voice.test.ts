import { expect, test } from "vitest";
import { BRAND_VOICES, type BrandVoice } from "#core/generations/campaign/campaign.ts";
import type { CopyBrief } from "#core/generations/copy/copy.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { writeTextAds } from "../text/write-text-ads.ts";
import { writeCopyFor } from "./write-copy-for.ts";

const BAKERY = {
  companyName: "Boulangerie Lind",
  productName: "Pain au levain",
  targetAudience: "",
  keyMessage: "Cuit chaque matin. Livraison à vélo dans tout Lyon. 4,80 € la miche.",
  keyFeatures: "",
  campaignGoals: "",
  additionalDetails: "",
  language: "fr",
} as const;

const adsIn = (brandVoice: BrandVoice) =>
  writeTextAds(BAKERY, "1", { voice: brandVoice })
    .map(({ text }) => text)
    .join("\n");

const copyIn = (brandVoice: BrandVoice) => {
  const brief: CopyBrief = {
    ...BAKERY,
    brandVoice,
    wordsToUse: [],
    wordsToAvoid: [],
    platforms: [...PLATFORM_IDS],
    angles: [],
  };
  return JSON.stringify(writeCopyFor(brief, "1"));
};

test("A brand voice decides between tu and vous, urgency and emoji, in text ads and in all fields", () => {
  for (const write of [adsIn, copyIn]) {
    expect(write("casual")).toMatch(/Commande[^zr]|Passe /);
    expect(write("luxury")).not.toMatch(/Commande[^zr]|Passe /);
    expect(write("luxury")).not.toMatch(/maintenant|aujourd’hui/i);
  }
  expect(adsIn("professional")).not.toMatch(/\p{Extended_Pictographic}/u);
  expect(adsIn("playful")).toMatch(/\p{Extended_Pictographic}/u);
});

test("The address of the owner's own sentences comes before that of the voice", () => {
  const brief = { ...BAKERY, keyMessage: "Choisissez votre miche. Cuit chaque matin. 4,80 € la miche." };
  const texts = BRAND_VOICES.map((voice) =>
    writeTextAds(brief, "1", { voice })
      .map(({ text }) => text)
      .join("\n"),
  );
  for (const text of texts) expect(text).not.toMatch(/Commande[^zr]|Passe /);
});
