import { countSpokenWords } from "#core/generations/video/pace.ts";
import { firstClauses } from "../../language/first-clauses.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import { hasRepeatedWord } from "../../language/repeated-word.ts";
import { isIdeographic } from "../../language/script.ts";
import { commonNounOf, fillNames } from "../../text/ads/call-to-action.ts";
import type { Material } from "../../text/ads/compose.ts";
import { hooksOf } from "../../text/ads/hooks.ts";
import { canLead, containsWord, insideSentence, type Line } from "../../text/ads/lines.ts";
import { canFollowComma } from "../../text/ads/name-lines.ts";
import type { Phrases } from "./phrases.ts";
import { type LeadKind, leadOf } from "./leads.ts";

/** A shorter start of a sentence says too little. */
const MIN_WORDS = 4;
/** Most words of a statement that is said again with the company, and of one in a list. */
const MAX_AGAIN = 9;
const MAX_LISTED = 6;

/** One or more sentences that are spoken together, with what a draft of a script counts by. */
export interface Spoken {
  readonly text: string;
  /** The statements of the brief in it. */
  readonly lines: readonly Line[];
  readonly words: number;
  /** Number of its words as `spokenTokens` splits them, and of those that the user has not typed. */
  readonly tokens: number;
  readonly added: number;
  /** The kind of the phrase before the statement, which a script has once; empty without one. */
  readonly lead: LeadKind | "";
  readonly hasProduct: boolean;
  readonly hasCompany: boolean;
  /** Whether it sums up several statements. */
  readonly isList: boolean;
  /** Whether it puts a word beside itself that the user did not type so: "and and more". */
  readonly hasRepeatedWord: boolean;
}

/** What sentences are made from: `speakerOf` makes it for one brief. */
export interface Speaker {
  readonly material: Material;
  readonly phrases: Phrases | undefined;
  /** Most words of one scene. */
  readonly max: number;
  /** Makes a spoken sentence of a text. */
  readonly say: (text: string, lines?: readonly Line[], lead?: LeadKind | "") => Spoken;
}

/**
 * Prepares the sentences of one script; drafts ask it for them.
 * @param typed everything that the user typed, with the call to action
 * @param max most words of one scene
 */
export function speakerOf(
  material: Material,
  {
    phrases,
    typed,
    max,
  }: { readonly phrases: Phrases | undefined; readonly typed: string; readonly max: number },
): Speaker {
  const known = new Set(spokenTokens(typed));
  const { product, company } = material.facts;
  const isSpaced = !isIdeographic(material.script);
  const say = (text: string, lines: readonly Line[] = [], lead: LeadKind | "" = ""): Spoken => ({
    text,
    tokens: spokenTokens(text).length,
    lines,
    words: countSpokenWords(text),
    added: isSpaced ? spokenTokens(text).filter((token) => !known.has(token)).length : 0,
    lead,
    hasProduct: names(text, product, lines),
    hasCompany: names(text, company, lines),
    isList: lines.length > 1,
    hasRepeatedWord: hasRepeatedWord(text, typed),
  });
  return { material, phrases, max, say };
}

/** Whether a text has a name that its statements do not contain anyway. */
function names(text: string, name: string, lines: readonly Line[]): boolean {
  return containsWord(text, name) && !lines.some(({ lower }) => containsWord(lower, name));
}

/** Words of a voice-over in small letters, for the share of words that are not from the brief. */
export const spokenTokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The ways to say a line for the first time: as typed, turned round, with what it means for the
 * reader, and after a question that it answers.
 */
export function waysToSay(line: Line, speaker: Speaker): Spoken[] {
  const { material, phrases, say, max } = speaker;
  const hooks = hooksOf(line, material);
  const texts = [...new Set(hooks.length > 0 ? hooks : [line.text])];
  const plain = texts.map((text) => say(speakable(text, speaker), [line]));
  const kind = phrases ? leadOf(line, material) : null;
  const named = material.names.filter(
    ({ form, lines }) =>
      lines.length === 1 && lines[0] === line && !/[:,?]/u.test(form) && (kind !== "price" || isRate(line)),
  );
  const led = phrases && kind ? ledBy(kind, phrases[kind], line, speaker) : [];
  return [...plain, ...asPair(line, speaker), ...named.map((name) => say(name.text, [line])), ...led].filter(
    ({ text, words }) => text !== "" && words <= max,
  );
}

/** A price of an hour or a piece is that of the product; another one may be that of a part. */
const isRate = ({ facts }: Line) =>
  facts.some(({ values }) => values.some((value) => value.kind === "price" && value.per !== null));

/** The ways to say a line once more in other words, near the end of a script. */
export function waysToRepeat(line: Line, speaker: Speaker): Spoken[] {
  const { material, phrases, say } = speaker;
  const { grammar, facts, script } = material;
  const { clause, shape } = line;
  const isShort = countSpokenWords(clause) <= MAX_AGAIN && !/[?!:]/u.test(clause);
  if (!phrases || !isShort || !canLead(line) || shape === "subjectless") return [];
  const isOne = shape === "phrase" && !clause.includes(",");
  const first = capitalizeFirst(clause);
  const at = grammar.at(facts.company, true);
  const company = ensureFullStop(facts.company, script);
  return [
    ...hooksOf(line, material)
      .filter((text) => text !== line.text)
      .map((text) => say(text, [line])),
    ...ledBy("again", phrases.again, line, speaker),
    ...asPair(line, speaker),
    ...(isOne
      ? [
          say(fillNames(`${first}, ${at}.`, facts, grammar), [line]),
          say(`${phrases.question.replace("{thing}", first)} ${company}`, [line]),
        ]
      : []),
  ];
}

/** Two times as question and answer: "Picked up tonight? Back tomorrow by 6." */
function asPair(line: Line, { material, phrases, say }: Speaker): Spoken[] {
  const [first = "", second = "", ...others] = line.clause.split(", ");
  const times = line.facts.flatMap(({ values }) => values.filter(({ kind }) => kind === "time"));
  const hasTime = (part: string) => times.some(({ text }) => part.includes(text));
  if (!phrases || others.length > 0 || ![first, second].every((part) => hasTime(part) && part.includes(" ")))
    return [];
  const question = phrases.question.replace("{thing}", capitalizeFirst(first));
  return [say(`${question} ${ensureFullStop(capitalizeFirst(second), material.script)}`, [line])];
}

/** Short statements in one sentence: "In short: ready by 5, a loan bike and 59 dollars." */
export function listOf(lines: readonly Line[], { material, phrases, say }: Speaker): Spoken[] {
  const listed = lines.filter(
    (line) =>
      canLead(line) &&
      line.shape === "phrase" &&
      canFollowComma(line.inside, material.grammar) &&
      countSpokenWords(line.clause) <= MAX_LISTED &&
      !/[,:.?!]\s/u.test(line.clause),
  );
  if (!phrases || listed.length < 2) return [];
  const texts = listed.map(({ inside }) => inside);
  const list = `${texts.slice(0, -1).join(", ")} ${phrases.and} ${texts.at(-1) ?? ""}`;
  return phrases.list.map((lead) => say(ensureFullStop(`${lead} ${list}`, material.script), listed, "list"));
}

/** Sentences with the company: with the product, perhaps with a place, or after a statement. */
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
  const noun = commonNounOf(facts, grammar);
  const things = names.filter(({ form }) => form === "{product}." || form === "{product} {place}.");
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
    ...(phrases && named !== null
      ? [say(fill(phrases.so), [], "so"), say(fill(phrases.works), [], "works")]
      : []),
    ...(phrases && named !== null && noun !== null && !TITLE.test(facts.company)
      ? things.map(({ text, lines }) => {
          const thing = noun + text.replace(/\.$/u, "").slice(facts.product.length);
          return say(fill(phrases.we.replace("{thing}", thing)), lines, "we");
        })
      : []),
  ];
}

/** Names of one person, who is no "we". */
const TITLE = /^(?:dr|prof|mr|mrs|ms|dott|avv|dra|herr|frau|mme|maître)(?!\p{L})/iu;

/** The company with its article: "die Schreinerei Vogt"; null if that is not known. */
function withArticle({ material }: Speaker, { articles }: Phrases): string | null {
  const { company } = material.facts;
  const at = material.grammar.at(company, true);
  if (!at.endsWith(company)) return company;
  const article = articles[at.slice(0, -company.length).trim()];
  return article === null ? null : (article ?? "") + company;
}

/** The company with a place: "Café Morgenrot in Leipzig." */
function placedCompany({ material, say }: Speaker): Spoken[] {
  const { facts, names } = material;
  return names
    .filter(({ form }) => form === "{product} {place}.")
    .map(({ text, lines }) => say(`${facts.company} ${text.slice(facts.product.length + 1)}`, lines));
}

/** The product as a question that the next sentence answers: "Roof repairs in Leeds?" */
export function questions({ material, phrases, say }: Speaker): Spoken[] {
  const { names, facts, grammar } = material;
  if (!phrases || commonNounOf(facts, grammar) === null || /[.?!]/u.test(facts.product)) return [];
  const asked = names.filter(({ form }) => form === "{product}." || form === "{product} {place}.");
  return asked.map(({ text, lines }) =>
    say(phrases.question.replace("{thing}", text.replace(/\.$/u, "")), lines),
  );
}

/** Ways to sign off before the call to action: who it is, and where. */
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
  const answers = questions(speaker).map(({ text, lines: stated }) => say(`${text} ${company}`, stated));
  return [say(company), ...placedCompany(speaker), ...tags, ...answers];
}

/**
 * A statement after each of some phrases: a sentence after a question, in small letters after a
 * colon. A word that may be a name keeps its capital and stands after no colon.
 */
function ledBy(kind: LeadKind, leads: readonly string[], line: Line, { material, say }: Speaker): Spoken[] {
  const { script, grammar } = material;
  const { text, shape, clause } = line;
  const inside = shape === "phrase" ? line.inside : insideSentence(clause, grammar);
  return leads.flatMap((lead) => {
    if (!lead.endsWith(":")) return [say(`${lead} ${text}`, [line], kind)];
    return canFollowComma(inside, grammar)
      ? [say(ensureFullStop(`${lead} ${inside}`, script), [line], kind)]
      : [];
  });
}

/**
 * A sentence that is short enough to be spoken: whole, else up to the end of a clause; empty if no
 * clause is short enough.
 */
function speakable(text: string, { max, material }: Speaker): string {
  if (countSpokenWords(text) <= max) return text;
  const head = firstClauses(text, (part) => {
    const words = countSpokenWords(part);
    return words <= max && words >= MIN_WORDS;
  });
  return head === null ? "" : ensureFullStop(head, material.script);
}
