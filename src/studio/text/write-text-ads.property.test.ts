import { expect, test } from "vitest";
import { sampleSize } from "../../../tests/support/sample.ts";
import { countEmojis } from "../language/emoji.ts";
import { createRandom, pick, type Random } from "../random.ts";
import type { TextBrief } from "./brief.ts";
import { AUDIENCES, COMPANIES, DETAILS, MESSAGES, PRODUCTS } from "./difficult-inputs.fixture.ts";
import { writeTextAds } from "./write-text-ads.ts";

const RUNS = sampleSize(200);
const BANNED =
  /\b(?:best|leading|perfect|ultimate|unlock|elevate|game[- ]changer|look no further|next level|award\w*|guarantee\w*|discount\w*|free|cheap\w*|world-class|#1)\b/giu;
const LENGTHS = [125, 125, 200];

function draw(random: Random): TextBrief {
  const from = (items: readonly string[]) => pick(random, items) ?? "";
  const joined = (items: readonly string[]) =>
    random() < 0.3 ? `${from(items)} ${from(items)}` : from(items);
  return {
    companyName: from(COMPANIES),
    productName: from(PRODUCTS),
    targetAudience: from(AUDIENCES),
    keyMessage: joined(MESSAGES).slice(0, 2000).toWellFormed(),
    additionalDetails: joined(DETAILS).slice(0, 2000).toWellFormed(),
  };
}

function findFault(brief: TextBrief, texts: readonly string[]): string | null {
  const typed = Object.values(brief).join(" ").replace(/\s+/gu, " ");
  const lower = `${typed} ${typed.replace(/[()"]/g, "")}`.toLowerCase();
  if (new Set(texts).size !== 3) return "same text";
  for (const [index, text] of texts.entries()) {
    if (/[\r\n\t]/.test(text) || text !== text.trim() || / {2}/.test(text)) return `white space: ${text}`;
    if (!text.isWellFormed()) return `broken unicode: ${text}`;
    if (text.length > (LENGTHS[index] ?? 0)) return `too long: ${text}`;
    if (/\{\w+\}|undefined|null|\[object/.test(text) && !/\{\w+\}/.test(typed)) return `placeholder: ${text}`;
    for (const [digits] of text.matchAll(/\p{N}+/gu))
      if (!typed.includes(digits)) return `invented ${digits}: ${text}`;
    for (const [word] of text.matchAll(BANNED))
      if (!lower.includes(word.toLowerCase())) return `banned ${word}: ${text}`;
    for (const [pair] of text.matchAll(
      /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}]+) \1(?![\p{L}\p{M}\p{N}])/giu,
    )) {
      if (!lower.includes(pair.toLowerCase())) return `doubled word ${pair}: ${text}`;
    }
    for (const [marks] of text.matchAll(/[.,;:!?。！？،؟…]{2,}/gu)) {
      if (!typed.includes(marks)) return `doubled punctuation ${marks}: ${text}`;
    }
    const orphan = / [.,;!?](?: |$)/u.exec(text)?.[0];
    if (orphan !== undefined && !typed.includes(orphan.trim())) return `orphan space: ${text}`;
    const typedEmojis = countEmojis(typed);
    if (countEmojis(text) > Math.max(1, typedEmojis)) return `too many emojis: ${text}`;
  }
  return null;
}

test("No brief leads to a faulty ad", () => {
  const random = createRandom("hard briefs");
  for (let run = 0; run < RUNS; run++) {
    const brief = draw(random);
    const drafts = writeTextAds(brief, String(run));
    const fault = findFault(
      brief,
      drafts.map((draft) => draft.text),
    );
    if (fault !== null)
      expect.fail(`${fault}\n${JSON.stringify(brief)}\n${drafts.map((draft) => draft.text).join("\n")}`);
    if (run % 50 === 0) expect(writeTextAds(brief, String(run))).toEqual(drafts);
  }
}, 60_000);
