import { capitalizeFirst } from "../../language/letter-case.ts";
import { isUnwanted } from "../facts/aimed-steps.ts";
import { wishesOf, type Facts } from "../facts/facts.ts";
import type { Address } from "./grammar.ts";
import { OBJECT_WORDS } from "./object-words.ts";

/** Subscribers of letters and pages, those that stay, and ways with calls of their own. */
const OTHER =
  /(?<!\p{L})(?:newsletters?|nieuwsbrief|instagram|youtube|podcast|tiktok|facebook|channel|kanaal|kanal|renew\p{L}*|verleng\p{L}*|verläng\p{L}*|online|websites?|webseite|site|whatsapp|telefoni\p{L}+|phone|staff|team|board|crew|vorstand|bestuur|teamleden|bestuursleden)(?!\p{L})/iu;

/**
 * Templates of calls for the thing that the first goal names as its object: "Order a gift voucher."
 * for "sell gift vouchers", "Word vaste klant {at}." for "meer vaste klanten". Empty without one.
 * `goalTemplates` (`goal-calls.ts`) uses them; the words are in `object-words.ts`.
 */
export function objectTemplates(facts: Facts, address: Address | null): readonly string[] {
  const language = facts.language.slice(0, 2);
  const goals = wishesOf(facts).map(({ text }) => text);
  const [goal = ""] = goals;
  if (goals.some((text) => OTHER.test(text)) || isUnwanted(goal)) return [];
  for (const words of OBJECT_WORDS[language] ?? []) {
    const found = words.goal.exec(goal);
    if (found === null) continue;
    const typed = found.groups?.["thing"] ?? "";
    const [pattern, one] = words.one?.find(([form]) => form.test(typed)) ?? [];
    const said = (pattern === undefined ? typed : typed.replace(pattern, one ?? "")).toLowerCase();
    const thing = language === "de" ? capitalizeFirst(said) : said;
    const templates = (address && words[address]) ?? words.usual;
    return templates.map((template) => template.replace("{thing}", thing));
  }
  return [];
}
