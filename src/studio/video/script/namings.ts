import { countSpokenWords } from "#core/generations/video/pace.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import { commonNounOf, fillNames } from "../../text/ads/call-to-action.ts";
import { containsWord } from "../../language/contains-word.ts";
import type { Phrases } from "./phrases.ts";
import { MAX_AGAIN, type Speaker, type Spoken } from "./sentences.ts";

/**
 * Sentences that name the company: with the product, possibly with a place, or after a statement.
 */
export function namings(speaker: Speaker): Spoken[] {
  const { material, phrases, say } = speaker;
  const { names, facts, grammar } = material;
  // A colon or a comma between the names cannot be heard.
  const audible = names.filter(
    ({ form, isOpening, lines }) =>
      !isOpening &&
      !/[:,]/u.test(form) &&
      lines.every(({ shape }) => shape === "tag" || form.includes("{place}")),
  );
  const full = audible.filter(({ hasCompany }) => hasCompany);
  const hasBoth = full.length > 0 || containsWord(facts.company, facts.product);
  const spoken = hasBoth ? full : audible;
  const named = phrases ? withArticle(speaker, phrases) : null;
  const fill = (form: string) =>
    fillNames(
      form.replace("{at}", grammar.at(facts.company, true)).replace("{company}", named ?? ""),
      facts,
      grammar,
    );
  return [
    ...spoken.map(({ text, lines }) => say(text, lines)),
    ...placedCompany(speaker),
    ...answeredQuestions(speaker),
    ...(phrases && named !== null
      ? [say(fill(phrases.so), [], "so"), say(fill(phrases.works), [], "works")]
      : []),
  ];
}

/** The company with its article: "die Schreinerei Vogt"; null if the article is unknown. */
function withArticle({ material }: Speaker, { articles }: Phrases): string | null {
  const { company } = material.facts;
  const at = material.grammar.at(company, true);
  if (!at.endsWith(company)) return company;
  const article = articles[at.slice(0, -company.length).trim()];
  return article === null ? null : (article ?? "") + company;
}

/** The company with a place: "Café Morgenrot in Leipzig.", "Hinge & Bolt, door repair in Leeds." */
function placedCompany({ material, say }: Speaker): Spoken[] {
  const { facts, grammar, names } = material;
  const noun = commonNounOf(facts, grammar);
  return names
    .filter(({ form }) => form === "{product} {place}.")
    .flatMap(({ text, lines }) => {
      const place = text.slice(facts.product.length + 1);
      return [
        say(`${facts.company} ${place}`, lines),
        ...(noun === null ? [] : [say(`${facts.company}, ${noun} ${place}`, lines)]),
      ];
    });
}

/**
 * The product as questions that the next sentence answers, among the openings of a plan: "Roof
 * repairs in Leeds?"
 */
export function questions({ material, phrases, say }: Speaker): Spoken[] {
  const { names, facts, grammar } = material;
  if (!phrases || commonNounOf(facts, grammar) === null || /[.?!]/u.test(facts.product)) return [];
  const asked = names.filter(({ form }) => form === "{product}." || form === "{product} {place}.");
  return asked.map(({ text, lines }) =>
    say(phrases.question.replace("{thing}", text.replace(/\.$/u, "")), lines),
  );
}

/**
 * Sentences that can end a script before its call to action: the company alone, with its place or a
 * tag line, or as the answer to a question ("Door repair? Hinge & Bolt.").
 */
export function signOffs(speaker: Speaker): Spoken[] {
  const { material, say } = speaker;
  const { facts, script, lines } = material;
  const company = ensureFullStop(facts.company, script);
  const tags = lines
    .filter(
      ({ shape, facts: [fact], clause }) =>
        shape === "tag" || (fact?.kind === "place" && countSpokenWords(clause) <= MAX_AGAIN),
    )
    .map((line) => say(`${company} ${line.text}`, [line]));
  return [say(company), ...placedCompany(speaker), ...tags, ...answeredQuestions(speaker)];
}

/** The product as a question that the company answers: "Door repair? Hinge & Bolt." */
function answeredQuestions(speaker: Speaker): Spoken[] {
  const { facts, script } = speaker.material;
  const company = ensureFullStop(facts.company, script);
  return questions(speaker).map(({ text, lines }) => speaker.say(`${text} ${company}`, lines));
}
