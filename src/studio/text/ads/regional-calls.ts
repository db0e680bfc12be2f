import type { Facts } from "../facts/facts.ts";
import { inArgentina, isArgentine } from "./argentine-calls.ts";
import { inBrazil, isBrazilian } from "./brazilian-calls.ts";
import { speaksToGroup, toGroup } from "./german-plural-calls.ts";
import type { Address } from "./grammar.ts";
import { speaksToSeveral, toSeveral } from "./italian-plural-calls.ts";

/**
 * Changes calls to the forms of the brief's region, or of owners who speak to several readers.
 * `materialOf` (`write-ads.ts`) passes its calls through it.
 * @param typed everything that the user typed
 * @param shown what the user typed for customers
 */
export function regionalCalls(
  facts: Facts,
  typed: string,
  shown: string,
  address: Address | null,
): (calls: readonly string[]) => readonly string[] {
  if (isBrazilian(facts, typed)) return (calls) => inBrazil(calls, facts);
  if (isArgentine(facts, typed, address)) return inArgentina;
  if (speaksToGroup(facts, shown)) return toGroup;
  return speaksToSeveral(facts, shown, address) ? toSeveral : (calls) => calls;
}
