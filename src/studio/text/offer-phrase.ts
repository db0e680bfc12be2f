import { pick, type Random } from "../random.ts";
import type { TextBrief } from "./brief.ts";
import type { PhraseBook } from "./phrase-book.ts";
import { fillTemplate } from "./template.ts";

/**
 * Names product and company in one noun phrase, "Country Loaf from Hearth & Crumb". If one name
 * contains the other, it is enough: "Acme CRM".
 */
export function offerPhrase(book: PhraseBook, brief: TextBrief, random: Random): string {
  const { productName: product, companyName: company } = brief;
  if (containsWords(product, company)) return product;
  if (containsWords(company, product)) return company;
  const slots = { product, company, offer: "", audience: "", audienceLabel: "" };
  return fillTemplate(pick(random, book.offers) ?? "{product}, {company}", slots);
}

function containsWords(text: string, part: string): boolean {
  const at = text.indexOf(part);
  if (at < 0) return false;
  const [before, after] = [text[at - 1] ?? " ", text[at + part.length] ?? " "];
  return !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after);
}
