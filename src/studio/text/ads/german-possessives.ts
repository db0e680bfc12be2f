import type { Address } from "./grammar.ts";

/** Ends of German nouns by which their gender is known, of things that one books or orders. */
const FEMININE =
  "ung|heit|keit|schaft|ion|tät|ik|kur|tur|erei|pflege|massage|tour|fahrt|stunde|probe|prüfung|woche|feier|therapie|wäsche|analyse|diagnose|reise|kiste|karte|party|torte|hilfe";
const NEUTER =
  "training|coaching|shooting|seminar|wochenende|abo|abonnement|paket|frühstück|konzert|ticket|set|camp|essen|fest";
const MASCULINE =
  "kurs|workshop|termin|abend|tag|check|schnitt|schliff|umzug|ausflug|besuch|test|unterricht|flug|transport|kuchen|korb|lehrgang|rundgang|spaziergang|auftritt|service";

const GENDERS = [
  [new RegExp(`(?:${FEMININE})$`, "u"), "e"],
  [new RegExp(`(?:${NEUTER})$`, "u"), ""],
  [new RegExp(`(?:${MASCULINE})$`, "u"), "en"],
] as const;

/** A noun with names and phrases behind it; an adjective before it would have to be declined. */
const PRODUCT =
  /^(?:\p{Lu}[\p{L}-]*- und )?(?<noun>\p{Lu}[\p{L}-]*)(?: (?:\p{Lu}+|Klasse .+|(?:für|zu|nach|per|in|im|am|auf|mit|bei|vor|von|ohne|über|ab) .+))?$/u;

/**
 * "Ihren" for "Klavierunterricht", "deine" for "Massage" and an informal address, as the object of
 * a call ("Buchen Sie Ihre Fahrradinspektion"); null if the gender of the noun is not known by its
 * end or another word stands before it. It is `your` of `de.grammar.ts`, which `callsFor`
 * (`call-to-action.ts`) fills in.
 */
export function germanYour(product: string, address: Address | null): string | null {
  const noun = PRODUCT.exec(product)?.groups?.["noun"]?.toLowerCase();
  if (noun === undefined) return null;
  const ending = GENDERS.find(([ends]) => ends.test(noun))?.[1];
  return ending === undefined ? null : `${address === "informal" ? "dein" : "Ihr"}${ending}`;
}
