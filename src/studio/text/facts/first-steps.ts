import { agreeing, isFreeForAll, isUnwanted, withSingularSteps } from "./aimed-steps.ts";
import { FIRST_STEP_NAMES } from "./first-step-names.ts";
import { isOfGoals, printableFacts, type Fact, type Facts } from "./facts.ts";
import { isPhoned, phonedThing, type PhonedThing } from "./phoned-steps.ts";
import { sentPhotosIn } from "./shown-photos.ts";
import { dayOf } from "./step-days.ts";
import { isFeminine, type NamePattern, type StepGender, type StepKind } from "./step-kinds.ts";
import { spellingFor } from "../spelling/spelling.ts";

/**
 * What a new customer does first, in the owner's words: a trial lesson, a first talk, a home
 * survey. `firstStepsOf` finds it; `firstStepCallsFor` (`ads/call-to-action.ts`) asks for it.
 */
export interface FirstStep {
  readonly kind: StepKind;
  /** The name as it stands inside a sentence: "home survey", "Erstgespräch". */
  readonly name: string;
  readonly gender: StepGender;
  /** The typed word for "free" if the brief offers it for nothing and on no condition. */
  readonly free: string | null;
  /** The statement or goal that names it. */
  readonly fact: Fact;
  /** Whether the campaign is for it: "More site visits". */
  readonly isAimed: boolean;
  /** The day of a step to come to, as typed: "Saturday 14 June, 10 to 12". */
  readonly day: string | null;
  /** What the goals want customers to call for: this step, an appointment or a quote. */
  readonly phoned: PhonedThing | "step" | null;
}

const FREE =
  "free|kostenlos\\p{L}*|kostenfrei\\p{L}*|gratis|gratuit[oaie]?s?|grátis|sin coste|sin cargo|sem custos?|senza costi";
/** The same in French; a Dutch "offerte" is a quote. */
const FREE_IN_FRENCH = `${FREE}|offerte?s?`;
/** Words between a name and "free": "First consultation is always free". */
const BETWEEN = "(?: (?!not |nicht |pas |no |non |não |niet )[\\p{L}\\p{N}’'-]+){0,3}";
/** What may stand beside a free step without being a condition of it. */
const HARMLESS =
  /\d+|(?<!\p{L})(?:in writing|(?:par|por|per) (?:écrit|escrito|iscritto)|en menos de|em até|over the phone|by phone|a domicilio|minutes?|mins?|minuten|minutos|minuti|h|hrs?|takes|dauert|dure|dura|duurt|hours?|stunden?|heures?|horas?|or[ae]|uur|days?|tage?|tagen|jours?|días?|giorni|dias|dagen|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|months?|monate?|mois|mes(?:es)?|mes[ei]|meses|maand(?:en)?|is|are|ist|est|es|è|é|always|immer|toujours|siempre|sempre|altijd|your|our|a|an|the|unser\p{L}*|ihre?|dein\p{L}*|ein\p{L}*|notre|votre|une?|la|le|el|il|tu|su|o|sua|um|uma|uno?|je|uw|een|de|di|du|of|von|d|und|and|et|y|e|en|for|für|pour|pendant|durante|per|por|voor|lang|testen|at your (?:home|place)|bei Ihnen(?: zu Hause| daheim| vor Ort)?|bei dir(?: zu Hause| daheim)?|vor Ort|zu Hause|à domicile|chez vous|a domicilio|a casa (?:tua|sua|vostra)|bij (?:u|je) thuis|aan huis|online|no[- ]obligation|unverbindlich\p{L}*|senza impegno|sem compromisso|vrijblijvend\p{L}*|sans engagement|sin compromiso|no (?:credit )?card(?: needed| required)?|written|schriftlich\p{L}*|schriftelijk\p{L}*|within|innerhalb|sous|entro|binnen|about|approx|ca|circa|rund|etwa|environ|unos|cerca de|ongeveer)(?!\p{L})|[^\p{L}]+/giu;

/** Open days for some people only: "Open atelier alleen voor leden". */
const FOR_FEW = /(?<!\p{L})(?:only|nur|seulement|uniquement|solo|sólo|soltanto|só|apenas|alleen)(?!\p{L})/iu;

/** What a business does not do: "no home visits", "keine Hausbesuche". */
const NEGATED =
  /(?<!\p{L})(?:no|not|never|without|don[’']?t|kein\p{L}*|nicht|ohne|pas|sans|aucune?|sin|ni|nessun\p{L}*|non|senza|sem|não|nem|geen|niet|zonder)(?!\p{L})[^.;:]{0,24}$/iu;

/** Whether the words before a name deny it; the Portuguese "no" means "in the". */
const isNegated = (before: string, language: string) =>
  NEGATED.test(language.startsWith("pt") ? before.replace(/(?<!\p{L})no(?!\p{L})/giu, "em") : before);

/**
 * The first steps that the brief names for new customers, such as a free trial or a home visit,
 * those of its goals first, then free ones; none that is the product itself. The names are in
 * `first-step-names.ts`. `firstStepFor` (`ads/first-step-calls.ts`) chooses among them.
 */
export function firstStepsOf(facts: Facts): readonly FirstStep[] {
  const names = FIRST_STEP_NAMES[facts.language.slice(0, 2)] ?? [];
  const aimed = goalsOf(facts).flatMap((goal) => names.flatMap((name) => aimedStep(goal, name, facts) ?? []));
  const stated = printableFacts(facts)
    .filter((fact) => !aimed.some((step) => step.fact === fact))
    .flatMap((fact) =>
      names.filter(({ isOnlyAimed }) => !isOnlyAimed).flatMap((name) => stepIn(fact, name, facts) ?? []),
    );
  const aims = new Map(aimed.map((step) => [step.name.toLowerCase(), step]));
  const byPhone = aimed.length === 0 ? goalsOf(facts).flatMap((goal) => phonedStep(goal, facts) ?? []) : [];
  // "First session free" is what customers who call for an appointment book.
  const isCalledFor = ({ kind, free }: FirstStep) =>
    free !== null && byPhone.some(({ phoned }) => CALLED_FOR[kind]?.includes(phoned));
  const offered = stated.map((step): FirstStep => {
    if (isCalledFor(step)) return { ...step, isAimed: true, phoned: "step" };
    const aim = aims.get(step.name.toLowerCase());
    return { ...step, isAimed: aim !== undefined, phoned: aim?.phoned ?? null };
  });
  const phoned = offered.some(isCalledFor) ? [] : byPhone;
  return [...furtherSteps(aimed, stated, facts), ...phoned, ...offered].toSorted(
    (a, b) => rankOf(b) - rankOf(a),
  );
}

/** The steps of the goals beside those of the statements. */
function furtherSteps(aimed: readonly FirstStep[], stated: readonly FirstStep[], facts: Facts): FirstStep[] {
  // "Start your 14-day trial" says more than the "trial" of the goals.
  const hasTrial = stated.some(({ kind }) => kind === "trial");
  return aimed
    .filter(({ kind }) => !hasTrial || kind !== "trial")
    .map((step) => ({ ...step, fact: statementOf(step, facts) ?? step.fact }));
}

/** The statement that says, too, that a step of the goals is free: a call beside it need not. */
const statementOf = ({ name, free }: FirstStep, facts: Facts) =>
  free === null
    ? undefined
    : printableFacts(facts).find(
        ({ text }) =>
          text.toLowerCase().includes(name.toLowerCase()) && freeWordIn(text, facts.language) !== null,
      );

/** Free steps that callers for an appointment or a quote ask for. */
const CALLED_FOR: Partial<Readonly<Record<StepKind, readonly FirstStep["phoned"][]>>> = {
  book: ["appointment", "quote"],
  arrange: ["appointment", "quote"],
  request: ["appointment", "quote"],
  quote: ["quote"],
};

/** Aimed steps before others, free ones before those that cost something. */
const rankOf = ({ isAimed, free }: FirstStep) => 2 * Number(isAimed) + Number(free !== null);

/** The step that a goal names, free if the goals say so on no condition. */
function aimedStep(goal: Fact, pattern: NamePattern, facts: Facts): FirstStep | null {
  if (isUnwanted(goal.text)) return null;
  if (pattern.kind === "photo" && sentPhotosIn(goal.text).length === 0) return null;
  if (pattern.isOnlyAimed === true && COLLECTED_ORDER.test(goal.text)) return null;
  const { language } = facts;
  const text = withSingularSteps(goal.text, language);
  const goals = goalsOf(facts).map((fact) => fact.text);
  const isFree = isFreeForAll(text, pattern.words, freeWords(language), goals.join(". "));
  if (pattern.needsFree === true && !isFree) return null;
  const [before = "", behind] = text.split(new RegExp(`(?<![\\p{L}-])(?:${pattern.words})(?!\\p{L})`, "iu"));
  const phoned = behind !== undefined && isPhoned(before, behind, language) ? "step" : null;
  // Who wants calls to book a survey may have "Damp survey" as the product.
  const sold = phoned === null ? facts : { ...facts, product: "" };
  const step = stepIn({ ...goal, text }, { ...pattern, needsFree: false }, sold);
  if (step === null) return null;
  const word = isFree ? freeWordIn(text, language) : null;
  return {
    ...step,
    kind: step.kind === "request" && isBooked(before, language) ? "book" : step.kind,
    name: lengthOf(step, text, language),
    fact: goal,
    free: word === null ? null : agreeing(word, isFeminine(step.gender)),
    isAimed: true,
    phoned,
  };
}

/** Orders that customers collect are ordered: "Orders by Wednesday for Friday collection". */
const COLLECTED_ORDER =
  /(?<!\p{L})(?:(?:pre-?)?orders?|(?:vor)?bestell\p{L}*|(?:pré)?command\p{L}*|pedidos?|encargos?|(?:pre)?ordin[ie]|encomendas?)(?!\p{L})[^.;]*(?<!\p{L})(?:for|für|zur|pour|para|per|con|mit|with|avec|com) (?:(?:the|die|l[’']|la|il|o|a) ?)?(?:\p{L}+ )?(?:collections?|pick-?ups?|abholung|enlèvement|recogida|ritiro|recolha)(?!\p{L})/iu;

/** "free trial sign-ups (30 days, no card)" are for a "30-day trial". */
function lengthOf({ kind, name }: FirstStep, goal: string, language: string): string {
  const length =
    kind === "trial" && name === "trial" && language === "en"
      ? /\((\d+)[- ](day|week|month)s?(?!\p{L})/iu.exec(goal)
      : null;
  return length === null ? name : `${length[1] ?? ""}-${length[2] ?? ""} ${name}`;
}

/** The owner's verb before a step that customers would else request: "prenotare la consulenza". */
const BOOKING: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})réserv\p{L}+(?: \p{L}+){0,2} (?:[ld][’'])?$/iu,
  es: /(?<!\p{L})reserv\p{L}+(?: \p{L}+){0,2} $/iu,
  it: /(?<!\p{L})prenot\p{L}+(?: \p{L}+){0,2} (?:l[’'])?$/iu,
  pt: /(?<!\p{L})(?:marca\p{L}*|agenda\p{L}*|reserv\p{L}+)(?: \p{L}+){0,2} $/iu,
  nl: /(?<!\p{L})(?:ge)?boek\p{L}*(?: \p{L}+){0,2} $/iu,
};
const isBooked = (before: string, language: string) => BOOKING[language.slice(0, 2)]?.test(before) === true;

/** The appointment or the quote for which the goals want customers to call. */
function phonedStep(fact: Fact, { language }: Facts): FirstStep | null {
  const found =
    fact.printable || isUnwanted(fact.text)
      ? null
      : phonedThing(withSingularSteps(fact.text, language), language);
  if (found === null) return null;
  const { thing, typed: name } = found;
  return {
    kind: "phone",
    name,
    gender: "masculine",
    free: null,
    fact,
    isAimed: true,
    day: null,
    phoned: thing,
  };
}

const goalsOf = ({ all }: Facts) => all.filter(isOfGoals);

function stepIn(fact: Fact, pattern: NamePattern, { product, language }: Facts): FirstStep | null {
  const { kind, gender, words, needsFree = false } = pattern;
  const found = new RegExp(`(?<![\\p{L}-])(?:${words})(?!\\p{L})`, "iu").exec(fact.text);
  if (found === null || isNegated(fact.text.slice(0, found.index), language)) return null;
  const [typed] = found;
  if (kind === "come" && FOR_FEW.test(fact.text)) return null;
  if (product.replace(EXTRA, "").toLowerCase().includes(typed.toLowerCase())) return null;
  const isOffered = isFreeIn(fact.text, words, language);
  if (needsFree !== false && !isOffered) return null;
  const rest = withoutOther(fact.text, typed)
    .replace(typed, " ")
    .replace(freePattern(language), " ")
    .replace(HARMLESS, "");
  const word = isOffered && rest === "" ? freeWordIn(fact.text, language) : null;
  const free = word !== null && PLURAL.test(word) ? agreeing(word, isFeminine(gender)) : word;
  const isPlural = pattern.name !== undefined && pattern.name.toLowerCase() !== typed.toLowerCase();
  return {
    kind,
    gender,
    name: pattern.name ?? typed,
    free: isPlural ? singular(free) : free,
    fact,
    isAimed: false,
    day: kind === "come" ? dayOf(typed, fact, language) : null,
    phoned: null,
  };
}

/** What comes with the product, which is not sold alone: "Lavado de alfombras con recogida". */
const EXTRA = / (?:with|mit|avec|con|com|met) .*$/iu;

/** Quotes beside a step: in "Visite et devis gratuits", both are free. */
const QUOTES = "quotes?|estimates?|Angebote?|devis|presupuestos?|preventiv[oi]|orçamentos?|offertes?";
/** "Free" for several, which "Visita y presupuesto gratuito" has not for the visit. */
const FOR_BOTH =
  /(?<!\p{L})(?:free|kostenlos|kostenfrei|gratis|grátis|gratuit[oaei]?s|gratuiti|offerts)(?!\p{L})/iu;

/** The text without the quote that is as free as the step. */
const withoutOther = (text: string, step: string) =>
  FOR_BOTH.test(text)
    ? text.replace(
        new RegExp(`(?<=(?<!\\p{L})${step}) (?:and|und|et|y|e|en) (?:${QUOTES})(?!\\p{L})`, "iu"),
        "",
      )
    : text;

const PLURAL = /^(?:gratuit[oae]?s|gratuiti|offerte?s)$/u;

const freeWords = (language: string) => (language.startsWith("fr") ? FREE_IN_FRENCH : FREE);
const freePattern = (language: string) =>
  new RegExp(`(?<!\\p{L})(?:${freeWords(language)})(?!\\p{L})`, "giu");

/** Whether a text says that the step is free. */
const isFreeIn = (text: string, words: string, language: string) =>
  new RegExp(
    `(?:${freeWords(language)})${BETWEEN} (?:${words})(?!\\p{L})|(?<!\\p{L})(?:${words})${BETWEEN}:? (?:${freeWords(language)})(?!\\p{L})`,
    "iu",
  ).test(text);

/** The typed word for "free", spelled right; null without one. */
function freeWordIn(text: string, language: string): string | null {
  const typed = text.match(freePattern(language))?.[0].toLowerCase();
  return typed === undefined ? null : spellingFor(language)(typed);
}

/** The word for "free" of one thing: "presupuestos gratuitos", but "presupuesto gratuito". */
const singular = (free: string | null) =>
  free?.replace(/^(gratuit[oae]?|offerte?)s$/u, "$1").replace(/^gratuiti$/u, "gratuito") ?? null;
