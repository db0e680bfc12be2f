import { expect, test } from "vitest";
import type { CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import { similarity } from "#core/similarity.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { countLength, fitsField } from "#core/platforms/text-fields.ts";
import type { Brief } from "../text/facts/brief.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { writeCampaignCopy } from "./write-copy.ts";

const BOILERS: Brief = {
  companyName: "Northside Boilers",
  productName: "Boiler repair",
  targetAudience: "Homeowners in Leeds",
  keyMessage:
    "Gas Safe registered since 1994. No call-out fee. We repair all makes in Leeds within 24 hours. From £65 an hour. First check free.",
  additionalDetails: "Tone: calm. Never mention British Gas.",
};

const write = (brief: Partial<Brief> = {}, language = "en") => {
  const whole = { ...BOILERS, ...brief };
  return writeCampaignCopy(whole, readFacts(whole, language), "1");
};

const of = (copy: CampaignCopy, platform: PlatformId) => copy.find((entry) => entry.platform === platform)!;
const all = (copy: CampaignCopy) =>
  copy.flatMap(({ fields }) => Object.values(fields).flatMap((texts) => texts.map(({ text }) => text)));

test("Every platform gets every field that Adloom writes, within its limits", () => {
  const copy = write();
  expect(copy.map(({ platform }) => platform)).toEqual(PLATFORM_IDS);
  for (const { platform, fields } of copy) {
    const specs: PlatformSpec["fields"] = PLATFORMS[platform].fields;
    for (const [name, field] of Object.entries(specs)) {
      const texts = fields[name] ?? [];
      if (field.written > 0) expect(texts.length, `${platform} ${name}`).toBeGreaterThan(0);
      expect(texts.length, `${platform} ${name}`).toBeLessThanOrEqual(field.written);
      for (const { text } of texts) {
        expect(fitsField(field, text), `${platform} ${name}: ${text}`).toBe(true);
        const isCut =
          field.shown !== undefined && field.max !== 500 && countLength(field, text) > field.shown;
        expect(isCut, `${platform} ${name} is cut: ${text}`).toBe(false);
      }
    }
  }
});

test("Search headlines state different facts, none alike and none with an exclamation mark", () => {
  const headlines = of(write(), "google_search").fields["headlines"]!.map(({ text }) => text);
  expect(headlines.length).toBeGreaterThanOrEqual(8);
  for (const [index, text] of headlines.entries()) {
    expect(text).not.toMatch(/!|\.$/);
    for (const other of headlines.slice(0, index))
      expect(similarity(text, other), `${text} / ${other}`).toBeLessThan(0.6);
  }
});

test("Nothing of the notes, the audience or another business is in any field", () => {
  expect(all(write()).join("\n")).not.toMatch(/tone|calm|british|homeowners/i);
});

test("Every number in the copy stands in the brief", () => {
  const typed = Object.values(BOILERS).join(" ");
  for (const text of all(write()))
    for (const [digits] of text.matchAll(/\p{N}+/gu)) expect(typed, text).toContain(digits);
});

test("A brief with few facts gets fewer texts and says which facts would help", () => {
  const copy = write({ keyMessage: "Fast and friendly", additionalDetails: "" });
  const { fields, missing } = of(copy, "facebook");
  expect(Object.values(fields).flat().length).toBeGreaterThan(0);
  expect(of(write(), "google_search").missing).not.toContain("price");
  expect([...missing, ...of(copy, "google_search").missing]).toContain("price");
});

test("The button is the goal's own on each platform that has one", () => {
  const copy = write({
    productName: "Deep tissue massage",
    keyMessage: "An hour in silence. From £60 an hour.",
  });
  expect(of(copy, "instagram").callToAction).toBe("BOOK_TRAVEL");
  expect(of(copy, "tiktok").callToAction).toBe("BOOK_NOW");
  expect(of(copy, "google_search").callToAction).toBeUndefined();
});

test("A price is in the copy of every platform with room for it", () => {
  for (const platform of ["facebook", "linkedin", "google_search", "x"] as const) {
    const texts = Object.values(of(write(), platform).fields).flat();
    expect(
      texts.some(({ text }) => text.includes("£65")),
      platform,
    ).toBe(true);
  }
});

test("A search ad has no telephone number, which the platform rejects", () => {
  const brief = {
    companyName: "Radhaus Köln",
    productName: "Winter-Inspektion",
    keyMessage: "Fertig in zwei Tagen. Wir holen ab.",
    additionalDetails: "Anrufen: 0221 123 4567.",
  };
  for (const platform of ["google_search", "microsoft_search"] as const) {
    const { fields } = of(writeCampaignCopy(brief, readFacts(brief, "de"), "1"), platform);
    const texts = Object.values(fields).flatMap((all) => all.map(({ text }) => text));
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.join("\n")).not.toMatch(/0221|Anrufen/u);
  }
});

test("A path of a search ad spells the place as typed", () => {
  const brief = { companyName: "Lindenhof", productName: "Kurs", keyMessage: "8 Termine in Göttingen." };
  const { fields } = of(writeCampaignCopy(brief, readFacts(brief, "de"), "1"), "google_search");
  expect(fields["paths"]?.map(({ text }) => text)).toContain("göttingen");
});
