import type { PhraseBook } from "../phrase-book.ts";
import { EN_LIVING } from "./en-living.ts";
import { EN_SERVICES } from "./en-services.ts";

export const EN: PhraseBook = {
  offers: ["{product} from {company}", "{product} by {company}"],
  presents: {
    plain: ["{offer}.", "Meet {offer}.", "The name to remember: {offer}."],
    to: ["{offer}, for {audience}.", "{offer}, with {audience} in mind.", "Meet {offer}, for {audience}."],
    label: ["{offer}. Who it's for: {audienceLabel}.", "Meet {offer}. A good match for: {audienceLabel}."],
  },
  answers: {
    plain: ["Our answer: {offer}.", "Our suggestion: {offer}.", "One answer: {offer}.", "Our tip: {offer}."],
    to: ["Our answer for {audience}: {offer}.", "What we suggest to {audience}: {offer}."],
    label: ["Our answer: {offer}. Who it helps: {audienceLabel}."],
  },
  openers: {
    plain: [
      "Next on your list: {offer}.",
      "Ready when you are: {offer}.",
      "Take a closer look at {offer}.",
      "Curious about {product}? Ask {company}.",
      "Have you met {offer}?",
    ],
    to: [
      "An invitation for {audience}: {offer}.",
      "Something for {audience} to try: {offer}.",
      "One for {audience}: {offer}.",
    ],
    label: [],
  },
  audience: {
    to: ["Made for {audience}.", "With {audience} in mind.", "For {audience}."],
    label: ["Who it's for: {audienceLabel}.", "Sounds like a match for: {audienceLabel}."],
  },
  general: {
    pains: [
      "Another tab, another comparison, another maybe.",
      "Some things stay on the list far too long.",
      "Searching is the tiring part.",
      "Good ideas tend to wait for a quieter week.",
    ],
    joys: ["A closer look says more than a long ad.", "Some things are easier to show than to describe."],
    closings: [
      "Take a look and see if it fits.",
      "Questions? Just ask.",
      "Get in touch whenever it suits you.",
      "We'd love to show you.",
      "See for yourself.",
    ],
  },
  scenes: { ...EN_LIVING, ...EN_SERVICES },
  audienceCase: "english",
  audiencePrefix: /^(?:for|to)(?:\s+|$)/iu,
};
