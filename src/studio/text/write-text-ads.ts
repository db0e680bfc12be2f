import type { InferredLanguage } from "../language/infer-language.ts";
import { normalizeSpaces } from "../language/sentences.ts";
import { createRandom } from "../random.ts";
import { readAudience } from "./audience.ts";
import type { TextAdDraft, TextBrief } from "./brief.ts";
import { inferCategory } from "./category.ts";
import { readLanguage } from "./brief-language.ts";
import type { Category } from "./category-keywords.ts";
import { countFaults } from "./check-copy.ts";
import { composeBenefit, composeInvitation, composeProblem, type Material } from "./compose.ts";
import type { Attempt, Composition } from "./composition.ts";
import { emojisFor } from "./emojis.ts";
import { readFacts } from "./facts.ts";
import type { Slots } from "./fill.ts";
import { composeNeutral } from "./neutral.ts";
import { offerOf } from "./offer.ts";
import type { PhraseBook } from "./phrase-book.ts";
import { phraseBookFor, sceneFor } from "./phrase-books.ts";
import { setEmojis } from "./set-emojis.ts";
import { shareFacts } from "./share-facts.ts";

const TRIES = 18;
const TRIES_PER_BREVITY = 6;

/**
 * Three ads of different angles for one brief: the same for the same seed, other wording for another. Everything an ad
 * claims is the user's own sentence; the studio adds names, connecting words and scenes from everyday life.
 */
export function writeTextAds(input: TextBrief, seed: string): TextAdDraft[] {
  const brief = {
    ...input,
    companyName: normalizeSpaces(input.companyName),
    productName: normalizeSpaces(input.productName),
  };
  const language = readLanguage(brief);
  const book = phraseBookFor(language.language);
  const category = inferCategory(brief);
  const userText = normalizeSpaces(Object.values(brief).join(" "));
  const compositions =
    book === null ? composeNeutral(brief, language) : composeWith(book, brief, language, category);

  const signature = createRandom(userText)();
  const drafts: TextAdDraft[] = [];
  for (const { angle, compose } of compositions) {
    let best = { text: "", faults: Infinity, sentences: [] as string[] };
    for (let attempt = 0; attempt < TRIES && !isGoodEnough(best.faults, attempt); attempt++) {
      const random = createRandom(`${seed} ${angle} ${attempt} ${signature}`);
      const used = drafts.map((draft) => draft.text);
      const sentences = compose({ random, used, brevity: Math.floor(attempt / TRIES_PER_BREVITY) });
      const text = setEmojis(sentences, {
        emojis: emojisFor(category),
        leads: angle === "benefit" || angle === "brand",
        random,
        script: language.script,
      });
      const faults = countFaults(text, userText) + countRepeats(text, used);
      if (faults < best.faults) best = { text, faults, sentences };
    }
    drafts.push({ angle, text: best.text });
  }
  return drafts;
}

function composeWith(
  book: PhraseBook,
  brief: TextBrief,
  { script, language }: InferredLanguage,
  category: Category | null,
): Composition[] {
  const audience = readAudience(brief.targetAudience, book);
  const facts = shareFacts(readFacts(brief, script));
  const scene = sceneFor(book, category);
  const material = ({ random, used, brevity }: Attempt): Material => {
    const slots: Slots = {
      product: brief.productName,
      company: brief.companyName,
      offer: offerOf(book, brief, random),
      audience: audience?.phrase ?? "",
      audienceLabel: audience?.label ?? "",
    };
    return { book, scene, slots, facts, script, language, random, used, brevity };
  };
  return [
    { angle: "benefit", compose: (attempt) => composeBenefit(material(attempt)) },
    { angle: "problem", compose: (attempt) => composeProblem(material(attempt)) },
    { angle: "invitation", compose: (attempt) => composeInvitation(material(attempt)) },
  ];
}

/** A draft of a length that is merely uncommon is not worth many tries; a real fault is worth all of them. */
function isGoodEnough(faults: number, attempt: number): boolean {
  return faults === 0 || (faults < 0.5 && attempt >= TRIES_PER_BREVITY / 2);
}

/** The first words of two ads side by side must not be the same. */
function countRepeats(text: string, used: readonly string[]): number {
  const opening = firstWords(text);
  return used.filter((other) => firstWords(other) === opening).length * 2;
}

function firstWords(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 2).join(" ").toLowerCase();
}
