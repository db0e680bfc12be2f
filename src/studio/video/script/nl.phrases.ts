import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in Dutch, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const NL: Phrases = {
  price: ["En de prijs?", "Wat kost het?", "De prijs:"],
  place: ["Waar?"],
  when: ["Wanneer?"],
  soon: ["Hoe snel?"],
  long: ["Hoe lang?"],
  steps: ["Hoe werkt het?", "Zo werkt het:"],
  also: ["En ook:", "En ook nog:", "Verder:"],
  again: ["Niet vergeten:", "En niet vergeten:", "Nog een keer:"],
  list: ["Kortom:", "Samengevat:"],
  and: "en",
  question: "{thing}?",
};
