import { contradictionQuestion, missingFactCopy } from "#core/generations/copy/platform-copy.ts";
import type { BriefReading } from "#core/generations/api.ts";
import { isAdLanguage, type AdLanguage } from "#core/generations/language.ts";
import { LIMITS } from "#core/limits.ts";
import type { LanguageDetector } from "#server/adapters/language/language.ts";
import { FIELDS, type Brief } from "#studio/text/facts/brief.ts";
import { conflictTexts } from "#studio/text/facts/conflicts.ts";
import { questionsFor } from "#studio/text/facts/missing-facts.ts";
import { readFacts } from "#studio/text/facts/read-facts.ts";

/** Maximum number of contradictions in one response. */
const MAX_CONFLICTS = 2;

interface Deps {
  readonly languages: LanguageDetector;
}

/** The text fields of an input of any kind. */
function briefOf(input: object): Brief {
  const values = input as Readonly<Record<string, unknown>>;
  const texts = FIELDS.map(([field]) => {
    const value = values[field];
    return [field, typeof value === "string" ? value.slice(0, LIMITS.freeText) : ""] as const;
  });
  return Object.fromEntries(texts) as unknown as Brief;
}

/**
 * The text for language detection: all fields except the company, whose name is often foreign and
 * counts only if there is no other text.
 */
function textOf(brief: Brief): string {
  const texts = FIELDS.map(([field]) => (field === "companyName" ? "" : (brief[field] ?? "")));
  const text = texts.filter(Boolean).join(". ");
  return /\p{L}/u.test(text) ? text : brief.companyName;
}

/** The language that an input names, else the detected one. */
async function languageOf(
  { languages }: Deps,
  input: object,
  acceptLanguage?: string,
): Promise<{ language: AdLanguage; source: BriefReading["source"] }> {
  const { language } = input as { language?: unknown };
  if (typeof language === "string" && isAdLanguage(language)) return { language, source: "text" };
  return languages.detect(textOf(briefOf(input)), acceptLanguage);
}

/**
 * Returns an input with its language. If the user chose none,
 * `server/adapters/language/language.eld.ts` detects it from the texts (`FIELDS` in
 * `studio/text/facts/brief.ts`) and the header Accept-Language. Languages:
 * `core/generations/language.ts`. Called when a generation is accepted (`brand-choice.ts`,
 * `generations.service.ts`), and by `runs/run-generation.ts` and `film/run-voicing.ts` for inputs
 * that were stored without a language.
 */
export async function withLanguage<Input extends object>(
  deps: Deps,
  input: Input,
  acceptLanguage?: string,
): Promise<Input & { readonly language: AdLanguage }> {
  const { language } = await languageOf(deps, input, acceptLanguage);
  return { ...input, language };
}

/**
 * Reads an unfinished brief for `POST /api/briefs/read` (`generations.routes.ts`): its language
 * (`language.eld.ts`), at most two contradictions (`MAX_CONFLICTS` in this file), and a question
 * for each missing fact. The rules are in `studio/text/facts` (`conflicts.ts`, `missing-facts.ts`),
 * the questions in `core/generations/copy/platform-copy.ts`.
 */
export async function readBrief(deps: Deps, input: object, acceptLanguage?: string): Promise<BriefReading> {
  const { language, source } = await languageOf(deps, input, acceptLanguage);
  const facts = readFacts(briefOf(input), language);
  const conflicts = facts.conflicts.slice(0, MAX_CONFLICTS).map((conflict) => ({
    fact: "contradiction" as const,
    question: contradictionQuestion(...conflictTexts(conflict)),
  }));
  const { duration } = input as { readonly duration?: unknown };
  const seconds = typeof duration === "number" && Number.isFinite(duration) ? duration : 0;
  const missing = questionsFor(facts, seconds).map((fact) => ({ fact, question: missingFactCopy[fact] }));
  return { language, source, missing: [...conflicts, ...missing] };
}
