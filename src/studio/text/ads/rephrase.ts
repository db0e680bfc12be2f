import { containsWord } from "../../language/contains-word.ts";
import { lowerFirst } from "../../language/letter-case.ts";
import type { Fact } from "../facts/facts.ts";
import { startsWithWords } from "../facts/lexicon.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { isDeposit } from "./deposit.ts";
import type { AdGrammar } from "./grammar.ts";

/** Words before an amount that are no noun: "costs £9", "now £9", "total £9". */
const NO_NOUN =
  /(?<!\p{L})(?:normally|usually|regularly|instead of|normalerweise|sonst|statt|normalement|normalmente|normaal|danach|dann|später|afterwards|after|then|thereafter|luego|después|puis|ensuite|après|poi|dopo|depois|daarna|adults?|kids|child(?:ren)?|couples?|singles?|seniors?|erwachsene|kinder|paare|adultes?|enfants?|adultos?|niños|parejas?|adulti|bambini|coppie|crianças|casais|volwassenen|kinderen|flat|above|over|under|boven|onder|soit|also|i\.e\.|cioè|ossia|o sea|ou seja|oftewel|über|unter|oltre|sopra|sotto|sobre|acima|abaixo|dessus|\p{L}*gebühr|taxa de \p{L}+|tasa de \p{L}+|fee|bedrag|tarief|forfait|importe|included|inclusive|provided|inklusive|inbegriffen|comprise?s?|incluse?s?|incluid[oa]s?|inclus[oaie]|compres[oaie]|inclu[ií]d[oa]s?|inbegrepen|inclusief|frais|quota|fora|mensalidade|mensualit[ée]|cuota|rata|abonnement|abbonamento|contributie|membership|\p{L}*beitrag|caparra|kaution|caution|mínim[oa]|minimo|minimum|mindest\p{L}*|only|just|now|sorry|costs?|pay(?:s|e|es|er|ez)?|beträgt|betragen|bedraagt|bedragen|importa|asciende a|ammonta a|s[’']élève à|pai(?:e|es)|pag(?:a|as|o|ate|hi|ano|an|am|ar|are|ue|hiamo|amos|áis)|(?:be)?zahl(?:en|t|st|e)|betaalt?|betalen|cobr(?:a|o|amos)|save|raised|earned|donated|spent|saved|won|made|total|fixed|price|rate|plus|extra|worth|deposit|nur|jetzt|kostet|kosten|preis|festpreis|fest|zzgl|seulement|coûte|prix|tarif|dès|total|solo|sólo|cuesta|precio|total|costa|prezzo|totale|só|apenas|custa|preço|slechts|kost|prijs|totaal|sparen|spar\p{L}*|min|max|ca|circa|etwa|rund|knapp|unos|cerca|environ|ongeveer|about|around|tot|comptez|compter|bis|up|by|von|am|um|at|à|en|de|da|di|do|ab|vanaf|desde|from|between|zwischen|entre|tra|fra|tussen)$/iu;

/** A rental by period: "Tag 14 €, Woche 75 €". */
const PERIOD =
  /^(?:day|week|night|month|hour|tag|woche|nacht|monat|stunde|jour(?:née)?|semaine|nuit|mois|heure|día|semana|noche|mes|hora|giorno|settimana|notte|mese|ora|dia|noite|mês|dag|nacht|maand|uur)$/iu;
const FREE = /(?<!\p{L})(?:free|gr[aá]tis|gratuit\p{L}*|kostenlos|kostenfrei)(?!\p{L})/iu;

/**
 * A statement in better grammar, for `lineOf` (`line.ts`): "first class £5" becomes "first class
 * for £5", and a clause about the business gets "We". The words are `ofOurselves` and `priceWord`
 * of the language's `*.grammar.ts`. What cannot be changed safely stays as typed.
 * @param facts what the statement says; their prices are the ones to join
 */
export function rephrase(text: string, facts: readonly Fact[], grammar: AdGrammar): string {
  const subject = grammar.ofOurselves?.test(text) === true ? `We ${lowerFirst(text)}` : text;
  const prices = facts.flatMap(({ values }) =>
    values.filter(({ kind }) => kind === "price").map((value) => value.text),
  );
  const worded = prices.reduce((current, price) => withPreposition(current, price, grammar), subject);
  return hasOtherAmounts(worded, prices, grammar) ? subject : worded;
}

/** An amount of money, or a number that ends an item of a list without it: "hoekhuis 17, ...". */
const AMOUNT =
  /(?:\p{Sc}|EUR|CHF) ?\d|\d ?(?:\p{Sc}|(?:euros?|eur|chf|reais|pounds|dollars)(?!\p{L}))|, [^,;.!?\d]*\p{L} \d+(?:[.,]\d{2})?(?=\s*(?:[,;.!?]|$))|(?:^|[.!?:;] )[^,;.!?\d]*\p{L} \d{1,3}(?:[.,]\d{2})?(?=,(?!\d))/iu;

/**
 * Whether a text has amounts without the preposition of a price: of a list, either all or none gets
 * it. "Hem a 12 €, zip da 15 €" would mix two kinds.
 */
function hasOtherAmounts(text: string, prices: readonly string[], { priceWord }: AdGrammar): boolean {
  const worded = new RegExp(` ${priceWord} (?:\\p{Sc} ?)?\\d[\\d.,]*(?: ?(?:\\p{Sc}|euros?))?`, "giu");
  // A mark takes the place of each price, so that no number before it ends the item.
  const rest = prices.reduce((current, price) => current.replace(` ${priceWord} ${price}`, " –"), text);
  return AMOUNT.test(rest.replace(worded, " –"));
}

/** A label of an amount, which is nothing to buy: "Anfahrt 49 €", "ahorro medio 60 €". */
const FEE =
  /(?<!\p{L})(?:surcharge|supplement|savings?|(?:call-?out|booking|delivery) charge|(?:grund|rest|mindest)betrag|grundpreis|\p{L}*(?:pauschale|zuschlag)|anfahrt|aufpreis|ersparnis|supplément|déplacement|économie(?: \p{L}+)?|cotisation|suplemento|desplazamiento|matrícula|ahorro(?: \p{L}+)?|supplemento|trasferta|iscrizione|risparmio(?: \p{L}+)?|deslocação|poupança(?: \p{L}+)?|toeslag|\p{L}+kosten|inschrijfgeld|besparing(?: \p{L}+)?)$/iu;

/** What a price is for one of, and how old its readers are: "pro Messer", "Kinder ab 8 Jahren". */
const FOR_ONE =
  /(?<!\p{L})(?:(?:pro|je|par|chaque|cada|ogni|each|every|elke|iedere|per) [\p{L}-]+|\d+ (?:years?(?: old)?|yrs|jahren?|ans|años|anni|anos|jaar))$/iu;
/** A variant of what the text names before: "with a skipper £195". */
const VARIANT = /^(?:with|without|mit|ohne|avec|sans|con|sin|senza|com|sem|met|zonder)(?!\p{L})/iu;
/** Verbs and people before an amount: "a throw runs $105", "juniors £15". */
const VERB_OR_PEOPLE =
  /(?<!\p{L})(?:runs?|goes|comes|sells|stays|macht|nehmen|nimmt|berechnen|läuft|liegt|revient|vaut|valent|fait|font|sale|salen|vale|valen|queda|quedan|viene|vengono|valgono|sai|saem|fica|ficam|valem|komt|rekenen|doet|juniors?|students?|members?|non-members|concessions?|selbstzahler|\p{L}*mitglieder|studierende|schüler|jugendliche|étudiants?|membres|socios|jubilados|estudiantes|soci|studenti|estudantes|sócios|leden|studenten|jongeren)$/iu;

const COSTS = /(?<!\p{L})(?:costs?|koste[nt]|kost|coûtent?|cuestan?|costa(?:no)?|custam?)(?!\p{L})/iu;

/** Puts the preposition of a price between a noun and an amount that follow each other. */
function withPreposition(text: string, price: string, grammar: AdGrammar): string {
  const at = text.toLowerCase().indexOf(price.toLowerCase());
  const before = text.slice(0, Math.max(at, 0));
  const isAmount = /^(?:[\p{Sc}\p{N}]|EUR|CHF)/u.test(price);
  if (grammar.priceWord === null || at <= 0 || !isAmount || !/[\p{L}\p{N}]\s$/u.test(before)) return text;
  const clause = before.slice(before.search(/[^,;.!?:()–—+]*$/u)).trim();
  const last = /[\p{L}\p{N}]+$/u.exec(clause)?.[0] ?? "";
  const after = text.slice(at + price.length);
  const isNoun =
    (/^\p{L}{3,}$/u.test(last) || /^\d*(?:kg|g|cl|ml|l|km|h)$/u.test(last)) &&
    !NO_NOUN.test(clause) &&
    !PERIOD.test(clause) &&
    !FOR_ONE.test(clause) &&
    !VARIANT.test(clause) &&
    !VERB_OR_PEOPLE.test(clause) &&
    !isDeposit(clause) &&
    !FEE.test(clause) &&
    // "Entrega grátis em Setúbal, fora 5 €" states two prices.
    !FREE.test(clause) &&
    // "Die kleine Kiste kostet 18 Euro, die große 27 Euro": the verb is for both.
    !COSTS.test(before.slice(before.search(/[^.!?]*$/u))) &&
    // "hems £12 zips £18" would get one preposition only.
    !/\p{Sc}/u.test(clause) &&
    // "Borg voor gourmetstel 20 euro" has the preposition already.
    !containsWord(clause, grammar.priceWord) &&
    !startsWithWords(last, lexiconFor(grammar.language)?.stop ?? "") &&
    !grammar.clause.test(clause) &&
    grammar.subjectless?.test(clause) !== true;
  // A price in the middle of a sentence may belong to what follows.
  const ends =
    /^\s*(?:[,.;!]|$)|^ (?:in|within|with|including|mit|inkl(?:\.|usive)?|en|avec|con|com|em|met) /iu.test(
      after,
    );
  return isNoun && ends ? `${before}${grammar.priceWord} ${text.slice(at)}` : text;
}
