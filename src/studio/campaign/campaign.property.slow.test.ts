import { expect, test } from "vitest";
import { BRAND_VOICES, campaignInputSchema, INDUSTRIES } from "#core/generations/campaign/campaign.ts";
import { countEmojis, stripEmojis } from "../language/emoji.ts";
import { createRandom, pick, type Random } from "../random.ts";
import { AUDIENCES, COMPANIES, DETAILS, MESSAGES, PRODUCTS } from "../text/difficult-inputs.fixture.ts";
import { writeTextAds } from "../text/write-text-ads.ts";
import { imageBriefOf, textBriefOf } from "./briefs.ts";
import { writeImagePrompts } from "./image-prompts.ts";

const RUNS = 2_000;
/** Text ads are slow to write and have their own property test. */
const ADS_EVERY = 10;

function draw(random: Random) {
  const from = <T>(items: readonly T[]) => pick(random, items)!;
  return campaignInputSchema.parse({
    companyName: from(COMPANIES),
    productName: from(PRODUCTS),
    industry: from([...INDUSTRIES, "" as const]),
    brandVoice: from(BRAND_VOICES),
    targetAudience: from(AUDIENCES).slice(0, 500),
    keyFeatures: `${from(MESSAGES)}.`.slice(0, 2000).toWellFormed(),
    campaignGoals: `Sell 777 units and ${from(["win new customers", "open a 5th shop", "beat Acme"])} by May`,
    additionalDetails: from(DETAILS).slice(0, 2000).toWellFormed(),
  });
}

type Input = ReturnType<typeof draw>;

const flat = (text: string) => text.toWellFormed().replace(/\s+/gu, " ");

function findPromptFault(input: Input, prompts: readonly string[]): string | null {
  const typed = flat(`${Object.values(input).join(" ")} ${input.primaryColor}`);
  if (new Set(prompts).size !== 3) return "the same prompt twice";
  for (const prompt of prompts) {
    if (/[\r\n\t]| {2}/u.test(prompt) || prompt !== prompt.trim()) return `white space: ${prompt}`;
    if (!prompt.includes(flat(input.productName).trim())) return `no product: ${prompt}`;
    if (prompt.includes("777")) return `a goal: ${prompt}`;
    for (const [digits] of prompt.matchAll(/\p{N}+/gu))
      if (!typed.includes(digits)) return `invented ${digits}: ${prompt}`;
    for (const [pair] of prompt.matchAll(/(?<![\p{L}\p{M}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{M}\p{N}])/giu))
      if (!typed.toLowerCase().includes(pair.toLowerCase())) return `doubled ${pair}: ${prompt}`;
    if (/\{\w+\}|undefined|null/.test(prompt) && !/\{\w+\}|undefined|null/.test(typed))
      return `hole: ${prompt}`;
  }
  return null;
}

function findCopyFault(input: Input, ads: readonly string[]): string | null {
  const { headline, description } = imageBriefOf(input, ads);
  const texts = [ads.join(" "), Object.values(input).join(" ")];
  const sources = flat([...texts, ...texts.map(stripEmojis)].join(" "));
  if (headline === "" || headline !== headline.trim()) return `empty: "${headline}"`;
  if (headline.length > 100) return `long: ${headline}`;
  if (!headline.isWellFormed() || countEmojis(headline) > countEmojis(input.productName))
    return `emoji: ${headline}`;
  const own = headline.replace(/[.…]$/u, "");
  // A message in capitals is written in small letters.
  if (!sources.toLowerCase().includes(own.toLowerCase())) return `not from the ads: ${headline}`;
  if (description.length > 180) return `long description: ${description}`;
  if (`${headline} ${description}`.includes("777")) return `a goal: ${headline} ${description}`;
  return null;
}

test("No input leads to a faulty prompt, headline or description, and no goal reaches customers", () => {
  const random = createRandom("campaigns");
  const faults: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const input = draw(random);
    const seed = String(run);
    const inPrompts = findPromptFault(input, writeImagePrompts(input, seed));
    if (inPrompts) faults.push(inPrompts);
    if (run % ADS_EVERY > 0) continue;
    const { campaignGoals } = input;
    const ads = writeTextAds(textBriefOf(input), seed, { campaignGoals }).map(({ text }) => text);
    const inWords = findCopyFault(input, ads);
    if (inWords) faults.push(inWords);
  }
  expect(faults.slice(0, 10)).toEqual([]);
}, 120_000);
