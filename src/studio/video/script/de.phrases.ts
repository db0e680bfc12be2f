import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in German, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const DE: Phrases = {
  price: ["Und der Preis?", "Was kostet das?", "Der Preis:"],
  place: ["Wo?"],
  when: ["Wann?"],
  soon: ["Wie schnell?"],
  long: ["Wie lange?"],
  steps: ["Wie geht das?", "So geht es:"],
  also: ["Dazu:", "Außerdem:", "Und dazu noch:"],
  again: ["Nicht vergessen:", "Und nicht vergessen:", "Noch einmal:"],
  list: ["Kurz gesagt:", "Alles zusammen:"],
  and: "und",
  question: "{thing}?",
};
