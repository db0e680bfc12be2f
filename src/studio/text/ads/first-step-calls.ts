import { capitalizeFirst, lowerFirst } from "../../language/letter-case.ts";
import type { StepGender, StepKind } from "../facts/first-step-names.ts";
import { firstStepsOf, type FirstStep } from "../facts/first-steps.ts";
import { printableFacts, type Facts, type Goal } from "../facts/facts.ts";
import { isUrgent } from "../facts/urgent.ts";
import { goalOf } from "./goals.ts";
import type { Address } from "./grammar.ts";

type Templates = Readonly<Record<StepKind, readonly string[]>>;

/**
 * How a language asks for a first step. `{thing}` is its name with the word for "free" if it costs
 * nothing and the day of an open day, `{your}` the possessive, `{by}` the company with its
 * preposition for a visit to the reader; the other names are those of `Calls`.
 */
interface StepWords {
  readonly usual: Templates;
  /** The calls for addresses that differ from the usual one. */
  readonly others: Partial<Readonly<Record<Address, Templates>>>;
  readonly your: (gender: StepGender, name: string, address: Address | null) => string;
  readonly free: (name: string, word: string, gender: StepGender) => string;
  /** "to the" before what readers come to, with the space after it. */
  readonly toThe?: (gender: StepGender, name: string) => string;
}

/** Nouns before which the French "ta" becomes "ton" and "la" loses its vowel. */
const VOWEL = /^[aeiouhéèêàâîïôûœy]/iu;
const isFeminine = (gender: StepGender) => gender === "feminine" || gender === "feminines";

const same = (verb: string, today: string, company = "{at}"): readonly string[] => [
  `${verb} {your} {thing} ${company}.`,
  `${verb} {your} {thing}.`,
  `${verb} {your} {thing} ${today}.`,
];

const EN: Templates = {
  trial: ["Start your {thing} with {company}.", "Start your {thing}.", "Start your {thing} today."],
  period: ["Try {company} free for {thing}.", "Try it free for {thing}."],
  book: same("Book", "today"),
  arrange: same("Arrange", "today"),
  request: same("Ask for", "today"),
  quote: ["Get your {thing} from {company}.", "Get your {thing}.", "Ask for your {thing} today."],
  come: ["Come to the {thing}.", "Join us at the {thing}."],
};

const german = (
  book: readonly string[],
  arrange: readonly string[],
  quote: readonly string[],
  come: readonly string[],
): Templates => ({
  trial: ["Jetzt testen."],
  period: ["Jetzt {thing} kostenlos testen.", "{company} {thing} kostenlos testen."],
  book,
  arrange,
  request: arrange,
  quote,
  come,
});
const DE = german(
  ["{Thing} {at} buchen.", "Jetzt {thing} buchen.", "{Thing} buchen."],
  ["{Thing} {at} vereinbaren.", "Jetzt {thing} vereinbaren.", "{Thing} vereinbaren."],
  ["{Thing} {at} anfordern.", "Jetzt {thing} anfordern.", "{Thing} anfordern."],
  ["{ToThe}{thing} kommen."],
);
const ENDINGS = { masculine: "en", feminine: "e", neuter: "", feminines: "e" } as const;
const FREE_ENDINGS = { masculine: "en", feminine: "e", neuter: "es", feminines: "e" } as const;

/** Templates that ask the company for something: "Demandez votre devis à {company}." */
const asksFor = (ask: string) => [`${ask} {your} {thing} {to}.`, `${ask} {your} {thing}.`];

const french = (book: string, ask: string, start: string, come: string): Templates => ({
  trial: [`${start} {your} {thing}.`, `${start} {your} {thing} {at}.`],
  period: [],
  book: same(book, "dès aujourd’hui"),
  arrange: same(book, "dès aujourd’hui", "{by}"),
  request: asksFor(ask),
  quote: asksFor(ask),
  come: [`${come} {toThe}{thing}.`],
});

const spanish = (book: string, ask: string, start: string, come: string): Templates => ({
  trial: [`${start} {your} {thing}.`, `${start} {your} {thing} hoy.`],
  period: [],
  book: same(book, "hoy"),
  arrange: same(book, "hoy", "{by}"),
  request: asksFor(ask),
  quote: asksFor(ask),
  come: [`${come} {toThe}{thing}.`],
});

const italian = (book: string, fix: string, ask: string, start: string, come: string): Templates => ({
  trial: [`${start} {your} {thing}.`, `${start} {your} {thing} oggi.`],
  period: [],
  book: same(book, "oggi"),
  arrange: same(fix, "oggi", "{by}"),
  request: asksFor(ask),
  quote: asksFor(ask),
  come: [`${come} {toThe}{thing}.`],
});

const portuguese = (book: string, ask: string, start: string, come: string): Templates => ({
  trial: [`${start} {your} {thing}.`, `${start} hoje {your} {thing}.`],
  period: [],
  book: same(book, "hoje"),
  arrange: same(book, "hoje", "{by}"),
  request: asksFor(ask),
  quote: asksFor(ask),
  come: [`${come} {toThe}{thing}.`],
});

const NL: Templates = {
  trial: ["Start {your} {thing}.", "Start vandaag {your} {thing}."],
  period: ["Probeer {company} {thing} gratis.", "Probeer het {thing} gratis."],
  book: ["Boek {your} {thing} {at}.", "Boek {your} {thing}.", "Boek vandaag {your} {thing}."],
  arrange: ["Plan {your} {thing} {at}.", "Plan {your} {thing}.", "Plan vandaag {your} {thing}."],
  request: ["Vraag een {thing} aan.", "Vraag een {thing} aan {at}."],
  quote: ["Vraag {your} {thing} aan.", "Vraag {your} {thing} aan {at}."],
  come: ["Kom naar de {thing}."],
};

const WORDS: Readonly<Record<string, StepWords>> = {
  en: { usual: EN, others: {}, your: () => "your", free: (name, word) => `${word} ${name}` },
  de: {
    usual: DE,
    others: {
      formal: german(
        ["Buchen Sie {your} {thing} {at}.", "Buchen Sie {your} {thing}."],
        ["Vereinbaren Sie {your} {thing} {at}.", "Vereinbaren Sie {your} {thing}."],
        ["Fordern Sie {your} {thing} {at} an.", "Fordern Sie {your} {thing} an."],
        ["Kommen Sie {toThe}{thing}."],
      ),
      informal: german(
        ["Buch dir {your} {thing} {at}.", "Buch dir {your} {thing}."],
        ["Vereinbare {your} {thing} {at}.", "Vereinbare {your} {thing}."],
        ["Fordere {your} {thing} {at} an.", "Fordere {your} {thing} an."],
        ["Komm {toThe}{thing}."],
      ),
    },
    your: (gender, _, address) => `${address === "formal" ? "Ihr" : "dein"}${ENDINGS[gender]}`,
    // "Gratis" is not declined and stands behind its noun.
    toThe: (gender) => (isFeminine(gender) ? "zur " : "zum "),
    free: (name, word, gender) =>
      word === "gratis" ? name : `${word.replace(/(?:e[nmrs]?)$/u, "")}${FREE_ENDINGS[gender]} ${name}`,
  },
  fr: {
    usual: french("Réservez", "Demandez", "Commencez", "Venez"),
    others: { informal: french("Réserve", "Demande", "Commence", "Viens") },
    your: (gender, name, address) =>
      address !== "informal" ? "votre" : isFeminine(gender) && !VOWEL.test(name) ? "ta" : "ton",
    toThe: (gender, name) =>
      gender === "feminines" ? "aux " : VOWEL.test(name) ? "à l’" : isFeminine(gender) ? "à la " : "au ",
    free: (name, word) => `${name} ${word}`,
  },
  es: {
    usual: spanish("Reserva", "Pide", "Empieza", "Ven"),
    others: { formal: spanish("Reserve", "Pida", "Empiece", "Venga") },
    your: (_gender, _name, address) => (address === "formal" ? "su" : "tu"),
    toThe: (gender) => (isFeminine(gender) ? "a la " : "al "),
    free: (name, word) => `${name} ${word}`,
  },
  it: {
    usual: italian("Prenota", "Fissa", "Richiedi", "Inizia", "Vieni"),
    others: { formal: italian("Prenoti", "Fissi", "Richieda", "Inizi", "Venga") },
    your: (gender, _name, address) =>
      address === "formal"
        ? isFeminine(gender)
          ? "la sua"
          : "il suo"
        : isFeminine(gender)
          ? "la tua"
          : "il tuo",
    toThe: (gender, name) => (VOWEL.test(name) ? "all’" : isFeminine(gender) ? "alla " : "al "),
    free: (name, word) => `${name} ${word}`,
  },
  pt: {
    usual: portuguese("Marque", "Peça", "Comece", "Venha"),
    others: { informal: portuguese("Marca", "Pede", "Começa", "Vem") },
    your: (gender, _name, address) =>
      address === "informal"
        ? isFeminine(gender)
          ? "a tua"
          : "o teu"
        : isFeminine(gender)
          ? "a sua"
          : "o seu",
    toThe: (gender) => (isFeminine(gender) ? "à " : "ao "),
    free: (name, word) => `${name} ${word}`,
  },
  nl: {
    usual: NL,
    others: {},
    your: (_gender, _name, address) => (address === "formal" ? "uw" : "je"),
    free: (name, word) => `${word} ${name}`,
  },
};

/** Next steps that a brief's own first step cannot stand for. */
const FINAL: readonly Goal[] = ["donate", "apply", "download"];
/** Next steps beside which an open day is what readers come to. */
const OPEN: readonly Goal[] = ["visit", "ask", "learn"];

/**
 * The brief's own first step that ads ask for instead of the usual next step; null if it names none
 * that suits its goal (`FINAL` and `OPEN` here): nobody in an emergency books a survey.
 * `materialOf` (`write-ads.ts`) calls it.
 */
export function firstStepFor(facts: Facts): FirstStep | null {
  const goal = goalOf(facts);
  const steps = firstStepsOf(facts);
  // Volunteers and families come to an information evening before they apply.
  if (FINAL.includes(goal)) return steps.find(({ kind, isAimed }) => kind === "come" && isAimed) ?? null;
  if (goal === "call" && [facts.product, ...printableFacts(facts).map(({ text }) => text)].some(isUrgent))
    return null;
  const isTried = goal === "try" && facts.offering?.kind !== "service";
  const suits = ({ kind, free, isAimed }: FirstStep) => {
    if (kind === "period") return isTried && free !== null;
    return kind === "trial" ? isTried : kind !== "come" || isAimed || OPEN.includes(goal);
  };
  const isQuote = ({ kind, free }: FirstStep) => kind === "quote" && free !== null && goal === "quote";
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
  const words = WORDS[language];
  if (words === undefined) return [];
  const { kind, gender } = step;
  const typed = kind === "trial" && !isFree ? step.name.replace(LENGTH, "") : step.name;
  const name = language === "de" || /^\p{Lu}{2}/u.test(typed) ? typed : lowerFirst(typed);
  const isSaid = isFree && step.free !== null && kind !== "period" && kind !== "come";
  const thing = isSaid ? words.free(name, step.free, gender) : name;
  const toThe = words.toThe?.(gender, name) ?? "";
  const templates = ((address && words.others[address]) ?? words.usual)[kind];
  const dated =
    kind === "come" ? templates.flatMap((template) => withDay(template, step, language)) : templates;
  return dated.map((template) =>
    template
      .replace("{your}", words.your(gender, thing, address))
      .replace("{toThe}", toThe)
      .replace("{ToThe}", capitalizeFirst(toThe))
      .replace("{thing}", thing)
      .replace("{Thing}", capitalizeFirst(thing)),
  );
}

/** "14-day trial": beside it, a call need not say the length again. */
const LENGTH = /^\d+[- ](?:day|week|month) (?=trial)/iu;

/** A call to come with the day and, for ads with less room, without it. */
function withDay(template: string, { day }: FirstStep, language: string): string[] {
  if (day === null) return [template];
  const said = language === "de" ? ` am ${day}` : language === "fr" ? ` : ${day}` : `: ${day}`;
  return [template.replace("{thing}", `{thing}${said}`), template];
}
