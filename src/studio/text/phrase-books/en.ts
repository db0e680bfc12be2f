import type { PhraseBook } from "../phrase-book.ts";
import { EN_CONSUMER_CATEGORIES } from "./en-consumer-categories.ts";
import { EN_SERVICE_CATEGORIES } from "./en-service-categories.ts";

/** English connecting words. */
export const EN_PHRASE_BOOK: PhraseBook = {
  offers: ["{product} from {company}", "{product} by {company}"],
  introductions: {
    plain: ["{offer}.", "Meet {offer}.", "The name to remember: {offer}."],
    withAudience: [
      "{offer}, for {audience}.",
      "{offer}, with {audience} in mind.",
      "Meet {offer}, for {audience}.",
    ],
    withLabel: [
      "{offer}. Who it's for: {audienceLabel}.",
      "Meet {offer}. A good match for: {audienceLabel}.",
    ],
  },
  answers: {
    plain: ["Our answer: {offer}.", "Our suggestion: {offer}.", "One answer: {offer}.", "Our tip: {offer}."],
    withAudience: ["Our answer for {audience}: {offer}.", "What we suggest to {audience}: {offer}."],
    withLabel: ["Our answer: {offer}. Who it helps: {audienceLabel}."],
  },
  openers: {
    plain: [
      "Next on your list: {offer}.",
      "Ready when you are: {offer}.",
      "Take a closer look at {offer}.",
      "Curious about {product}? Ask {company}.",
      "Have you met {offer}?",
    ],
    withAudience: [
      "An invitation for {audience}: {offer}.",
      "Something for {audience} to try: {offer}.",
      "One for {audience}: {offer}.",
    ],
    withLabel: [],
  },
  audience: {
    withAudience: ["Made for {audience}.", "With {audience} in mind.", "For {audience}."],
    withLabel: ["Who it's for: {audienceLabel}.", "Sounds like a match for: {audienceLabel}."],
  },
  general: {
    pains: [
      "Another tab, another comparison, another maybe.",
      "Some things stay on the list far too long.",
      "Searching is the tiring part.",
      "Good ideas tend to wait for a quieter week.",
    ],
    payoffs: ["A closer look says more than a long ad.", "Some things are easier to show than to describe."],
    closings: [
      "Take a look and see if it fits.",
      "Questions? Just ask.",
      "Get in touch whenever it suits you.",
      "We'd love to show you.",
      "See for yourself.",
    ],
  },
  categories: { ...EN_CONSUMER_CATEGORIES, ...EN_SERVICE_CATEGORIES },
  audienceCase: "english",
  audiencePrefix: /^(?:for|to)(?:\s+|$)/iu,
};
