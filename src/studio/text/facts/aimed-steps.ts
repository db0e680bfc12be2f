import { hasWords } from "./lexicon.ts";
import { lexiconFor } from "./lexicons.ts";
import { EN } from "./lexicons/en.ts";

type Singulars = readonly (readonly [plural: RegExp, singular: string])[];

/** Goals ask for many: "Site visits", "Vorführtermine", "Meer proeflessen". */
const SINGULARS: Readonly<Record<string, Singulars>> = {
  en: [
    [
      /(?<!\p{L})(survey|visit|assessment|consultation|demo|demonstration|lesson|class|session|call|chat|meeting|appointment|valuation|fitting|tour|day|swim|ride)(?:s|es)(?!\p{L})/giu,
      "$1",
    ],
  ],
  de: [
    [/(termin|gespräch)en?(?!\p{L})/giu, "$1"],
    [/(stunde|lektion|fahrt|woche|sitzung|beratung|besichtigung|bewertung|demo)(?:n|en|s)(?!\p{L})/giu, "$1"],
    [/(trainings)(?!\p{L})/giu, "training"],
  ],
  fr: [
    [/(?<!\p{L})(séance|leçon|visite|consultation|étude|estimation|démonstration|démo)s(?!\p{L})/giu, "$1"],
    [/(?<!\p{L})(premi(?:er|ère)|technique|gratuite?)s(?!\p{L})/giu, "$1"],
  ],
  es: [
    [/(?<!\p{L})(clase|visita|consulta|cita|prueba|demo|primera|técnica|gratuita)s(?!\p{L})/giu, "$1"],
    [/(?<!\p{L})(sesi|demostraci|valoraci)ones(?!\p{L})/giu, "$1ón"],
  ],
  it: [
    [/(?<!\p{L})lezioni(?!\p{L})/giu, "lezione"],
    [/(?<!\p{L})(colloqui|incontr|sopralluog)h?i(?!\p{L})/giu, "$1o"],
    [/(?<!\p{L})(consulenz|prim|gratuit)e(?!\p{L})/giu, "$1a"],
    [/(?<!\p{L})(prim|gratuit)i(?!\p{L})/giu, "$1o"],
  ],
  pt: [
    [/(?<!\p{L})(aula|visita|consulta|primeira|técnica|conversa)s(?!\p{L})/giu, "$1"],
    [/(?<!\p{L})(avaliaç|demonstraç|sess)ões(?!\p{L})/giu, "$1ão"],
    [/(?<!\p{L})experimentais(?!\p{L})/giu, "experimental"],
  ],
  nl: [
    [/(les)sen(?!\p{L})/giu, "$1"],
    [/(rit)ten(?!\p{L})/giu, "$1"],
    [/(gesprek)ken(?!\p{L})/giu, "$1"],
    [/(bezoek|training|rondleiding|test)en(?!\p{L})/giu, "$1"],
    [/(intake|demo)[’']?s(?!\p{L})/giu, "$1"],
  ],
};

/** "a first chat, which is free", "proefweek aanvragen, die is gratis" */
const WHICH_IS = /, (?:which|der|die|das|qui|que|che) (?=(?:is|ist|est|es|è|é)(?!\p{L}))/giu;

/**
 * A goal of the campaign with the names of first steps in the singular, as a call asks for one:
 * "More site visit bookings". `firstStepsOf` (`first-steps.ts`) looks for a step in it.
 */
export const withSingularSteps = (goal: string, language: string): string =>
  (SINGULARS[language.slice(0, 2)] ?? []).reduce(
    (text, [plural, singular]) => text.replace(plural, singular),
    goal.replace(WHICH_IS, " "),
  );

/**
 * Whether a goal limits the step that it names: "Surveys, free for new customers". `firstStepsOf`
 * then does not say that it is free.
 */
export const limitsStep = (goal: string, language: string): boolean => {
  const { condition, subordinate } = lexiconFor(language) ?? EN;
  return hasWords(goal, `${condition}|${subordinate}`);
};
