import { broughtNoun } from "../facts/brought-nouns.ts";
import type { Facts } from "../facts/facts.ts";
import type { Address } from "./grammar.ts";

/** German words before a brought thing, to "Sie" and to "du". */
const DETERMINERS: Readonly<Record<string, readonly [formal: string, informal: string]>> = {
  ihr: ["Ihr", "dein"],
  ihre: ["Ihre", "deine"],
  ihren: ["Ihren", "deinen"],
  mehrere: ["mehrere", "mehrere"],
};

/**
 * Templates of English, German and Dutch calls to bring what the goals name: "Breng je schoenen
 * langs {at}."; empty without it. `goalTemplates` (`goal-calls.ts`) uses them.
 */
export function bringTemplates(facts: Facts, address: Address | null): readonly string[] {
  const brought = broughtNoun(facts);
  if (brought === null) return [];
  const { noun, determiner } = brought;
  switch (facts.language.slice(0, 2)) {
    case "en":
      return noun === ""
        ? ["Drop off at {company}.", "Drop off with us."]
        : [`Bring your ${noun} to {company}.`, `Drop off your ${noun}.`];
    case "nl": {
      const asked = `Breng ${address === "formal" ? "uw" : "je"} ${noun.toLowerCase()} langs`;
      return [`${asked} {at}.`, `${asked}.`];
    }
    default: {
      const [formal, informal] = DETERMINERS[determiner.toLowerCase()] ?? ["", ""];
      if (address === null) return [`${noun} {at} vorbeibringen.`, `${noun} vorbeibringen.`];
      const asked = address === "formal" ? `Bringen Sie ${formal} ${noun}` : `Bring ${informal} ${noun}`;
      return [`${asked} {at} vorbei.`, `${asked} vorbei.`];
    }
  }
}
