import type { InferredLanguage } from "../language/infer-language.ts";
import { normalizeSpaces } from "../language/sentences.ts";
import { createRandom } from "../random.ts";
import type { AngleWriter, Attempt } from "./angle-writer.ts";
import { parseAudience } from "./audience.ts";
import { inferBriefLanguage } from "./brief-language.ts";
import type { TextAdDraft, TextBrief } from "./brief.ts";
import type { Category } from "./category-keywords.ts";
import { inferCategory } from "./category.ts";
import { scorePenalty } from "./check-copy.ts";
import { type AdContext, composeBenefit, composeInvitation, composeProblem } from "./compose.ts";
import { distributeFacts } from "./distribute-facts.ts";
import { emojisFor } from "./emojis.ts";
import { extractFacts } from "./facts.ts";
import { neutralWriters } from "./neutral.ts";
import { offerPhrase } from "./offer-phrase.ts";
import type { PhraseBook } from "./phrase-book.ts";
import { categoryPhrases, phraseBookFor } from "./phrase-books.ts";
import { placeEmojis } from "./place-emojis.ts";
import type { Slots } from "./template.ts";

/** Drafts of one ad, of which the best is taken. */
const MAX_ATTEMPTS = 18;
const ATTEMPTS_PER_BREVITY = 6;

/**
 * Writes three ads of different angles. The same brief and seed give the same ads. Every claim is a
 * sentence of the user's; the studio adds the names, connecting words and stock phrases.
 */
export function writeTextAds(input: TextBrief, seed: string): TextAdDraft[] {
  const brief = {
    ...input,
    companyName: normalizeSpaces(input.companyName),
    productName: normalizeSpaces(input.productName),
  };
  const language = inferBriefLanguage(brief);
  const book = phraseBookFor(language.language);
  const category = inferCategory(brief);
  const userText = normalizeSpaces(Object.values(brief).join(" "));
  const writers =
    book === null ? neutralWriters(brief, language) : bookWriters(book, brief, language, category);

  const signature = createRandom(userText)();
  const drafts: TextAdDraft[] = [];
  for (const { angle, write } of writers) {
    let best = { text: "", penalty: Infinity };
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !isGoodEnough(best.penalty, attempt); attempt++) {
      const random = createRandom(`${seed} ${angle} ${attempt} ${signature}`);
      const used = drafts.map((draft) => draft.text);
      const sentences = write({ random, used, brevity: Math.floor(attempt / ATTEMPTS_PER_BREVITY) });
      const text = placeEmojis(sentences, {
        emojis: emojisFor(category),
        leads: angle === "benefit" || angle === "brand",
        random,
        script: language.script,
      });
      const penalty = scorePenalty(text, userText) + repeatPenalty(text, used);
      if (penalty < best.penalty) best = { text, penalty };
    }
    drafts.push({ angle, text: best.text });
  }
  return drafts;
}

/** Writers that use a phrase book. */
function bookWriters(
  book: PhraseBook,
  brief: TextBrief,
  { script, language }: InferredLanguage,
  category: Category | null,
): AngleWriter[] {
  const audience = parseAudience(brief.targetAudience, book);
  const facts = distributeFacts(extractFacts(brief, script));
  const phrases = categoryPhrases(book, category);
  const contextOf = ({ random, used, brevity }: Attempt): AdContext => {
    const slots: Slots = {
      product: brief.productName,
      company: brief.companyName,
      offer: offerPhrase(book, brief, random),
      audience: audience?.phrase ?? "",
      audienceLabel: audience?.label ?? "",
    };
    return { book, phrases, slots, facts, script, language, random, used, brevity };
  };
  return [
    { angle: "benefit", write: (attempt) => composeBenefit(contextOf(attempt)) },
    { angle: "problem", write: (attempt) => composeProblem(contextOf(attempt)) },
    { angle: "invitation", write: (attempt) => composeInvitation(contextOf(attempt)) },
  ];
}

/** An unusual length is accepted after a few attempts, a real fault only after all of them. */
function isGoodEnough(penalty: number, attempt: number): boolean {
  return penalty === 0 || (penalty < 0.5 && attempt >= ATTEMPTS_PER_BREVITY / 2);
}

/** Ads that are shown side by side must not start with the same words. */
function repeatPenalty(text: string, used: readonly string[]): number {
  const opening = firstWords(text);
  return used.filter((other) => firstWords(other) === opening).length * 2;
}

function firstWords(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 2).join(" ").toLowerCase();
}
