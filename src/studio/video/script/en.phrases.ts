import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in English, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const EN: Phrases = {
  price: ["And the price?", "What does it cost?", "The price:"],
  place: ["Where?"],
  when: ["When?"],
  soon: ["How soon?", "How quickly?"],
  long: ["How long?"],
  steps: ["How does it work?", "It works like this:"],
  also: ["Plus:", "Also:"],
  again: ["Remember:", "Don’t forget:"],
  list: ["In short:", "To sum up:"],
  and: "and",
  question: "{thing}?",
};
