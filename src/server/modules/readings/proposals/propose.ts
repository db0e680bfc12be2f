import { cleanText } from "#core/clean-text.ts";
import type { Proposal } from "#core/readings/proposal.ts";
import { proposeLook } from "./propose-look.ts";
import { proposeNames } from "./propose-names.ts";
import { proposeProducts } from "./propose-products.ts";
import type { SiteFacts } from "./site-facts.ts";

const MAX_CHARS = 2500;

/** Removes what Postgres cannot store and what disguises text, in all texts of a proposal. */
function clean(proposals: readonly Proposal[]): readonly Proposal[] {
  const reviver = (_key: string, value: unknown) =>
    typeof value === "string" ? cleanText(value.slice(0, MAX_CHARS)) : value;
  return JSON.parse(JSON.stringify(proposals), reviver) as readonly Proposal[];
}

/**
 * Proposals for the brand from the pages read so far, in the order of the brand's form; `readSite`
 * (`read-site.ts`) calls it for each progress. `propose-names.ts`, `propose-look.ts` and
 * `propose-products.ts` find them. Texts longer than `MAX_CHARS` in this file are cut.
 */
export function propose(site: SiteFacts): readonly Proposal[] {
  const names = proposeNames(site);
  const isClaim = ({ field }: Proposal) => field === "claim";
  return clean([
    ...names.filter((proposal) => !isClaim(proposal)),
    ...proposeLook(site),
    ...proposeProducts(site),
    ...names.filter(isClaim),
  ]);
}

/** Facts that every page has, so that they do not count as a result. */
const TRIVIAL: readonly Proposal["field"][] = ["website", "languages"];

/**
 * Whether the proposals of a site contain more than the fields in `TRIVIAL`, which every site has;
 * otherwise `readSite` (`read-site.ts`) fails with `nothing_found`.
 */
export const hasUsefulProposal = (proposals: readonly Proposal[]): boolean =>
  proposals.some(({ field }) => !TRIVIAL.includes(field));
