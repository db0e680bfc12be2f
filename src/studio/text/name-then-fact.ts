import { isFunctionWord } from "../language/language-features.ts";
import { lowercaseFirst } from "../language/letter-case.ts";
import type { Fact } from "./facts.ts";
import type { PhraseBook } from "./phrase-book.ts";
import { fitsTemplate, type Slots } from "./template.ts";

/**
 * Joins the offer and a statement: "Country Loaf from Hearth & Crumb: Bread with a slow crust."
 * Null if there is another colon, if the statement starts with the name, or if the language wants a
 * small letter after a colon and the first word may be a name.
 * @param text the statement as this ad words it
 */
export function nameThenFact(
  { book, slots, language }: { book: PhraseBook; slots: Slots; language: string },
  fact: Fact,
  text: string,
): string | null {
  const { offer, product, company } = slots;
  const repeats = text.startsWith(product) || text.startsWith(company);
  if (repeats || fact.kind === "question" || fact.kind === "action" || !/^\p{L}/u.test(text)) return null;
  if (/[:：]/.test(text + offer) || /^\p{Ll}/u.test(offer) || !fitsTemplate("{offer}: …", slots)) return null;
  const [first = ""] = text.split(/[\s,]/u);
  const needsSmall = book.audienceCase === "lower" && /^\p{Lu}/u.test(first);
  if (needsSmall && !isFunctionWord(language, first)) return null;
  return offer + (book.colon ?? ": ") + (needsSmall ? lowercaseFirst(text) : text);
}
