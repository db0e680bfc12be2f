import type { Phrases } from "./phrases.ts";

/** Phrases of voice-overs in Dutch; `phrases.ts` lists the languages. */
export const NL: Phrases = {
  price: ["En de prijs?", "Wat kost het?", "De prijs:"],
  place: ["Waar?"],
  when: ["Wanneer?"],
  soon: ["Hoe snel?"],
  long: ["Hoe lang?"],
  steps: ["Hoe werkt het?", "Zo werkt het:"],
  also: ["En ook:", "Daarbij:", "Verder:"],
  again: ["Nog een keer:", "Ter herinnering:"],
  list: ["Kortom:", "Samengevat:"],
  and: "en",
  so: "Dat is {company}.",
  works: "Zo werkt {company}.",
  articles: { "in het": "het " },
  we: "Wij zijn {company}: {thing}.",
  question: "{thing}?",
};
