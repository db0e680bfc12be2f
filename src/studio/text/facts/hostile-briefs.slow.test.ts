import { expect, test } from "vitest";
import { createRandom, pick, type Random } from "../../random.ts";
import { draftsOf } from "../ads/compose.ts";
import { materialOf } from "../ads/write-ads.ts";
import { AUDIENCES, COMPANIES, DETAILS, MESSAGES, PRODUCTS } from "../difficult-inputs.fixture.ts";
import { textOf, type Brief } from "./brief.ts";
import { readFacts } from "./read-facts.ts";

const HOSTILE = [
  "<b>",
  "</script>",
  "&amp;",
  "{company}",
  "${x}",
  "\u0000",
  "\u202E",
  "((((",
  "““““",
  "…,,,;;;",
  "a,".repeat(300),
  "$1 ".repeat(200),
  "1".repeat(500),
  "never mention ".repeat(50),
  "é\u0301".repeat(200),
  "👨‍👩‍👧‍👦".repeat(80),
  "- \n".repeat(200),
  "from $".repeat(100),
  "in Leeds and ".repeat(120),
  "ﷺ".repeat(100),
  " ".repeat(1000),
  "no ".repeat(400),
] as const;
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ja"] as const;

function draw(random: Random): Brief {
  const from = (items: readonly string[]) => pick(random, items) ?? "";
  const mixed = () => Array.from({ length: 4 }, () => from(random() < 0.5 ? HOSTILE : MESSAGES)).join(" ");
  return {
    companyName: from(COMPANIES),
    productName: from(PRODUCTS),
    targetAudience: from(AUDIENCES),
    keyMessage: mixed(),
    additionalDetails: `${from(DETAILS)} ${mixed()}`,
    campaignGoals: from(MESSAGES),
  };
}

/** Statements that 2,500 characters in each of three fields can hold. */
const MAX_FACTS = 2_500;

test("Any text is read with spans that hold, and the work on it is bounded", () => {
  const random = createRandom("hostile briefs");
  for (let run = 0; run < 200; run++) {
    const brief = draw(random);
    const language = pick(random, LANGUAGES) ?? "en";
    const facts = readFacts(brief, language);
    for (const { text, span } of facts.all) {
      if (!/[<&]/u.test(textOf(brief, span))) expect(textOf(brief, span)).toBe(text);
    }
    const material = materialOf(brief, facts);
    expect(facts.all.length).toBeLessThanOrEqual(MAX_FACTS);
    expect(material.lines.length).toBeLessThanOrEqual(12);
    expect(material.names.length).toBeLessThanOrEqual(1_000);
    expect(draftsOf(material, 200).length).toBeLessThanOrEqual(60_000);
  }
});
