import { capitalizeFirst } from "../../language/letter-case.ts";
import { hasRepeatedWord } from "../../language/repeated-word.ts";
import { isIdeographic, type Script } from "../../language/script.ts";
import type { Facts } from "../facts/facts.ts";
import type { PlaceValue, PriceValue, Value } from "../facts/value.ts";
import { fillNames } from "./call-to-action.ts";
import type { AdGrammar } from "./grammar.ts";
import { insideSentence, overlaps, type Line } from "./lines.ts";

export interface NameLineOptions {
  readonly facts: Facts;
  readonly lines: readonly Line[];
  readonly grammar: AdGrammar;
  readonly script: Script;
}

/** A sentence that names the product or the company, alone or with a fact. */
export interface NameLine {
  readonly text: string;
  /** The template, so that the ads of a set differ. */
  readonly form: string;
  /** The lines whose statements it contains. */
  readonly lines: readonly Line[];
}

/** Longest phrase in UTF-16 units that follows a name, alone and as one of two. */
const MAX_PHRASE = 60;
const MAX_PAIRED = 34;

/** All lines with a name. Prices and places are named with the product, as typed. */
export function nameLinesOf({ facts, lines, grammar, script }: NameLineOptions): NameLine[] {
  const make = (
    form: string,
    stated: readonly Line[],
    values: Readonly<Record<string, string>>,
  ): NameLine => {
    const filled = form.replace(/\{(price|place|phrase)\}/g, (_, name: string) => values[name] ?? "");
    const text = tidy(capitalizeFirst(fillNames(filled, facts)), grammar, script);
    return { text, form: stated.length > 1 ? `${form} 2` : form, lines: stated };
  };
  const both = namesDiffer(facts);
  const phrases = (line: Line, longest: number) =>
    line.shape === "phrase" && line.clause.length <= longest && !onlyPrice(line);
  const names = `${facts.company} | ${facts.product}`;
  const all = [
    ...[...grammar.product, ...(both ? grammar.both : [])].map((form) => make(form, [], {})),
    ...lines.flatMap((line) => {
      const inside = insideSentence(line.clause, grammar);
      const price = onlyPrice(line);
      if (price) {
        const forms = price.from ? grammar.pricedFrom : grammar.priced;
        return forms.map((form) => make(form, [line], { price: inside }));
      }
      if (onlyPlace(line)) return grammar.placed.map((form) => make(form, [line], { place: inside }));
      if (!phrases(line, MAX_PHRASE)) return [];
      const forms = both ? [...grammar.described, ...grammar.company] : grammar.described;
      return fitting(forms, inside).map((form) => make(form, [line], { phrase: inside }));
    }),
    ...pairsOf(lines.filter((line) => phrases(line, MAX_PAIRED))).flatMap(([first, second]) => {
      const [a, b] = [insideSentence(first.clause, grammar), insideSentence(second.clause, grammar)];
      if (startsWithCapital(b) || a.includes(",")) return [];
      return fitting(grammar.described, a).map((form) =>
        make(form, [first, second], { phrase: `${a}, ${b}` }),
      );
    }),
  ];
  // "from From Scratch"
  return all.filter(({ text }) => !hasRepeatedWord(text, names));
}

/** After a comma only a word in small letters reads as the same sentence. */
function fitting(forms: readonly string[], phrase: string): readonly string[] {
  return startsWithCapital(phrase) ? forms.filter((form) => form.includes(":")) : forms;
}

const startsWithCapital = (text: string) => /^\p{Lu}/u.test(text);

function pairsOf(lines: readonly Line[]): [Line, Line][] {
  return lines.flatMap((first) =>
    lines.filter((second) => !overlaps(first, second)).map((second): [Line, Line] => [first, second]),
  );
}

/** Whether neither name contains the other, so that both can be in one sentence. */
export function namesDiffer({ company, product }: Pick<Facts, "company" | "product">): boolean {
  const [a, b] = [company.toLowerCase(), product.toLowerCase()];
  return !a.includes(b) && !b.includes(a);
}

/** The price of a line that says nothing else: "59 dollars". */
function onlyPrice(line: Line): PriceValue | undefined {
  return valuesOf(line).find((value): value is PriceValue => value.kind === "price" && isAlone(value, line));
}

/** The place of a line that says nothing else: "in Leeds". */
function onlyPlace(line: Line): PlaceValue | undefined {
  return valuesOf(line).find(
    (value): value is PlaceValue =>
      value.kind === "place" && value.preposition !== "" && isAlone(value, line),
  );
}

const valuesOf = ({ facts }: Line): Value[] => facts.flatMap(({ values }) => values);

function isAlone({ text }: Value, { clause }: Line): boolean {
  const rest = clause.replace(text, "");
  // "Adults 9 pounds" names more than a price.
  return clause.indexOf(text) < 6 && rest.length <= 9 && !/[\p{N}:]/u.test(rest);
}

function tidy(text: string, { spaceBeforeMarks }: AdGrammar, script: Script): string {
  if (isIdeographic(script)) {
    return text.replace(/\.$/u, "。").replaceAll(": ", "：").replaceAll(", ", "、");
  }
  return spaceBeforeMarks ? text.replace(/(?<=\p{L}): /gu, "\u00A0: ") : text;
}
