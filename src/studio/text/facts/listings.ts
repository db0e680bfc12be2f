import type { FactKind } from "./facts.ts";
import type { Clause } from "./segments.ts";

/** "Includes tile saw, pressure washer, ladders": one statement with its items. */
const LISTING =
  /^(?:(?:it|this|the price|we|das|der preis|ça|il|elle) )?(?:includ(?:es?|ing)|inkl(?:usive|\.)?|beinhaltet|enthält|comprend|inclut|incluye|include|comprende|inclui|inclusief|inbegrepen)(?!\p{L})/iu;
/** Kinds of clauses that are items of a listing; a price or an offer is a statement of its own. */
const LISTED: readonly FactKind[] = ["feature", "benefit", "process", "place"];
/** UTF-16 units; a longer listing is cut at its commas. */
const MAX_LISTING = 90;

/**
 * Whether a clause is the next item of a listing that the clauses before it start (words: `LISTING`
 * here). `joinClauses` (`classify.ts`) then keeps both as one statement, up to `MAX_LISTING`.
 */
export const continuesListing = (
  before: string,
  clause: string,
  join: Clause["join"],
  kind: FactKind,
): boolean =>
  join === "weak" &&
  LISTED.includes(kind) &&
  LISTING.test(before) &&
  before.length + clause.length <= MAX_LISTING;

/**
 * Whether a text ends with a condition after a dash, which the next clause completes: "Your
 * employer pays – if it won't". `joinClauses` (`classify.ts`) keeps both together.
 */
export function endsInCondition(before: string): boolean {
  const parts = before.split(/\s\p{Pd}\s/u);
  const last = parts.at(-1) ?? "";
  return parts.length > 1 && /^(?:if|wenn|falls|si|se|als)(?!\p{L})/iu.test(last) && !last.includes(",");
}
