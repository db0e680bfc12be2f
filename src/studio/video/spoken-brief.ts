import type { VideoBrief } from "#core/generations/video/video.ts";
import { countEmojis, stripEmojis } from "../language/emoji.ts";
import type { InferredLanguage } from "../language/infer-language.ts";
import { ensureFullStop } from "../language/punctuation.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { normalizeSpaces } from "../language/sentences.ts";
import { readAudience, type Audience } from "../text/audience.ts";
import type { TextBrief } from "../text/brief.ts";
import { readLanguage } from "../text/brief-language.ts";
import { inferCategory } from "../text/category.ts";
import type { Category } from "../text/category-keywords.ts";
import { readFacts, type Fact } from "../text/facts.ts";
import { withoutInstructions } from "../text/instructions.ts";
import type { PhraseBook } from "../text/phrase-book.ts";
import { phraseBookFor } from "../text/phrase-books.ts";

/** What the user wrote, sorted by the part it can play in a film. */
export interface SpokenBrief {
  /** Everything that was typed, white space collapsed. */
  readonly typed: string;
  readonly product: string;
  readonly company: string;
  readonly language: InferredLanguage;
  /** Null where the studio has no words of its own in this language. */
  readonly phrases: PhraseBook | null;
  readonly category: Category | null;
  readonly audience: Audience | null;
  /** The user's own question; opens the film. */
  readonly question: string | null;
  /** Statements of the key message in the user's order; the first that fits is the film's message. */
  readonly messages: readonly string[];
  /** Statements of the details. */
  readonly details: readonly string[];
  readonly offers: readonly string[];
  /** The call to action as a sentence; null when none was given. */
  readonly call: string | null;
  /** Addresses and numbers, which are read rather than heard. */
  readonly contacts: readonly string[];
}

/** UTF-16 units; a sentence of this length takes about 30 seconds to say. */
const LONGEST_SENTENCE = 400;
const NOT_ENGLISH_RULES: Pick<PhraseBook, "audienceCase" | "audiencePrefix"> = {
  audienceCase: "keep",
  audiencePrefix: /^$/u,
};
/** Digit by digit nobody can follow; on the screen everybody can. */
const PHONE = /\+?\d[\d\s()/-]{6,}\d/u;

export function readBrief(input: VideoBrief): SpokenBrief {
  const brief: TextBrief = {
    companyName: normalizeSpaces(input.companyName),
    productName: normalizeSpaces(input.productName),
    targetAudience: input.targetAudience,
    keyMessage: input.keyMessage,
    additionalDetails: input.additionalDetails,
  };
  const language = readLanguage(brief);
  const phrases = phraseBookFor(language.language);
  const facts = readFacts(brief, language.script, LONGEST_SENTENCE);
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
    audience: readAudience(brief.targetAudience, phrases ?? NOT_ENGLISH_RULES),
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
  const own = clean === "" ? null : withoutInstructions(clean, "message");
  return own === null || !/[\p{L}\p{N}]/u.test(own) ? null : ensureFullStop(capitalizeFirst(own), script);
}

function spoken(fact: Fact): string {
  return withoutEmojis(fact.text);
}

/** Emojis are not read aloud. Other text keeps its spaces, which French has before a colon. */
function withoutEmojis(text: string): string {
  return countEmojis(text) === 0 ? text : stripEmojis(text).trim();
}
