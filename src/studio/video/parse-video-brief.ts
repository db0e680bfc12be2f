import type { VideoBrief } from "#core/generations/video/video.ts";
import { countEmojis, stripEmojis } from "../language/emoji.ts";
import type { InferredLanguage } from "../language/infer-language.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { ensureFullStop } from "../language/punctuation.ts";
import { normalizeSpaces } from "../language/sentences.ts";
import { type Audience, parseAudience } from "../text/audience.ts";
import { inferBriefLanguage } from "../text/brief-language.ts";
import type { TextBrief } from "../text/brief.ts";
import type { Category } from "../text/category-keywords.ts";
import { inferCategory } from "../text/category.ts";
import { extractFacts, type Fact } from "../text/facts.ts";
import { stripInstructions } from "../text/instructions.ts";
import type { PhraseBook } from "../text/phrase-book.ts";
import { phraseBookFor } from "../text/phrase-books.ts";

/** The user's input by the part that it plays in a video. */
export interface ParsedVideoBrief {
  /** All of the user's input with normalized spaces. */
  readonly typed: string;
  readonly product: string;
  readonly company: string;
  readonly language: InferredLanguage;
  /** Null if the language has no phrase book. */
  readonly phrases: PhraseBook | null;
  readonly category: Category | null;
  readonly audience: Audience | null;
  /** The user's own question, which opens the video. */
  readonly question: string | null;
  /** Statements of the key message in the user's order. */
  readonly messages: readonly string[];
  /** Statements of the details. */
  readonly details: readonly string[];
  readonly offers: readonly string[];
  /** The call to action as a sentence; null if there is none that can be spoken. */
  readonly call: string | null;
  /** Addresses and telephone numbers, which the end card shows. */
  readonly contacts: readonly string[];
}

/** UTF-16 units; a sentence of this length takes about 30 seconds to speak. */
const LONGEST_SENTENCE = 400;
/** For languages without a phrase book. */
const NEUTRAL_AUDIENCE_RULES: Pick<PhraseBook, "audienceCase" | "audiencePrefix"> = {
  audienceCase: "keep",
  audiencePrefix: /^$/u,
};
/** A telephone number, which is shown and not spoken. */
const PHONE = /\+?\d[\d\s()/-]{6,}\d/u;

/** Sorts the user's input for a video script. */
export function parseVideoBrief(input: VideoBrief): ParsedVideoBrief {
  const brief: TextBrief = {
    companyName: normalizeSpaces(input.companyName),
    productName: normalizeSpaces(input.productName),
    targetAudience: input.targetAudience,
    keyMessage: input.keyMessage,
    additionalDetails: input.additionalDetails,
    language: input.language,
  };
  const language = inferBriefLanguage(brief);
  const phrases = phraseBookFor(language.language);
  const facts = extractFacts(brief, language.script, LONGEST_SENTENCE);
  const own = readCall(input.callToAction, language);
  const isContact = (fact: Fact) => PHONE.test(fact.text) || countEmojis(fact.text.slice(0, 3)) > 0;
  const action = own === null ? facts.find((fact) => fact.kind === "action" && !isContact(fact)) : undefined;
  const call = own ?? (action ? spoken(action) : null);
  const said = facts.filter((fact) => fact !== action && !isContact(fact) && spoken(fact) !== call);
  const statements = said.filter((fact) => fact.kind !== "question");
  const from = (source: Fact["source"]) => statements.filter((fact) => fact.source === source);
  const messages = from("message").map(spoken);
  const question = said.find((fact) => fact.kind === "question" && fact.source === "message");
  return {
    typed: normalizeSpaces([...Object.values(brief), input.callToAction].join(" ")),
    product: brief.productName,
    company: brief.companyName,
    language,
    phrases,
    category: inferCategory(brief),
    audience: parseAudience(brief.targetAudience, phrases ?? NEUTRAL_AUDIENCE_RULES),
    question: question ? spoken(question) : null,
    messages,
    details: from("details")
      .filter((fact) => fact.kind === "statement")
      .map(spoken),
    offers: from("details")
      .filter((fact) => fact.kind !== "statement")
      .map(spoken),
    call: call !== null && PHONE.test(call) ? null : call,
    contacts: [...(call !== null && PHONE.test(call) ? [call] : []), ...facts.filter(isContact).map(spoken)],
  };
}

function readCall(text: string, { script }: InferredLanguage): string | null {
  const clean = withoutEmojis(normalizeSpaces(text));
  const own = clean === "" ? null : stripInstructions(clean, "message");
  return own === null || !/[\p{L}\p{N}]/u.test(own) ? null : ensureFullStop(capitalizeFirst(own), script);
}

function spoken(fact: Fact): string {
  return withoutEmojis(fact.text);
}

/**
 * Emojis are not spoken. Text without any stays as it is, with its spaces before French
 * punctuation.
 */
function withoutEmojis(text: string): string {
  return countEmojis(text) === 0 ? text : stripEmojis(text).trim();
}
