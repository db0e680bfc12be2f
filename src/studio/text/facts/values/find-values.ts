import type { BriefField } from "../brief.ts";
import type { Lexicon } from "../lexicon.ts";
import { withDigits } from "../shadow.ts";
import type { NumberValue, Value } from "../value.ts";
import { type Draft, overlaps } from "./find.ts";
import { findContacts, findNumbers, findPercents } from "./numbers.ts";
import { findPlaces } from "./places.ts";
import { findPrices } from "./prices.ts";
import { findAges, findTimes } from "./times.ts";

/**
 * Finds all values of a brief's field, or of an ad that the gate reads, in order. Values do not
 * overlap; the order of the searches here decides, so that a price wins over a number. `readFacts`
 * and the gate call it; patterns are in this folder, words in the lexicons.
 */
export function findValues(field: BriefField, text: string, lexicon: Lexicon): Value[] {
  const shadow = withDigits(text, lexicon);
  const ages = findAges(shadow, lexicon);
  const found: Draft[] = [];
  const add = (drafts: readonly Draft[]) => {
    for (const draft of drafts) if (!found.some((other) => overlaps(other, draft))) found.push(draft);
  };
  add(findContacts(text));
  add(findPercents(shadow));
  add(findPrices(shadow, lexicon));
  add(
    ages.map(({ start, end }) => ({
      kind: "number",
      start,
      end,
      amount: firstNumber(shadow.slice(start, end)),
      to: null,
      unit: "",
    })),
  );
  add(findTimes(shadow, lexicon));
  add(findPlaces(text, lexicon));
  const numbers = findNumbers(shadow, lexicon);
  add(numbers.filter((number) => !isYear(number)));
  add(
    numbers
      .filter(isYear)
      .map(({ start, end }) => ({ kind: "time", type: "year", start, end, deadline: false })),
  );
  return found
    .sort((a, b) => a.start - b.start)
    .map(
      ({ start, end, ...value }) =>
        ({ ...value, text: text.slice(start, end), span: { field, start, end } }) as Value,
    );
}

function isYear({ amount, to, unit, start, end }: Draft<NumberValue>): boolean {
  return unit === "" && to === null && end - start === 4 && amount >= 1900 && amount < 2100;
}

function firstNumber(text: string): number {
  return Number(/\d+/u.exec(text)?.[0] ?? "0");
}
