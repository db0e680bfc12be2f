import { isUnwanted } from "./aimed-steps.ts";
import { isDenied } from "./brought-things.ts";
import { wishesOf, printableFacts, type Facts } from "./facts.ts";
import { visitsCustomers } from "./home-visits.ts";

/** What the goals want customers to bring: "schoenen", "ihre Messer"; no noun in "drop-off". */
export interface BroughtNoun {
  readonly noun: string;
  /** The German word before the noun, which shows its gender or number; else empty. */
  readonly determiner: string;
}

/** Customers who bring something, by language; `broughtThing` (`brought-things.ts`) has others. */
const BROUGHT: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:(?:bring(?:ing)?|drop(?:ping)?)(?: in| off)? (?:their|the|more|several) (?<noun>\p{Ll}{3,}(?: \p{Ll}{3,})?)(?=$|[,.;(]| (?:in|off|to (?:us|me|the)|before|by|for|on|during|between|early)(?!\p{L}))|(?<!fewer )drop[- ]?off (?:customers|clients|orders)(?!\p{L}))/iu,
  de: /(?<!\p{L})(?<determiner>ihren|ihre|ihr|mehrere) (?<noun>\p{Lu}\p{Ll}{2,})(?: (?:aufs Mal|auf einmal|gleich|zu uns|zu mir|rechtzeitig|in die Werkstatt|in den Laden|in unsere Werkstatt|(?:im|vor dem|am) \p{Lu}\p{Ll}+(?: (?:und|oder) \p{Lu}\p{Ll}+)?))*(?: vorbei)? ?(?<!\p{L})(?:vorbei)?(?:bringen|bringt|abgeben)(?!\p{L})/u,
  nl: /(?<!(?<!\p{L})(?:en|of|voor|van|met|over|meer|onze) )(?<!\p{L})(?<noun>\p{Ll}{4,}) (?:(?:te )?laten (?:langs)?brengen|langs ?(?:te )?brengen|binnen(?: ?(?:te )?(?:brengen|krijgen|halen))?(?= v[óo][óo]r |$|[,.;(]| in )|inleveren|(?<=(?<!\p{L})hun \p{Ll}+ )brengen)(?!\p{L})/iu,
};

/**
 * The noun of what English, German and Dutch goals want customers to bring to the business; null
 * without one, and if the product and the message do not name it. `bringTemplates`
 * (`ads/bring-calls.ts`) asks readers for it.
 */
export function broughtNoun(facts: Facts): BroughtNoun | null {
  const pattern = BROUGHT[facts.language.slice(0, 2)];
  if (pattern === undefined || visitsCustomers(facts)) return null;
  const stated = [facts.product, ...printableFacts(facts).map(({ text }) => text)].join("\n").toLowerCase();
  for (const { text } of wishesOf(facts)) {
    const found = pattern.exec(text);
    if (found === null || isUnwanted(text) || isDenied(text.slice(0, found.index))) continue;
    const { noun = "", determiner = "" } = found.groups ?? {};
    const [last = ""] = noun.toLowerCase().split(" ").slice(-1);
    if (NO_THING.test(last) || !isNamed(noun === "" ? "drop" : last, stated)) continue;
    return { noun, determiner };
  }
  return null;
}

/** Whether the brief shows that the business works on the thing: "schoen" of "wandelschoenen". */
const isNamed = (noun: string, stated: string) =>
  stated.includes(noun) || stated.includes(noun.replace(/(?:en|e?s)$/u, ""));

/** People, and what businesses bring in themselves. */
const NO_THING =
  /^(?:friends?|kids?|children|famil(?:y|ies)|people|customers?|clients?|guests?|dogs?|money|cash|orders?|bookings?|sales|kinder|kind|freunde?|hunde?|familien?|gäste|kunden|geld|mensen|klanten|kinderen|vrienden|gasten|honden|orders|opdrachten|aanvragen|boekingen|bestellingen|werk)$/u;
