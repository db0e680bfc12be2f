import { wishesOf, type Facts, type Goal } from "../facts/facts.ts";
import type { FirstStep } from "../facts/first-steps.ts";
import { isUnwanted } from "../facts/aimed-steps.ts";
import { goalOf } from "./goals.ts";
import type { Address } from "./grammar.ts";

/**
 * Words of goals that name the ways in which customers should reach the business, and the call to
 * those: usual, formal and informal. `{+}` is a joining word (`LINK`), `{to}` the company and what
 * customers call for (`FOR`).
 */
type WayCall = readonly [goals: string, usual: string, formal?: string, informal?: string];

const LINK: Readonly<Record<string, string>> = {
  en: "(?: ?& ?| ?\\/ ?| (?:and|or) )",
  de: "(?: ?& ?| ?\\/ ?| (?:und|oder) )",
  nl: "(?: ?& ?| ?\\/ ?| (?:en|of) )",
};
const TEXTS = "(?:texts?|text messages)";
const CALLS = "(?:phone )?calls?";
const EMAIL = "e-?mails?";
const PHONE = "(?:tele)?phone";
const MAIL = "(?:e-?)?mail";

/** By language; the first pattern that a goal has decides. */
const WAYS: Readonly<Record<string, readonly WayCall[]>> = {
  en: [
    [`${TEXTS}{+}${CALLS}|${CALLS}{+}${TEXTS}`, "Text or call{to}."],
    [
      `(?:by|via) (?:${EMAIL}{+}${PHONE}|${PHONE}{+}${EMAIL})|${EMAIL}{+}${CALLS}|${CALLS}{+}${EMAIL}`,
      "Email or call{to}.",
    ],
    [`(?:${CALLS}{+}bookings?|bookings?{+}${CALLS})`, "Call{to}."],
  ],
  de: [
    [
      "(?:anrufe?{+}termine?|termine?{+}anrufe?)",
      "Anrufen und Termin vereinbaren.",
      "Rufen Sie an und vereinbaren Sie einen Termin.",
      "Ruf an und vereinbare einen Termin.",
    ],
    [
      "(?:anrufen?|sich telefonisch melden)(?: oder| und| /) (?:\\p{L}+ ){0,2}(?:handy)?fotos? (?:zu)?(?:schicken|senden)",
      "Anrufen oder Fotos schicken.",
      "Rufen Sie an oder schicken Sie Fotos.",
      "Ruf an oder schick Fotos.",
    ],
    [
      `(?:per|über|via) (?:telefon{+}${MAIL}|${MAIL}{+}telefon)|telefonisch{+}per ${MAIL}|per ${MAIL}{+}telefonisch|anrufe?n?{+}(?:e-?)?mails?`,
      "Anrufen oder eine E-Mail schreiben.",
      "Rufen Sie an oder schreiben Sie eine E-Mail.",
      "Ruf an oder schreib eine E-Mail.",
    ],
    [
      "(?:an)?fragen (?:über|per|via) (?:das |unser |unserem |dem )?(?:online-?|kontakt-?|anfrage-?)?formular",
      "Über das Formular anfragen.",
      "Fragen Sie über das Formular an.",
      "Frag über das Formular an.",
    ],
  ],
  nl: [
    [
      `telefoontjes{+}(?:app(?:je)?s|berichtjes)|app(?:je)?s{+}telefoontjes|bellen{+}appen|appen{+}bellen`,
      "Bel of app{to}.",
    ],
    [
      `(?:per|via(?: de)?) (?:telefoon{+}${MAIL}|${MAIL}{+}telefoon)|telefonisch{+}(?:per |via )${MAIL}|bellen{+}mailen|mailen{+}bellen`,
      "Bel of mail{to}.",
    ],
    [
      "via (?:het |ons )?(?:\\p{L}*formulier)(?: op (?:de|onze) (?:web)?site)?{+}(?:telefonisch|telefoon|bellen)|telefonisch{+}via (?:het |ons )?\\p{L}*formulier",
      "Bel of vul het formulier in.",
    ],
    ["aanvragen via (?:het |ons )?\\p{L}*formulier", "Vraag het aan via het formulier."],
    ["aanvragen via (?:de|onze) (?:web)?site", "Vraag het aan via de site."],
  ],
};

/** What customers call or write for, by their next step. */
const FOR: Readonly<Record<string, Partial<Readonly<Record<Goal, string>>>>> = {
  en: { book: " to book", quote: " for a quote" },
  nl: { book: " voor een afspraak" },
};

/** Next steps that readers take by writing or calling. */
const STEPS: readonly Goal[] = ["book", "quote", "ask", "call", "learn"];

/**
 * The calls with the ways in which the goals want customers to reach the business: "Text or
 * call."; empty if they name none of `WAYS`, if the brief has a first step of its own, or a number
 * or an address, which `contactCallsFor` (`call-to-action.ts`) names. `materialOf`
 * (`write-ads.ts`) adds them.
 */
export function wayCalls(facts: Facts, address: Address | null, step: FirstStep | null): string[] {
  const language = facts.language.slice(0, 2);
  const goal = goalOf(facts);
  if (step !== null || facts.contacts.length > 0 || !STEPS.includes(goal)) return [];
  const goals = wishesOf(facts).filter(({ text }) => !isUnwanted(text));
  const found = WAYS[language]?.find(([words]) => {
    const pattern = new RegExp(
      `(?<!\\p{L})(?:${words.replaceAll("{+}", LINK[language] ?? "")})(?![\\p{L}-])`,
      "iu",
    );
    return goals.some(({ text }) => pattern.test(text));
  });
  if (found === undefined) return [];
  const [, usual, formal = usual, informal = usual] = found;
  const call = address === null ? usual : { formal, informal }[address];
  const purpose = FOR[language]?.[goal] ?? "";
  if (!call.includes("{to}")) return [call];
  return [` ${facts.company}${purpose}`, purpose].map((to) => call.replace("{to}", () => to));
}
