import type { Phrases } from "./phrases.ts";

/** Phrases of voice-overs in English; `phrase-table.ts` lists the languages. */
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
  request:
    /^(?:please )?(?:plan (?:a|an|your|the)|send|call|phone|ring|text (?:us|me|\+?\d)|e-?mail|message|whats ?app|write|book(?! (?:club|shop|launch))|order(?! of)|reserve|ask|come|visit|drop|pop|stop by|swing by|try|join|sign up|register|apply|donate|give|see (?:it|us|our|the)|find (?:us|out|your)|check (?:it|our|your)|download|shop|buy|request|schedule|arrange|contact|claim|get (?:yours|in touch|your|a)|pick (?:a|your)|choose (?:a|your)|speak|talk|look|walk in|enquire|subscribe|start (?:a|your|today|now|with))(?![\p{L}-])/iu,
};
