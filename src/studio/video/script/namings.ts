import { countSpokenWords } from "#core/generations/video/pace.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop, localizeMarks } from "../../language/punctuation.ts";
import { commonNounOf } from "../../text/ads/common-noun.ts";
import { fillNames } from "../../text/ads/fill-names.ts";
import { overlaps } from "../../text/ads/distinct-lines.ts";
import { canLead, insideSentence, isAsking, type Line } from "../../text/ads/line.ts";
import { canFollowComma, namesDiffer } from "../../text/ads/name-lines.ts";
import { MAX_AGAIN, type Speaker, type Spoken } from "./sentences.ts";
import { type AdGrammar, colonOf } from "../../text/ads/grammar.ts";

/**
 * Sentences of a voice-over that name the company, with the product and possibly with a place.
 * `planOf` (`plan.ts`) collects them; the templates are `both` and `placed` of the `*.grammar.ts`
 * in `text/ads`.
 */
export function namings(speaker: Speaker): Spoken[] {
  const { names, facts, grammar } = speaker.material;
  // A colon or a comma between the names cannot be heard.
  const audible = names.filter(
    ({ form, isOpening, hasCompany, hasProduct, lines }) =>
      hasCompany &&
      hasProduct &&
      !isOpening &&
      !/[:,]/u.test(form) &&
      lines.every(({ shape }) => shape === "tag" || form.includes("{place}")),
  );
  const named = audible.map(({ text, lines }) => speaker.say(text, lines));
  if (!namesDiffer(facts) || named.some(({ hasRepeatedWord }) => !hasRepeatedWord))
    return [...named, ...placedCompany(speaker)];
  // Names that share a word, as in "Roof repairs from Hill Roofing", are said together only here.
  const mark = colonOf(grammar);
  const filled = (form: string) => localizeMarks(fillNames(form, facts, grammar), speaker.material.script);
  const both = grammar.both.map((form) => speaker.say(capitalizeFirst(filled(form))));
  const plain = speaker.say(filled(`{product}${mark} {company}.`));
  // "Plumbing from From Scratch"
  const sayable = both.filter(({ hasRepeatedWord }) => !hasRepeatedWord);
  return [...(sayable.length > 0 ? sayable : [plain]), ...placedCompany(speaker)];
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
 * Sentences that can stand before a script's call to action: the company alone, or with its place
 * or a tag line. `planOf` (`plan.ts`) collects them; a place has at most `MAX_AGAIN` words
 * (`sentences.ts`).
 */
export function signOffs(speaker: Speaker): Spoken[] {
  const { material, say } = speaker;
  const { facts, script, lines } = material;
  // "Brightwell Clean" by Brightwell is the name that viewers should remember.
  const isInProduct = !namesDiffer(facts) && facts.product.length > facts.company.length;
  const company = ensureFullStop(isInProduct ? facts.product : facts.company, script);
  const tags = lines
    .filter(
      ({ shape, facts: [fact], clause }) =>
        shape === "tag" || (fact?.kind === "place" && countSpokenWords(clause) <= MAX_AGAIN),
    )
    .map((line) => say(`${company} ${line.text}`, [line]));
  return [say(company), ...placedCompany(speaker), ...tags];
}

/** Maximum number of words of a promise beside the company at the end. */
const MAX_PROMISE = 15;

/**
 * Sentences near the end of a script with the company and the statement that opened it, alone or
 * with one more: "Bramble Lane: forest mornings every day, no deposit.", or with the owner's
 * question: "Burst pipe? Northgate." Empty for statements longer than `MAX_PROMISE` words. `planOf`
 * (`plan.ts`) collects them if the statements of the brief do not fill the video.
 */
export function promiseSignOffs(
  openers: readonly Line[],
  lines: readonly Line[],
  { material, say, max }: Speaker,
): Spoken[] {
  const { facts, script, grammar } = material;
  const colon = localizeMarks(`${colonOf(grammar)} `, script);
  const comma = localizeMarks(", ", script);
  const signOff = (stated: readonly string[], of: readonly Line[]) =>
    say(ensureFullStop(`${facts.company}${colon}${stated.join(comma)}`, script), of);
  return openers
    .flatMap((line) => {
      const [question] = isAsking(line) ? (/^[^.!?]+\?/u.exec(line.text) ?? []) : [];
      if (question !== undefined)
        return [say(`${question} ${ensureFullStop(facts.company, script)}`, [line])];
      const inside = line.shape === "phrase" ? line.inside : insideSentence(line.clause, grammar);
      const isShort =
        countSpokenWords(inside) <= MAX_PROMISE && !/[:.?!]\s/u.test(`${facts.company} ${inside}`);
      if (!isShort || line.shape === "subjectless" || !canFollowComma(inside, grammar)) return [];
      const further = lines.filter((other) => canBeListed(other, line, grammar));
      return [
        signOff([inside], [line]),
        ...further.map((other) => signOff([inside, other.inside], [line, other])),
      ];
    })
    .filter(({ words }) => words <= max);
}

/** Whether a short phrase can follow another statement and a comma. */
const canBeListed = (other: Line, line: Line, grammar: AdGrammar) =>
  other.shape === "phrase" &&
  countSpokenWords(other.clause) <= MAX_AGAIN &&
  !/[,:?!]/u.test(other.clause) &&
  canLead(other) &&
  canFollowComma(other.inside, grammar) &&
  !overlaps(other, line);
