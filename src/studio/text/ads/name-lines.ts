import { capitalizeFirst } from "../../language/letter-case.ts";
import { hasRepeatedWord } from "../../language/repeated-word.ts";
import { localizeMarks } from "../../language/punctuation.ts";
import type { Script } from "../../language/script.ts";
import { isInfinitive } from "../facts/action.ts";
import { isProblem } from "../facts/course.ts";
import { isPlaceOfBusiness } from "../facts/premises.ts";
import { printableValues, type Facts } from "../facts/facts.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { isBarePlace } from "../facts/values/place-names.ts";
import type { PlaceValue, PriceValue, Value } from "../facts/value.ts";
import { isRequest } from "./call-to-action.ts";
import { fillNames } from "./fill-names.ts";
import { isDeposit } from "./deposit.ts";
import type { AdGrammar } from "./grammar.ts";
import { distinctLines, distinctPairs, isOneSentence } from "./distinct-lines.ts";
import type { Line } from "./line.ts";
import { worthOfLine } from "./hook-worth.ts";
import { isClumsy, sharesStem } from "./name-score.ts";

/** What `nameLinesOf` makes lines with names from; `materialOf` (`write-ads.ts`) passes it. */
export interface NameLineOptions {
  readonly facts: Facts;
  readonly lines: readonly Line[];
  readonly grammar: AdGrammar;
  readonly script: Script;
}

/**
 * A sentence of an ad that names the product or the company, alone or with a fact. `nameLinesOf`
 * makes it; `compose.ts` puts one into a draft, scripts use some (`namings.ts`).
 */
export interface NameLine {
  readonly text: string;
  /** The template, so that the ads of a set differ. */
  readonly form: string;
  readonly hasProduct: boolean;
  readonly hasCompany: boolean;
  /** Whether it only opens an ad: "Wohnung streichen?" */
  readonly isOpening: boolean;
  /** The lines whose statements it contains. */
  readonly lines: readonly Line[];
}

/** "covers LS1 to LS18", "open 7 to 7": phrases that describe the business, not the product. */
const SERVES =
  /^(?:covers?|covering|serves?|serving) |^(?:open|geöffnet|offen|ouvert|abierto|aperto|aperti|aberto|geopend)(?= .*\d)/iu;

/** Longest phrase in UTF-16 units that follows a name. */
const MAX_PHRASE = 60;
/**
 * Longest phrase in UTF-16 units that shares a sentence of an ad with another. `nameLinesOf` and
 * `compose.ts` keep to it; lists of scripts have their own limit in words
 * (`video/script/sentences.ts`).
 */
export const MAX_LISTED = 34;
const QUESTION = "{product}?";

/** A customer's problem as a question: "Scheibe kaputt?" */
const asked = (problem: string, { language, spaceBeforeMarks }: AdGrammar) =>
  `${language === "es" ? "¿" : ""}${capitalizeFirst(problem)}${spaceBeforeMarks ? "\u00A0" : ""}?`;

/** Lines that are tried in lists. */
const MAX_LISTED_LINES = 6;

/**
 * All sentences with a name that an ad can have, for `materialOf` (`write-ads.ts`). The templates
 * (`product`, `both`, `priced`, `placed` and others) are in the language's `*.grammar.ts` and in
 * `PUNCTUATED_LINES` of `grammar.ts`. Prices and places are named with the product, as typed.
 */
export function nameLinesOf({ facts, lines, grammar, script }: NameLineOptions): NameLine[] {
  const make = (
    form: string,
    stated: readonly Line[],
    values: Readonly<Record<string, string>>,
  ): NameLine => {
    const filled = form.replace(/\{(price|place|phrase)\}/g, (_, name: string) => values[name] ?? "");
    const text = tidy(capitalizeFirst(fillNames(filled, facts, grammar)), grammar, script);
    return {
      text,
      form: stated.length > 1 ? `${form} ${stated.length}` : form,
      hasProduct: form.includes("{product}"),
      hasCompany: /\{(?:company|at|from)\}/u.test(form),
      isOpening: form.endsWith("?"),
      lines: stated,
    };
  };
  // "Foster a greyhound from ..." is no name that other words could follow, and "Barber shop at
  // Chair Six" no offer.
  if (isRequest(facts) || isPlaceOfBusiness(facts)) return [];
  if (isProblem(facts.product)) {
    const product = facts.product.replace(/[\s?]+$/u, "");
    return [{ ...make(QUESTION, [], {}), text: asked(product, grammar) }];
  }
  // Avoids repeating the product: "Chimney sweeping from Hill Chimney Sweeps".
  const both = namesDiffer(facts) && !sharesStem(facts.product, facts.company) && !isInfinitive(facts);
  const phrases = (line: Line, longest: number) =>
    line.shape === "phrase" &&
    line.clause.length <= longest &&
    !onlyPrice(line, grammar) &&
    !SERVES.test(line.clause);
  const allowed = (forms: readonly string[]) =>
    both ? forms : forms.filter((form) => !/\{(?:at|from)\}/u.test(form));
  const described = allowed(grammar.described);
  const names = `${facts.company} | ${facts.product}`;
  const all = [
    ...[...grammar.product, ...(both ? grammar.both : [])].map((form) => make(form, [], {})),
    ...lines.flatMap((line) => {
      const { inside } = line;
      const price = productPrice(line, facts, grammar);
      if (price) {
        const forms = price.from ? grammar.pricedFrom : grammar.priced;
        // "for fixed 89 a month" would need an article, "for 3 for £10" repeats the preposition.
        const fits = price.from || !(/^(?:\p{L}|\d+ \p{L}+ \d)/u.test(inside) || NAMED_PRICE.test(inside));
        return allowed(fits ? forms : forms.filter((form) => /[:,] \{price\}/u.test(form))).map((form) =>
          make(form, [line], { price: inside }),
        );
      }
      const place = placeOf(line, grammar);
      if (place !== null)
        return allowed(grammar.placed)
          .filter((form) => !form.includes(","))
          .map((form) => make(form, [line], { place }));
      if (line.shape === "tag")
        return grammar.placed
          .filter((form) => form.includes(","))
          .map((form) => make(form, [line], { place: line.inside }));
      if (!phrases(line, MAX_PHRASE)) return [];
      return fitting(described, inside, grammar).map((form) => make(form, [line], { phrase: inside }));
    }),
    ...listsOf(lines.filter((line) => phrases(line, MAX_LISTED))).flatMap((list) => {
      const [first = "", ...others] = list.map(({ inside }) => inside);
      if (others.some((phrase) => !canFollowComma(phrase, grammar)) || first.includes(",")) return [];
      return fitting(described, first, grammar).map((form) =>
        make(form, list, { phrase: [first, ...others].join(", ") }),
      );
    }),
  ];
  // "from From Scratch"
  return all.filter(
    ({ text, form }) =>
      !hasRepeatedWord(text, names) &&
      !(form.includes("{product}") && (isClumsy(facts.product) || saysTwice(text, facts))) &&
      !readsAsPrice(text),
  );
}

/**
 * Whether a number after a colon reads as the price that the words before it announce: "Moves at a
 * fixed price: 4.9 stars". `withLabel` (`labels.ts`) asks it, too.
 */
export const readsAsPrice = (text: string): boolean =>
  /(?:price|preis|prix|precio|prezzo|preço|prijs)s?(?: \p{L}+)?\s?: \p{N}/iu.test(text);

/** "£55 assessment", which takes no preposition. */
const NAMED_PRICE =
  /\d\s+(?!(?:euros?|pounds?|dollars?|francs?|libras?|pesos?|each|flat|plus|fix|fest)(?!\p{L}))\p{L}{4,}$/iu;

/** "Breakfast: breakfast until 4 pm", "Bathroom renovation: bathroom done in 10 days" */
function saysTwice(text: string, { product, company }: Facts): boolean {
  const lower = text.toLowerCase();
  const name = product.toLowerCase();
  if (lower.split(name).length > 2) return true;
  const rest = lower.replace(name, " ").replace(company.toLowerCase(), " ");
  // "Fahrradreparatur: Reparatur in 24 Std"
  const ends = (rest.match(/\p{L}{6,}/gu) ?? []).some((word) => name.endsWith(word));
  return ends || sharesStem(rest, product);
}

/** After a colon only a word in small letters reads as the same sentence. */
function fitting(forms: readonly string[], phrase: string, grammar: AdGrammar): readonly string[] {
  return canFollowComma(phrase, grammar) ? forms : [];
}

/**
 * Whether a clause can follow a comma in a sentence of an ad or script: small letters, digits, an
 * acronym, or any clause in a language with `capitalNouns` in its `*.grammar.ts` (German).
 */
export function canFollowComma(clause: string, { capitalNouns }: AdGrammar): boolean {
  return capitalNouns || !/^\p{Lu}(?!\p{Lu})/u.test(clause);
}

/** Two or three of the best lines of one sentence of the brief. */
function listsOf(lines: readonly Line[]): Line[][] {
  const best = lines.toSorted((a, b) => worthOfLine(b) - worthOfLine(a)).slice(0, MAX_LISTED_LINES);
  const triples = best
    .map((_, index) => best.slice(index, index + 3))
    .filter((list) => distinctLines(list).length === 3);
  return [...distinctPairs(best), ...triples].filter(([first, ...others]) =>
    others.every((line) => first !== undefined && isOneSentence(first, line)),
  );
}

/**
 * Whether neither name contains the other, in any letter case, so that product and company can be
 * in one sentence. `short-texts.ts` and `namings.ts` call it.
 */
export function namesDiffer({ company, product }: Pick<Facts, "company" | "product">): boolean {
  const [a, b] = [company.toLowerCase(), product.toLowerCase()];
  return !a.includes(b) && !b.includes(a);
}

/**
 * The price of a line that says nothing else ("59 dollars") in a brief without another price, which
 * could be for something else; undefined for other lines. `closings.ts` calls it, so that a call
 * can follow the price in one sentence.
 */
export const productPrice = (line: Line, facts: Facts, grammar: AdGrammar): PriceValue | undefined =>
  printableValues(facts, "price").length > 1 ? undefined : onlyPrice(line, grammar);

function onlyPrice(line: Line, grammar: AdGrammar): PriceValue | undefined {
  return valuesOf(line).find(
    (value): value is PriceValue => value.kind === "price" && isAlone(value, line, grammar),
  );
}

/** The place of a line that says nothing else: "in Leeds". */
function onlyPlace(line: Line, grammar: AdGrammar): PlaceValue | undefined {
  return valuesOf(line).find(
    (value): value is PlaceValue =>
      value.kind === "place" && value.preposition !== "" && isAlone(value, line, grammar),
  );
}

const valuesOf = ({ facts }: Line): Value[] => facts.flatMap(({ values }) => values);

/** The place of a line that says nothing else, with its preposition; null if it says more. */
function placeOf(line: Line, grammar: AdGrammar): string | null {
  if (onlyPlace(line, grammar)) return line.inside;
  const { inPlace, language } = grammar;
  if (line.shape !== "tag" || inPlace === null || !isBarePlace(line.clause)) return null;
  const and = lexiconFor(language)?.place.and.split("|")[0] ?? "&";
  return inPlace(line.clause.replace(/\s*[+&/]\s*/gu, ` ${and} `));
}

function isAlone(value: Value, { clause }: Line, grammar: AdGrammar): boolean {
  const { text } = value;
  const [before = "", after = ""] = clause.split(text);
  if (value.kind === "price" && isDeposit(clause)) return false;
  // "free delivery in Braga" is a statement, not only a place.
  if (value.kind === "place" && before.trim().split(/\s+/u).length > 2) return false;
  // "Adults 9 pounds" and "MOT £40" name more than a price.
  const words = before.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.every((word) => grammar.functionWords.has(word)) && after.length <= 9 && !/[\p{N}:]/u.test(after)
  );
}

function tidy(text: string, { spaceBeforeMarks }: AdGrammar, script: Script): string {
  const local = localizeMarks(text, script);
  return spaceBeforeMarks ? local.replace(/(?<=[\p{L}\p{N}]): /gu, "\u00A0: ") : local;
}
