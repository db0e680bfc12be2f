import { withoutTails } from "./free-tails.ts";

type Singulars = readonly (readonly [plural: RegExp, singular: string])[];

/** Goals ask for many: "Site visits", "Vorführtermine", "Meer proeflessen". */
const SINGULARS: Readonly<Record<string, Singulars>> = {
  en: [
    [
      /(?<!\p{L})(survey|visit|assessment|inspection|consultation|demo|demonstration|lesson|class|session|call|chat|meeting|appointment|valuation|fitting|tour|day|swim|ride|pick-?up|collection|sample)(?:s|es)(?!\p{L})/giu,
      "$1",
    ],
  ],
  de: [
    [/(termin|gespräch|lernbesuch)en?(?!\p{L})/giu, "$1"],
    [/spaziergänge(?!\p{L})/giu, "spaziergang"],
    [
      /(stunde|lektion|fahrt|woche|sitzung|beratung|besichtigung|begehung|bewertung|demo|abholung)(?:n|en|s)(?!\p{L})/giu,
      "$1",
    ],
    [/(trainings)(?!\p{L})/giu, "training"],
  ],
  fr: [
    [
      /(?<!\p{L})(séance|leçon|visite|consultation|étude|estimation|démonstration|démo|bilan|diagnostic|essai|enlèvement|échantillon)s(?!\p{L})/giu,
      "$1",
    ],
    [/(?<!\p{L})(premi(?:er|ère)|technique|gratuite?)s(?!\p{L})/giu, "$1"],
  ],
  es: [
    [
      /(?<!\p{L})(clase|visita|consulta|cita|prueba|estudio|diagnóstico|(?:video)?llamada|asesoría|demo|primera|técnica|gratuita|recogida|muestra)s(?!\p{L})/giu,
      "$1",
    ],
    [/(?<!\p{L})(sesi|demostraci|valoraci)ones(?!\p{L})/giu, "$1ón"],
  ],
  it: [
    [/(?<!\p{L})(lezion|valutazion|dimostrazion)i(?!\p{L})/giu, "$1e"],
    [/(?<!\p{L})visite(?!\p{L})/giu, "visita"],
    [/(?<!\p{L})(colloqui|incontr|sopralluog)h?i(?!\p{L})/giu, "$1o"],
    [/(?<!\p{L})(consulenz|prim|gratuit)e(?!\p{L})/giu, "$1a"],
    [/(?<!\p{L})(prim|gratuit|ritir)i(?!\p{L})/giu, "$1o"],
  ],
  pt: [
    [
      /(?<!\p{L})(aula|visita|consulta|primeira|diagnóstico|estudo|(?:video)?chamada|técnica|conversa|recolha|amostra)s(?!\p{L})/giu,
      "$1",
    ],
    [/(?<!\p{L})(avaliaç|demonstraç|marcaç|mediç|sess)ões(?!\p{L})/giu, "$1ão"],
    [/(?<!\p{L})experimentais(?!\p{L})/giu, "experimental"],
  ],
  nl: [
    [/(les)sen(?!\p{L})/giu, "$1"],
    [/(rit)ten(?!\p{L})/giu, "$1"],
    [/(gesprek)ken(?!\p{L})/giu, "$1"],
    [/(bezoek|training|rondleiding|test|wandeling|behandeling|consult)en(?!\p{L})/giu, "$1"],
    [/(sessie|inspectie)s(?!\p{L})/giu, "$1"],
    [/(intake|demo)[’']?s(?!\p{L})/giu, "$1"],
  ],
};

/**
 * A goal of the campaign with the names of first steps in the singular, as a call asks for one:
 * "More site visit bookings". `firstStepsOf` (`first-steps.ts`) looks for a step in it.
 */
export const withSingularSteps = (goal: string, language: string): string =>
  (SINGULARS[language.slice(0, 2)] ?? []).reduce(
    (text, [plural, singular]) => text.replace(plural, singular),
    goal,
  );

/**
 * What the owner wants less of, and prices that differ from the usual one: "Fewer home visits",
 * "Sign-ups instead of demos", "first session £20 instead of £35".
 */
const UNWANTED =
  /(?<!\p{L})(?:fewer|less|instead|rather than|replac\p{L}+|stop|reduc\p{L}+|not|\p{L}+n[’']t|no longer|loss|only|weniger|(?:an)?statt|nicht|nur|moins|au lieu|plutôt que|seulement|menos|en vez|en lugar|solo|sólo|meno|invece|non|soltanto|em vez|não|só|apenas|minder|in plaats|niet|alleen)(?!\p{L})/iu;

/**
 * Whether a goal may reject what it names: "Fewer phone calls". No step (`first-steps.ts`) and no
 * contact (`contacts.ts`) is read from it.
 */
export const isUnwanted = (goal: string): boolean => UNWANTED.test(goal);

/** Words that may stand between "free" and the name: "free 20 minute first chat". */
const BETWEEN =
  "(?: (?!(?:and|und|et|y|e|en|with|mit|avec|con|com|met|or|oder|ou|o|of)(?!\\p{L}))[\\p{L}\\p{N}-]+){0,2}";
/** "which is", between a name and "free". */
const IS = "(?:,? (?:which |der |die |das |qui |que |che )?(?:is|ist|est|es|è|é))?";
/** What may follow a free step: bookings of it, how to ask for it, how long it takes, when. */
const AFTER =
  /^[\s.!]*$|^(?: (?:bookings?|booked|requests?|sign-?ups?|enquir(?:y|ies)|calls?|visits?|appointments?|laten (?:inplannen|plannen|maken|aanvragen)|inplannen|plannen|aanvragen|boeken|reserveren|buchen|vereinbaren|machen|ausmachen|anfragen|anfordern))?(?:,? (?:and |und |et |y |e |en )?(?:by|via|over|per|por|par|op|with no obligation|sin compromiso|senza impegno|sem compromisso|sans engagement|unverbindlich|vrijblijvend|takes|dauert|dure|dura|duurt|of|di|de|von|van)(?!\p{L})[^,.;]*|,? (?:au téléphone|par téléphone|en visio|por teléfono|por videollamada|al telefono|in videochiamata|por telefone|por videochamada|online|en ligne)(?:,? (?:ou|o) (?:à|en|a|in|em) \p{Lu}[\p{L}-]+)?| (?:pour|para|per) (?:la |el |le |il |o |a |l[’'])?(?:(?:saison|campagne|campaña|temporada|stagione|época|campanha) (?:de |d[’']|di |do |da )?)?(?:printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|poda)|,? ?(?:about |ca\.? )?\d+[- ]?(?:min|h|hour|Stunde|heure|or[ae]|uur)\p{L}*|[:,]? \+?\d[\d /-]{6,}(?:[^\d].*)?|,? (?:half uur|een half uur|una media hora|mezz’?ora))*[\s.!]*$/iu;
/** Amounts and groups of people in the goals, to whom "free" may be limited. */
const LIMITED =
  /[€£$]|\d ?(?:euros?|pounds|dollars|km|miles)(?!\p{L})|(?<!\p{L})(?:kids?|children|adults?|members?|students?|customers?|clients?|anymore|kinder|erwachsene|mitglieder|kunden|enfants?|adultes?|adhérents?|niños?|adultos?|socios?|clientes?|bambini|adulti|soci|crianças|sócios|kinderen|volwassenen|leden|klanten|until|till|bis|jusqu\p{L}*|hasta|fino|até|tot)(?!\p{L})/iu;

/**
 * Whether the goals offer the step for nothing and on no condition: "free" stands beside its name,
 * nothing but bookings and ways to ask follow, and no sentence of the goals names an amount or a
 * group of people. `firstStepsOf` (`first-steps.ts`) asks it.
 * @param words pattern of the step's names
 * @param free pattern of the words for "free"
 * @param goals all goals of the brief
 */
export function isFreeForAll(goal: string, words: string, free: string, goals: string): boolean {
  const found = new RegExp(
    `(?<!\\p{L})(?:(?:${free})${BETWEEN} (?:${words})|(?:${words})(?: laten aanvragen)?${IS} (?:${free}))(?!\\p{L})`,
    "iu",
  ).exec(goal);
  if (found === null || isUnwanted(goals) || LIMITED.test(goals)) return false;
  return AFTER.test(withoutTails(goal.slice(found.index + found[0].length)));
}

/** The word for "free" beside one step: "gratuites" of several trial lessons. */
export function agreeing(free: string, isFeminine: boolean): string {
  if (free.startsWith("gratuit")) {
    const isFrench = /^gratuite?s?$/u.test(free);
    return `gratuit${isFeminine ? (isFrench ? "e" : "a") : isFrench ? "" : "o"}`;
  }
  if (free.startsWith("offert")) return isFeminine ? "offerte" : "offert";
  return free;
}
