import { capitalizeFirst, lowerFirst } from "../../language/letter-case.ts";
import { firstStepsOf, type FirstStep } from "../facts/first-steps.ts";
import { printableFacts, type Facts, type Goal } from "../facts/facts.ts";
import { goalChatOf } from "../facts/goal-chats.ts";
import { isUrgent } from "../facts/urgent.ts";
import { goalOf } from "./goals.ts";
import { isCalled } from "./contact-calls.ts";
import { photoTemplates } from "./photo-calls.ts";
import { phonedTemplates } from "./phoned-calls.ts";
import { STEP_WORDS } from "./first-step-words.ts";
import type { Address } from "./grammar.ts";

/** Next steps that a brief's own first step cannot stand for. */
export const FINAL: readonly Goal[] = ["donate", "apply", "download"];
/** Next steps for which customers send a photo. */
const PRICED: readonly Goal[] = ["quote", "ask"];
/** Next steps to which only a step of the goals leads. */
const SOLD: readonly Goal[] = ["order", "buy"];
/** Next steps beside which an open day is what readers come to. */
const OPEN: readonly Goal[] = ["visit", "ask", "learn"];

/**
 * The brief's own first step that ads ask for instead of the usual next step; null if it names none
 * that suits its goal (`FINAL` and `OPEN` here): nobody in an emergency books a survey.
 * `materialOf` (`write-ads.ts`) calls it.
 */
export function firstStepFor(facts: Facts): FirstStep | null {
  const goal = goalOf(facts);
  // "Chamados pelo WhatsApp" are wanted more than a first visit that the message only mentions.
  const isWritten = goalChatOf(facts)?.thing === "message";
  const steps = canBeCalled(facts) ? firstStepsOf(facts) : firstStepsOf(facts).flatMap(withoutPhone);
  // Volunteers and families come to an information evening before they apply.
  if (FINAL.includes(goal)) return steps.find(({ kind, isAimed }) => kind === "come" && isAimed) ?? null;
  if (goal === "call" && [facts.product, ...printableFacts(facts).map(({ text }) => text)].some(isUrgent))
    return null;
  const isTried = goal === "try" && facts.offering?.kind !== "service";
  const suits = ({ kind, free, isAimed }: FirstStep) => {
    if (isWritten && !isAimed) return false;
    if (kind === "period") return isTried && free !== null;
    if (kind === "photo") return PRICED.includes(goal);
    // "Visite gratuite du parc" of a farm that takes orders is no step to one.
    if (SOLD.includes(goal) && !isAimed) return false;
    return kind === "trial" ? isTried : kind !== "come" || isAimed || OPEN.includes(goal);
  };
  const isQuote = ({ kind, free, phoned }: FirstStep) =>
    kind === "quote" && free !== null && (goal === "quote" || phoned !== null);
  return steps.find((step) => step.kind !== "quote" && suits(step)) ?? steps.find(isQuote) ?? null;
}

/**
 * Templates of calls that ask for the brief's own first step ("Book your home visit {at}."), with
 * its name filled in; `isFree` ones say that it costs nothing and how long a trial is. Empty in
 * other languages. `firstStepCallsFor` (`call-to-action.ts`) fills in the company.
 */
export function firstStepTemplates(
  step: FirstStep,
  language: string,
  address: Address | null,
  isFree: boolean,
): readonly string[] {
  const words = STEP_WORDS[language];
  if (words === undefined) return [];
  const { kind, gender } = step;
  const typed = kind === "trial" && !isFree ? step.name.replace(LENGTH, "") : step.name;
  const name = language === "de" || /^\p{Lu}{2}/u.test(typed) ? typed : lowerFirst(typed);
  const isSaid = isFree && step.free !== null && kind !== "period" && kind !== "come";
  const thing = isSaid ? words.free(name, step.free, gender) : name;
  const toThe = words.toThe?.(gender, name) ?? "";
  const usual = (address && words.others[address]) ?? words.usual;
  const templates = phonedTemplates(step, language, address) ?? (kind === "phone" ? [] : usual[kind]);
  const asked = kind === "photo" ? photoTemplates(templates, step.fact.text, language, address) : templates;
  const dated = kind === "come" ? asked.flatMap((template) => withDay(template, step, language)) : asked;
  return dated.map((template) =>
    template
      .replace("{your}", words.your(gender, thing, address))
      .replace("{the}", words.your(gender, thing, address).split(" ")[0] ?? "")
      .replace("{toThe}", toThe)
      .replace("{ToThe}", capitalizeFirst(toThe))
      .replace("{thing}", thing)
      .replace("{Thing}", capitalizeFirst(thing)),
  );
}

/** Nobody calls a business whose only contact is an address. */
const canBeCalled = ({ contacts }: Facts) => contacts.length === 0 || contacts.some(isCalled);
const withoutPhone = (step: FirstStep): FirstStep[] =>
  step.kind === "phone" ? [] : [{ ...step, phoned: null }];

/** "14-day trial": beside it, a call need not say the length again. */
const LENGTH = /^\d+[- ](?:day|week|month) (?=trial)/iu;

/** A call to come with the day and, for ads with less room, without it. */
function withDay(template: string, { day }: FirstStep, language: string): string[] {
  if (day === null) return [template];
  const said = language === "de" ? ` am ${day}` : language === "fr" ? ` : ${day}` : `: ${day}`;
  return [template.replace("{thing}", `{thing}${said}`), template];
}
