import { capitalizeFirst } from "../../language/letter-case.ts";
import { isCourse, isVerbal } from "../facts/course.ts";
import type { Facts } from "../facts/facts.ts";
import { visitsCustomers } from "../facts/home-visits.ts";
import type { AdGrammar } from "./grammar.ts";

/**
 * Fills in the names of a grammar's template, for ads, headlines and scripts: `{company}` and
 * `{product}` as typed, `{the company}` with its article, `{at}`, `{from}`, `{to}` and `{with}` as
 * the company with its preposition. Articles and prepositions are functions of the language's
 * `*.grammar.ts`; whether customers come to the company is decided here (`PREMISES`, by trade) and
 * in `facts/home-visits.ts`.
 */
export function fillNames(
  template: string,
  facts: Facts,
  grammar: Pick<AdGrammar, "at" | "from" | "to" | "withCompany" | "theCompany" | "visiting">,
): string {
  const { company, product, offering } = facts;
  const isVisiting = visitsCustomers(facts);
  const { visiting } = grammar;
  const hasPremises = !isVisiting && (PREMISES.test(facts.trade?.id ?? "") || offering?.kind === "event");
  const isThere =
    (hasPremises && offering?.kind !== "goods") ||
    (!isVisiting && (isCourse(product) || isVerbal(product))) ||
    DIRECTED.test(product);
  const placed = grammar.at(company, hasPremises);
  const at = isVisiting && visiting !== undefined ? visiting.at(placed) : placed;
  const origin = grammar.from(company, isThere);
  const from = isVisiting && visiting !== undefined ? visiting.from(origin) : origin;
  const values: Readonly<Record<string, string>> = {
    company,
    product,
    at,
    to: grammar.to?.(company) ?? company,
    with: grammar.withCompany?.(company) ?? company,
    "the company": grammar.theCompany?.(company) ?? company,
    from: offering?.kind === "job" ? grammar.at(company, true) : from,
    At: capitalizeFirst(at),
  };
  const text = template.replace(
    /\{((?:the )?company|product|at|from|to|with|At)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
  // A mark that ends a name stands in for the one after it: "Acme Inc." and "Go!" in "Go!: one".
  return text
    .replace(/(?<=\p{Extended_Pictographic}\uFE0F?)\.(?=\s|$)/gu, "")
    .replace(/(?<=[!?]),(?=\s)/gu, BREAK)
    .replace(/(?<=[.!?])[.,:](?=\s|$)/gu, (mark) => (mark === ":" ? BREAK : ""))
    .replace(/\u0000\s*(.?)/gu, (_, next: string) => (next === "" ? "" : ` ${next.toLocaleUpperCase()}`));
}

/** Products whose own preposition another "from" would continue: "Pallets naar Engeland van". */
const DIRECTED = / (?:naar|nach|von|van|bij|bei|to|from) /u;

/** Stands for a colon or comma after a name's own mark, so that the next word starts a sentence. */
const BREAK = "\u0000";

/** Trades whose customers come to the company. */
const PREMISES =
  /^(?:bakery|cafe|ice-cream|restaurant|pizza|takeaway|butcher|dentist|physiotherapy|doctor|therapy|pharmacy|optician|hearing-aids|massage|vet|gym|yoga|dance|hair|beauty|tattoo|wedding-venue|music-school|language-school|nursery|after-school|escape-room|school|driving-school|hotel|museum|theater|shoes|jewelry|florist|bike-shop|bike-repair|car-repair|car-dealer|phone-repair|coworking|storage|divorce-law|law)$/u;
