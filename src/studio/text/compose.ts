import { capitalizeFirst } from "../language/letter-case.ts";
import { isIdeographic, type Script } from "../language/script.ts";
import { shorten } from "../language/shorten.ts";
import { pick, type Random } from "../random.ts";
import type { Brevity } from "./angle-writer.ts";
import type { FactsByAngle } from "./distribute-facts.ts";
import type { Fact } from "./facts.ts";
import { nameThenFact } from "./name-then-fact.ts";
import type { CategoryPhrases, PhraseBook, TemplateSet } from "./phrase-book.ts";
import { fillTemplate, fitsTemplate, type Slots } from "./template.ts";

/** Everything that an ad is composed from. */
export interface AdContext {
  readonly book: PhraseBook;
  readonly phrases: CategoryPhrases;
  readonly slots: Slots;
  readonly facts: FactsByAngle;
  readonly script: Script;
  /** A BCP 47 code. */
  readonly language: string;
  readonly random: Random;
  /** The ads of the other angles that exist already; their sentences are not used again. */
  readonly used: readonly string[];
  readonly brevity: Brevity;
}

/** UTF-16 units of a statement in the briefest ads. */
const SHORT_FACT = 110;
/** UTF-16 units below which an ad gets a closing; half of it in scripts without spaces. */
const SHORT_AD = 110;
/** UTF-16 units below which a call, such as a bare telephone number, gets a sentence beside it. */
const SHORT_CALL = 40;
/** UTF-16 units above which an audience is too long for the middle of a sentence. */
const LONG_AUDIENCE = 24;

/** Composes the benefit ad: the message, who offers it and for whom, then the payoff. */
export function composeBenefit(context: AdContext): string[] {
  const facts = factTexts(context, context.facts.benefit);
  const introductions = context.phrases.introductions ?? context.book.introductions;
  const parts = [...facts, pickFromSet(context, introductions, true)];
  if (context.brevity === 0 || facts.length === 0) parts.push(pickPayoff(context));
  return closeIfShort(context, parts);
}

/**
 * Composes the problem ad: an annoyance or the user's own question, then the offer as the answer.
 */
export function composeProblem(context: AdContext): string[] {
  const { facts, phrases, random } = context;
  const hook =
    facts.question === null ? pickSentence(context, phrases.pains) : factTexts(context, [facts.question])[0];
  const [fact] = facts.problem;
  const named =
    fact === undefined || random() < 0.35
      ? null
      : nameThenFact(context, fact, factTexts(context, [fact])[0] ?? "");
  if (named !== null) return closeIfShort(context, [hook, named]);
  const answer = pickFromSet(context, context.book.answers, random() < 0.5);
  return closeIfShort(context, [hook, answer, ...factTexts(context, facts.problem.slice(0, 1))]);
}

/** Composes the invitation: the offer, what speaks for it, and the call to action. */
export function composeInvitation(context: AdContext): string[] {
  const { facts, random } = context;
  const openToAudience = random() < 0.5;
  const openers = context.phrases.openers ?? context.book.openers;
  const opener = pickFromSet(context, openers, openToAudience);
  const addressed = openToAudience && context.slots.audience !== "";
  const audience = addressed || context.brevity > 0 ? undefined : pickAudience(context);
  const said = factTexts(context, facts.invitation);
  const parts = [opener, ...said, audience, said.length === 0 ? pickPayoff(context) : undefined];
  const calls = facts.invitation.some((fact) => fact.kind === "action");
  const filler =
    said.join(" ").length < SHORT_CALL ? pickSentence(context, context.phrases.payoffs) : undefined;
  return finish(calls ? [opener, audience, filler, ...said] : [...parts, pickClosing(context)]);
}

function factTexts(context: AdContext, facts: readonly Fact[]): string[] {
  return facts.map((fact) => (context.brevity > 1 ? shorten(fact.text, SHORT_FACT) : fact.text));
}

/** General payoffs only fill an ad without a message; next to a message they would distract. */
function pickPayoff(context: AdContext): string | undefined {
  const { phrases, book, facts } = context;
  return facts.lead === null || phrases !== book.general ? pickSentence(context, phrases.payoffs) : undefined;
}

/** Picks from a template set, with the audience if it is wanted, given and not too long. */
function pickFromSet(context: AdContext, set: TemplateSet, withAudience: boolean): string | undefined {
  const { audience, audienceLabel } = context.slots;
  const wanted = withAudience && context.brevity === 0;
  const lists = [
    ...(wanted && audience !== "" ? [set.withAudience] : []),
    ...(wanted && audienceLabel !== "" && audience === "" ? [set.withLabel] : []),
    set.plain,
  ];
  for (const list of lists) {
    const sentence = pickSentence(context, list);
    if (sentence !== undefined) return sentence;
  }
  return fillTemplate(set.plain[0] ?? "{offer}.", context.slots);
}

function pickAudience(context: AdContext): string | undefined {
  const { audience, audienceLabel } = context.slots;
  if (audience !== "") return pickSentence(context, context.book.audience.withAudience);
  return audienceLabel === "" ? undefined : pickSentence(context, context.book.audience.withLabel);
}

/** Picks a template that fits the user's words and that no other ad has used. */
function pickSentence(context: AdContext, templates: readonly string[]): string | undefined {
  const longAudience = context.slots.audience.length > LONG_AUDIENCE;
  const fitting = templates.filter(
    (template) =>
      fitsTemplate(template, context.slots) && !(longAudience && /\{audience\}\s/u.test(template)),
  );
  const filled = fitting.map((template) => fillTemplate(template, context.slots));
  return pick(
    context.random,
    filled.filter((sentence) => !context.used.some((text) => text.includes(sentence))),
  );
}

function pickClosing(context: AdContext): string | undefined {
  return (
    pickSentence(context, context.phrases.closings) ?? pickSentence(context, context.book.general.closings)
  );
}

function closeIfShort(context: AdContext, parts: readonly (string | undefined)[]): string[] {
  const said = finish(parts);
  const short = said.join(" ").length < (isIdeographic(context.script) ? SHORT_AD / 2 : SHORT_AD);
  return short ? finish([...said, pickClosing({ ...context, used: [...context.used, ...said] })]) : said;
}

/** Leaves out missing sentences and capitalizes the others. */
function finish(parts: readonly (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined && part !== "").map((part) => capitalizeFirst(part ?? ""));
}
