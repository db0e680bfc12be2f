import { pick, type Random } from "../random.ts";
import type { TextBrief } from "./brief.ts";
import { fillFrame } from "./fill.ts";
import type { PhraseBook } from "./phrase-book.ts";

/** One name is enough when it contains the other: "Acme CRM", not "Acme CRM from Acme". */
export function offerOf(book: PhraseBook, brief: TextBrief, random: Random): string {
  const { productName: product, companyName: company } = brief;
  if (containsWords(product, company)) return product;
  if (containsWords(company, product)) return company;
  const slots = { product, company, offer: "", audience: "", audienceLabel: "" };
  return fillFrame(pick(random, book.offers) ?? "{product}, {company}", slots);
}

function containsWords(text: string, part: string): boolean {
  const at = text.indexOf(part);
  if (at < 0) return false;
  const [before, after] = [text[at - 1] ?? " ", text[at + part.length] ?? " "];
  return !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after);
}
