import type { Phrases } from "./phrases.ts";

/** Phrases of voice-overs in English; `phrases.ts` lists the languages. */
export const EN: Phrases = {
  price: ["And the price?", "What does it cost?", "The price:"],
  place: ["Where?"],
  when: ["When?"],
  soon: ["How soon?", "How quickly?"],
  long: ["How long?"],
  steps: ["How does it work?", "It works like this:"],
  also: ["Plus:", "Also:"],
  again: ["Remember:", "Once more:", "So:"],
  list: ["In short:", "To sum up:"],
  and: "and",
  so: "That is {company}.",
  works: "That is how {company} works.",
  articles: {},
  we: "We are {company}: {thing}.",
  question: "{thing}?",
};
