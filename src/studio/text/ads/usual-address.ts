import type { Facts } from "../facts/facts.ts";
import { voiceRules } from "../voice.ts";
import type { Address } from "./grammar.ts";
import { isForBusinesses } from "./usual-goal.ts";

/**
 * How ads address readers if neither the notes nor the owner's sentences say it: as the brand voice
 * does. In the professional voice, which is the usual one, Italian and Spanish ads of shops and
 * services say "tu" and "tú", as is common there, except for grave trades (health, law, money,
 * grief), care homes and business customers. Null stands for the usual address of the language.
 * `addressOf` (`write-ads.ts`) calls it.
 */
export function usualAddress(facts: Facts): Address | null {
  const { address } = voiceRules(facts.voice);
  const isFamiliar = /^(?:it|es)/u.test(facts.language) && facts.voice === "professional";
  return isFamiliar && !isGrave(facts) && !isForBusinesses(facts) ? null : address;
}

const isGrave = ({ sober, trade, company, product }: Facts) =>
  sober || (trade?.sensitive ?? "charity") !== "charity" || CARE_HOME.test(`${company} | ${product}`);

/** Homes for old people. */
const CARE_HOME =
  /(?<!\p{L})(?:RSA|cas[ae] (?:di riposo|protett[ae]|famiglia per anziani)|residenz[ae] (?:sanitari[ae]|per anziani|assistenzial[ei])|residencias? (?:de|para) (?:personas )?(?:mayores|ancianos|tercera edad|la tercera edad)|residencias? geriátricas?|centros? de (?:día|mayores)|hogar(?:es)? de (?:mayores|ancianos))(?!\p{L})/iu;
