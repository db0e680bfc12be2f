import type { Phrases } from "./phrases.ts";

/** Phrases of voice-overs in German; `phrases.ts` lists the languages. */
export const DE: Phrases = {
  price: ["Und der Preis?", "Was kostet das?", "Der Preis:"],
  place: ["Wo?"],
  when: ["Wann?"],
  soon: ["Wie schnell?"],
  long: ["Wie lange?"],
  steps: ["Wie geht das?", "So geht es:"],
  also: ["Dazu:", "Außerdem:"],
  again: ["Noch einmal:", "Also:", "Zur Erinnerung:"],
  list: ["Kurz gesagt:", "Alles zusammen:"],
  and: "und",
  so: "Das ist {company}.",
  works: "So arbeitet {company}.",
  articles: { "bei der": "die ", beim: null, im: null },
  we: "Wir sind {company}: {thing}.",
  question: "{thing}?",
};
